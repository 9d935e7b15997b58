// Says sentences to those who hear the page: one after the other, none cut off by the next, none that is stale.

/**
 * What a sentence is about. One that still waits gives way to a newer one of its topic, because only the newest is
 * true; of moves, several are kept, since each one happened.
 */
export type Topic = "move" | "turn" | "marks" | "value" | "answer";

/** How many sentences stay in the live region; screen readers have read the older ones by then. */
const KEPT = 6;
/** Milliseconds that a sentence is given: a beginning, and so much for each letter (a brisk reader's pace). */
const [BEGINNING, LETTER] = [250, 35];
/** How many sentences of a topic may wait. */
const WAITING: Record<Topic, number> = { move: 2, turn: 1, marks: 1, value: 1, answer: 1 };

interface Waiting {
  readonly text: string;
  readonly topic: Topic | null;
}

/** A queue of sentences: each is written when the one before has had the time to be read. */
export class Speaker {
  readonly #write: (text: string) => void;
  readonly #after: (milliseconds: number, run: () => void) => void;
  #queue: readonly Waiting[] = [];
  #speaking = false;

  /** `write` gives a sentence to the screen reader; `after` runs something later. */
  constructor(write: (text: string) => void, after: (milliseconds: number, run: () => void) => void) {
    this.#write = write;
    this.#after = after;
  }

  /** Says `text` after what is being said; without a topic it is never left out. */
  say(text: string, topic: Topic | null = null): void {
    if (text === "") return;
    this.#queue = coalesced([...this.#queue, { text, topic }]);
    if (!this.#speaking) this.#next();
  }

  /** Nothing of what waits is said any more. */
  forget(): void {
    this.#queue = [];
  }

  #next(): void {
    const [first, ...rest] = this.#queue;
    this.#queue = rest;
    this.#speaking = first !== undefined;
    if (first === undefined) return;
    this.#write(first.text);
    this.#after(BEGINNING + LETTER * first.text.length, () => {
      this.#next();
    });
  }
}

/** The queue without the oldest of each topic that has too many, and without questions that a move has answered. */
function coalesced(queue: readonly Waiting[]): Waiting[] {
  return queue.filter(({ topic }, at) => {
    if (topic === null) return true;
    const newer = queue.slice(at + 1).map((each) => each.topic);
    if (topic !== "move" && newer.includes("move")) return false;
    return newer.filter((each) => each === topic).length < WAITING[topic];
  });
}

/** Adds a sentence to the live region. Each is a paragraph of its own, so that only what is new is read, in order. */
function write(sentence: string): void {
  const region = document.getElementById("status");
  if (region === null) return;
  const line = document.createElement("p");
  line.textContent = sentence;
  region.append(line);
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

const speaker = new Speaker(write, (milliseconds, run) => {
  setTimeout(run, milliseconds);
});

/** Says a sentence to those who hear the page. */
export function announce(sentence: string, topic: Topic | null = null): void {
  speaker.say(sentence, topic);
}

/** Takes back what was said and what is still to be: whoever it was for has gone, or hears another language now. */
export function silence(): void {
  speaker.forget();
  document.getElementById("status")?.replaceChildren();
}
