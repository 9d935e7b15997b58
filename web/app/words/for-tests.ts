// Every unit test speaks English: web/test.mjs puts this before each of them.
import { ENGLISH } from "./languages.js";
import { speak, type Part } from "./words.js";

/** The English sources by part, as JSON; web/test.mjs writes them in. */
declare const ENGLISH_WORDS: string;

speak(ENGLISH, Object.entries(JSON.parse(ENGLISH_WORDS) as Record<Part, string>) as [Part, string][]);
