// Which language the page speaks: the one a visitor gets, and the change to another one in the midst of things.
import { clearLanguage, readLanguage } from "./address.js";
import type { Notice } from "./state.js";
import type { Store } from "./store.js";
import { chooseLanguage, ENGLISH, languageOf, type Language } from "./words/languages.js";
import { offeredLanguages, speakLanguage, stay } from "./words/load.js";
import { language, t } from "./words/words.js";

/** Where the choice is kept. */
const NAME = "language";

/** What is told to the page. */
export interface TongueHost {
  readonly store: Store;
  /** Another language is spoken: everything is to be said again. */
  spokenAnew(): void;
  notify(notice: Notice): void;
  dismiss(id: string): void;
}

/** The page's language. */
export class Tongue {
  readonly #host: TongueHost;

  constructor(host: TongueHost) {
    this.#host = host;
  }

  /** The languages to choose from; one that is none is among them while it is spoken. */
  get offered(): readonly Language[] {
    const now = language();
    const offered = offeredLanguages();
    return now.pseudo === true ? [...offered, now] : offered;
  }

  /**
   * Loads the visitor's language, or English where that cannot be had: then the one that is missing is given back.
   * Throws when nothing can be loaded.
   */
  async begin(): Promise<Language | null> {
    const stored = this.#host.store.get(NAME);
    const asked = readLanguage(location.search);
    const wanted = chooseLanguage(offeredLanguages(), asked, stored, navigator.languages);
    let missing: Language | null = null;
    try {
      await speakLanguage(wanted);
    } catch (error) {
      if (wanted === ENGLISH) throw error;
      await speakLanguage(ENGLISH);
      missing = wanted;
    }
    showLanguage();
    return missing;
  }

  /** Speaks another language from now on; when its words do not come, says so and stays as it is. */
  async choose(code: string): Promise<void> {
    const wanted = languageOf(code, offeredLanguages());
    if (wanted === null) return;
    if (wanted === language()) {
      stay();
      this.#host.dismiss(NAME);
      return;
    }
    try {
      if (!(await speakLanguage(wanted))) return;
    } catch {
      this.failed(wanted);
      return;
    }
    if (wanted.pseudo !== true) this.#host.store.set(NAME, wanted.code);
    clearLanguage();
    showLanguage();
    this.#host.dismiss(NAME);
    this.#host.spokenAnew();
  }

  /** Says that a language could not be loaded. */
  failed({ name }: Language): void {
    this.#host.notify({ id: NAME, text: () => t("language-failed", { language: name }) });
  }
}

/** The document says which language it is in, and which way that runs. */
function showLanguage(): void {
  const { code, dir } = language();
  Object.assign(document.documentElement, { lang: code, dir });
}
