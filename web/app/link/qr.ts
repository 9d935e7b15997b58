// A text as a QR code, drawn as one path of an SVG; the library that works it out comes with this module.
import { encode } from "uqr";

/** A QR code. Lengths are in modules, the small squares it is made of. */
export interface QrCode {
  /** Width and height, the quiet zone round it included. */
  readonly size: number;
  /** The dark modules as a path. */
  readonly path: string;
}

/** The light margin that readers need. */
const QUIET = 4;
/** Larger ones than this have modules too small for a phone's camera on a phone's screen. */
const LARGEST_VERSION = 25;

/** The QR code of a text; null when it is too long for one that a camera can read. */
export function qrCode(text: string): QrCode | null {
  try {
    const { data, size } = encode(text, { ecc: "L", border: QUIET, maxVersion: LARGEST_VERSION });
    return { size, path: data.map(rowPath).join("") };
  } catch {
    // Too long is the only thing that can be wrong with a text.
    return null;
  }
}

/** The dark stretches of a row. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    path += `M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`;
  }
  return path;
}
