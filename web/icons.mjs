// Draws the page's icons: a hollow in earth with three stones in it, as PNG files of any size. No picture is kept.
import { deflateSync } from "node:zlib";

/** The earth of each icon: the page's own, and one for each game's shortcut. */
export const EARTHS = { page: 0x8a4f2d, tsoro: 0x9a5230, nsolo: 0x7d6a3a, kimasai: 0x6b3a26, gore: 0x5f5a52 };

/** How many points of a side are looked at in a pixel that has an edge in it. */
const FINE = 4;

/** Where the stones lie in the hollow, in parts of its radius, and how large they are. */
const STONES = [
  { x: -0.38, y: -0.1, r: 0.4 },
  { x: 0.42, y: -0.2, r: 0.4 },
  { x: 0, y: 0.42, r: 0.4 },
];

const channels = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
const mixed = (one, other, part) => one.map((value, at) => value + (other[at] - value) * part);
const within = (value) => Math.min(1, Math.max(0, value));

/** The colour at a point of the hollow (both from -1 to 1, the hollow's rim at 1). */
function hollow(x, y) {
  const bone = channels(0xe8dcc4);
  for (const stone of STONES) {
    const [dx, dy] = [(x - stone.x) / stone.r, (y - stone.y) / stone.r];
    if (dx * dx + dy * dy > 1) continue;
    // Light comes from above, on the left.
    return mixed(
      mixed(bone, [255, 252, 240], within(-dx * 0.4 - dy * 0.5)),
      [104, 78, 52],
      within(dx * 0.35 + dy * 0.6),
    );
  }
  const shadow = STONES.some((stone) => Math.hypot(x - stone.x - 0.06, y - stone.y - 0.1) < stone.r);
  const depth = mixed(channels(0x3a1c0d), channels(0x6b3a20), within(0.5 + x * 0.3 + y * 0.5));
  return shadow ? mixed(depth, [20, 8, 2], 0.5) : depth;
}

/** The colour and cover at a point of the icon (both from 0 to 1). */
function point(x, y, earth, shape) {
  const corner = shape === "any" ? 7 / 32 : 0;
  const [cx, cy] = [Math.max(corner - x, 0, x - 1 + corner), Math.max(corner - y, 0, y - 1 + corner)];
  if (corner > 0 && Math.hypot(cx, cy) > corner) return null;
  // A mask may take all but a circle of four fifths.
  const radius = shape === "any" ? 0.34 : 0.29;
  const [hx, hy] = [(x - 0.5) / radius, (y - 0.5) / radius];
  const far = Math.hypot(hx, hy);
  if (far <= 1) return hollow(hx, hy);
  const ground = mixed(mixed(earth, [255, 235, 200], 0.16 * (1 - y)), [0, 0, 0], 0.14 * y);
  return far < 1.1 ? mixed(ground, [255, 225, 180], 0.22 * within(0.6 + hy * 0.6)) : ground;
}

/** Whether an edge runs between two points. */
function differ(one, other) {
  if (one === null || other === null) return one !== other;
  return one.some((value, channel) => Math.abs(value - other[channel]) > 12);
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let sum = 0xffffffff;
  for (const byte of body) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

/**
 * A PNG of `size` by `size` pixels. `shape`: "any" has round corners with nothing beyond them, "full" is a square for
 * systems that cut icons to a shape of their own.
 */
export function drawIcon(size, shape = "any", earth = EARTHS.page) {
  const ground = channels(earth);
  const at = (x, y) => point((x + 0.5) / size, (y + 0.5) / size, ground, shape);
  const rough = Array.from({ length: size * size }, (_, each) => at(each % size, Math.floor(each / size)));
  const rows = Buffer.alloc(size * (size * 4 + 1)); // each row begins with its filter: none
  for (let each = 0; each < rough.length; each += 1) {
    const [x, y] = [each % size, Math.floor(each / size)];
    const here = rough[each];
    const around = [x > 0 ? -1 : 0, x + 1 < size ? 1 : 0, y > 0 ? -size : 0, y + 1 < size ? size : 0];
    const edge = around.some((step) => differ(here, rough[each + step]));
    const parts = edge ? Array.from({ length: FINE * FINE }, (_, part) => part) : [];
    const colours = edge
      ? parts.map((part) =>
          at(x + ((part % FINE) + 0.5) / FINE - 0.5, y + (Math.floor(part / FINE) + 0.5) / FINE - 0.5),
        )
      : [here];
    const seen = colours.filter((colour) => colour !== null);
    const values = [0, 1, 2].map(
      (channel) => seen.reduce((sum, colour) => sum + colour[channel], 0) / (seen.length || 1),
    );
    rows.set(
      [...values.map(Math.round), Math.round((255 * seen.length) / colours.length)],
      y * (size * 4 + 1) + 1 + x * 4,
    );
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits for each of red, green, blue and cover
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
