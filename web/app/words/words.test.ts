// How messages are filled in: lists, numbers, directions, other languages, and the two that are none.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { declarations, shipped } from "../../messages.mjs";
import { chooseLanguage, ENGLISH, languageOf, LANGUAGES, PSEUDO, type Language } from "./languages.js";
import { long, transformOf, turned } from "./pseudo.js";
import { addPart, hasPart, heardAs, isolate, language, list, speak, t } from "./words.js";

const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
const arabic = LANGUAGES.find(({ code }) => code === "ar") ?? ENGLISH;
const english = language();
const ENGLISH_LISTS = `list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-last = { $first }, and { $second }`;

afterEach(() => {
  assert.equal(english, ENGLISH);
});

/** Speaks a language with this source while `run` runs. */
function spoken(language: Language, source: string, run: () => void, transform?: (text: string) => string): void {
  const before = globalThis.console.error;
  try {
    speak(language, [["page", source]], transform);
    run();
  } finally {
    globalThis.console.error = before;
    speak(ENGLISH, [["page", ENGLISH_LISTS]]);
  }
}

test("lists are joined by the language's own words", () => {
  assert.equal(list([]), "");
  assert.equal(list(["a1"]), "a1");
  assert.equal(list(["a1", "a4"]), "a1 and a4");
  assert.equal(list(["a1", "a4", "b2", "b3"]), "a1, a4, b2, and b3");
  spoken(
    arabic,
    "list-two = { $first } و{ $second }\nlist-more = { $first }، { $second }\nlist-last = { $first } و{ $second }",
    () => {
      assert.equal(bare(list(["a1", "a4"])), "a1 وa4");
      assert.equal(bare(list(["a1", "a4", "b2"])), "a1، a4 وb2");
      // Each name keeps its direction.
      assert.equal(list(["a1", "a4"]).match(/\u2068a\d\u2069/g)?.length, 2);
    },
  );
});

test("what is filled in keeps its direction where lines run from right to left, and stays plain elsewhere", () => {
  spoken(arabic, "empty-hole = { $hole } فارغة.", () => {
    assert.equal(t("empty-hole", { hole: "a5" }), "\u2068a5\u2069 فارغة.");
    assert.equal(isolate("a5>b3x"), "\u2068a5>b3x\u2069");
  });
  spoken(ENGLISH, "empty-hole = { $hole } is empty.", () => {
    assert.equal(t("empty-hole", { hole: "a5" }), "a5 is empty.");
    assert.equal(isolate("a5>b3x"), "a5>b3x");
  });
});

test("numbers have Latin digits, and no signs between thousands unless they are asked for", () => {
  spoken(arabic, 'level = { $level } | { NUMBER($level, useGrouping: "always") }', () => {
    assert.equal(bare(t("level", { level: 12345 })), "12345 | 12,345");
  });
});

test("plural forms are the language's own", () => {
  const source = `take = { $stones ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
  }`;
  spoken(arabic, source, () => {
    const forms = [0, 1, 2, 3, 11, 100].map((stones) => t("take", { stones }));
    assert.deepEqual(forms, ["zero", "one", "two", "few", "many", "other"]);
  });
  // No browser knows every language: then English forms are used, whatever the browser's own language is.
  for (const { code, forms } of LANGUAGES) {
    assert.ok(Intl.PluralRules.supportedLocalesOf([...forms]).length > 0, code);
  }
});

test("a message that is not there is named, and told on the console", () => {
  spoken(ENGLISH, "", () => {
    const said: unknown[] = [];
    globalThis.console.error = (text: unknown) => said.push(text);
    assert.equal(t("tagline"), "tagline");
    assert.match(String(said[0]), /no message tagline/);
    assert.ok(!hasPart("rules"));
    addPart("rules", "rules-stop = Stop");
    assert.ok(hasPart("rules"));
    assert.equal(t("rules-stop"), "Stop");
  });
});

test("a visitor gets the language that is asked for, chosen before, wanted by the browser, or English", () => {
  const offered = LANGUAGES.filter(({ code }) => code !== "sn");
  const chosen = (asked: string | null, stored: string | null, wanted: string[]): string =>
    chooseLanguage(offered, asked, stored, wanted).code;
  assert.equal(chosen("fr", "sw", ["pt-BR"]), "fr");
  assert.equal(chosen(null, "sw", ["pt-BR"]), "sw");
  assert.equal(chosen(null, null, ["de", "pt-BR", "fr"]), "pt");
  assert.equal(chosen(null, null, ["de", "ja"]), "en");
  assert.equal(chosen(null, null, []), "en");
  assert.equal(chosen("sn", null, ["tl-PH"]), "fil");
  assert.equal(chosen("x".repeat(5000), "<b>", ["ar_EG"]), "ar");
  assert.equal(chosen("qps-rtl", "fr", []), "qps-rtl");
  // What the browser wants is never one that is none.
  assert.equal(languageOf("constructor", offered), null);
});

test("the languages that are none keep what is filled in", () => {
  const [longer = ENGLISH, rtl = ENGLISH] = PSEUDO;
  const source =
    "take-holes = { $max ->\n    [one] Take one hole · { $left } left\n   *[other] Take { $max } holes · { $left } left\n  }";
  spoken(
    longer,
    source,
    () => {
      const text = t("take-holes", { max: 3, left: 2 });
      assert.match(text, / 3 .* 2 /);
      assert.doesNotMatch(text, /Take|holes|left/);
    },
    transformOf(longer),
  );
  spoken(
    rtl,
    source,
    () => {
      assert.match(t("take-holes", { max: 3, left: 2 }), /\u202E.*\u202C\u20683\u2069/);
    },
    transformOf(rtl),
  );
  for (const text of ["Play", "Choose one of the ringed holes to sow from.", "x captures."]) {
    const letters = (of: string): number => of.replace(/[^\p{L}]/gu, "").length;
    assert.ok(letters(long(text)) >= 2 * letters(text) - 1, long(text));
  }
  assert.equal(long(" · 12 "), " · 12 ");
  assert.equal(turned(" · "), " · ");
});

test("a part is shipped without comments, and with English for what it lacks", () => {
  const text = shipped("# Note\na = Un\n", "a = One\nb = Two\n", "test");
  assert.equal(text, "a = Un\nb = Two\n");
});

test("types say what a message is to be told", () => {
  const types = declarations({
    page: "a = { $side ->\n  [N] x\n *[S] y\n }\nb = { a }: { $move } { $count ->\n  [one] 1\n *[other] { $count }\n }\nc = C",
  });
  assert.match(types, /"a": \{ side: "N" \| "S" \};/);
  assert.match(types, /"b": \{ move: Filling; count: number; side: "N" \| "S" \};/);
  assert.match(types, /"c": \{\s*\};/);
  assert.throws(() => declarations({ page: "a = A", rules: "a = B" }), /twice/);
});

test("what is seen stands in what is heard", () => {
  assert.equal(heardAs("Rules", "The rules of Tsoro"), "The rules of Tsoro");
  assert.equal(heardAs("Go there", "Go to move 3"), "Go there: Go to move 3");
});
