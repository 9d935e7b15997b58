// The languages of the page: what each is called, which way it is written, and which one a visitor gets.

/** A language that the page can be read in. */
export interface Language {
  /** The language's tag; also its folder in web/locales and the value of the page's `lang`. */
  readonly code: string;
  /** What its speakers call it. */
  readonly name: string;
  readonly dir: "ltr" | "rtl";
  /** Whose forms of numbers and plurals it has, best first: browsers do not know every language. */
  readonly forms: readonly string[];
  /** Its words still want to be read by someone who has spoken it since childhood: the page says so. */
  readonly wanted?: boolean;
  /** Made from English to try the page out: not offered, and never kept. */
  readonly pseudo?: boolean;
}

const ltr = (code: string, name: string): Language => ({ code, name, dir: "ltr", forms: [code, "en"] });

/** The language that the others are translated from. */
export const ENGLISH = ltr("en", "English");

/** Every language that has a name here, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ltr("af", "Afrikaans"),
  // The notation has Latin digits, and so have the numbers beside it.
  { code: "ar", name: "العربية", dir: "rtl", forms: ["ar-u-nu-latn"] },
  { ...ltr("ny", "Chichewa"), wanted: true },
  { ...ltr("sn", "chiShona"), wanted: true },
  ltr("fil", "Filipino"),
  ltr("fr", "Français"),
  ltr("sw", "Kiswahili"),
  ltr("pt", "Português"),
];

/** English twice as long, and English written from right to left: for trying out how the page bears them. */
export const PSEUDO: readonly Language[] = [
  { code: "qps-long", name: "Long", dir: "ltr", forms: ["en"], pseudo: true },
  { code: "qps-rtl", name: "Right to left", dir: "rtl", forms: ["en"], pseudo: true },
];

/** What is known by another tag, too. */
const ALSO: Readonly<Record<string, string>> = { tl: "fil", nya: "ny", arb: "ar", swa: "sw", swh: "sw", sna: "sn" };

/** The language with this tag among `offered`, or null. A tag may be more exact ("pt-BR"). */
export function languageOf(tag: string, offered: readonly Language[]): Language | null {
  const exact = [...offered, ...PSEUDO].find(({ code }) => code === tag.toLowerCase());
  if (exact !== undefined) return exact;
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  return offered.find(({ code }) => code === (ALSO[base] ?? base)) ?? null;
}

/** The language for a visitor: what the address asks for, what was chosen before, what the browser wants, or English. */
export function chooseLanguage(
  offered: readonly Language[],
  asked: string | null,
  stored: string | null,
  wanted: readonly string[],
): Language {
  for (const tag of [asked, stored, ...wanted]) {
    const found = tag === null || tag.length > 100 ? null : languageOf(tag, offered);
    if (found !== null) return found;
  }
  return ENGLISH;
}
