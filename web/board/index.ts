// The board's public face: the element, the ground behind it, and the types to talk to it with.

export { MagombaBoard } from "./board.js";
export type { Heard } from "./heard.js";
export { paintGround } from "./ground.js";
export { drawThumbnail } from "./thumb.js";
export { watchTheme } from "./theme.js";
export { NO_MARKS } from "./types.js";
export type {
  AttendDetail,
  BoardOptions,
  BoardState,
  Counts,
  HoleDetail,
  Marks,
  Shown,
  SideIndex,
  Speed,
} from "./types.js";
