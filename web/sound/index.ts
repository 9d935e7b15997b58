// What the page needs of sound, in one piece: it is loaded at the first gesture of a player who wants to hear something.
export { endOf, soundsOf, type Sound } from "./score.js";
export { Sounds } from "./sounds.js";
