// What a worker does with a question: has the engine answer it, word by word.
import type { Engine } from "../game/engine.js";
import type { GameRead } from "../game/types.js";
import type { Answer, Asked, ReadQuestion, ReadWord } from "./messages.js";

/** Thinks about one question until it is answered; `say` hears of every word, and of the end. */
export function think(engine: Engine, { id, question }: Asked, say: (answer: Answer) => void): void {
  const word = (word: Extract<Answer, { kind: "word" }>["word"]): void => {
    say({ kind: "word", id, word });
  };
  try {
    if (question.kind === "analysis") engine.analyse(question.record, question.limits, word);
    else if (question.kind === "read") read(engine, question, word);
    else if (question.skill.kind === "level") {
      word(engine.chooseMove(question.record, question.skill.level, question.seed));
    } else word(engine.chooseMoveIn(question.record, question.skill.seconds * 1000, word));
    say({ kind: "done", id });
  } catch {
    say({ kind: "error", id });
  }
}

/** Games are sent in portions that the page can take up between two frames. */
const PORTION = { games: 100, characters: 200_000 };

function read(engine: Engine, { text, most }: ReadQuestion, word: (word: ReadWord) => void): void {
  let from = 0;
  let games: GameRead[] = [];
  let characters = 0;
  const send = (count: number | null): void => {
    word({ from, games, count });
    from += games.length;
    games = [];
    characters = 0;
  };
  const count = engine.readGames(text, most, (game) => {
    games.push(game);
    characters += game.kind === "game" ? game.record.length : game.message.length;
    if (games.length >= PORTION.games || characters >= PORTION.characters) send(null);
  });
  send(count);
}
