// What the command box is made of: loaded in one piece.
export { readAtHole } from "./commands.js";
export { commandsView } from "./commands-view.js";
