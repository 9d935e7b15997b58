// The board's public face: the element, the ground behind it, and the types to talk to it with.

export { MagombaBoard, NO_MARKS, currentTheme, groundInk, paintGround, watchTheme } from "./board.js";
export type { BoardOptions, BoardState, HoleDetail, Marks, Speed, Theme } from "./board.js";
export { drawThumbnail } from "./thumb.js";
