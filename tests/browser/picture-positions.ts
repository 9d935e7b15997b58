// What pictures are taken of: sizes of windows, and for each game a position worth looking at.

/** The windows that pictures are taken in, in CSS pixels. */
export const SIZES = {
  wide: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** Positions in the middle of play, and the hole that shows a choice there, if any. */
export const GAMES = {
  tsoro: {
    position:
      "tsoro 2x2,0x2,1,0,3,1,0x6,2,0,1x4,0/0x2,2,0x2,2,0,2,1,0,1,0,1,0,3,2,1,0x4/0x17,1,4,1,5/0,1,0,1,0,1x2,0x2,1x2,0,2,1,0,4,0,3,0,2x2 S",
    hole: "a18",
  },
  nsolo: {
    position: "nsolo 1x2,3,1,0,3,0,4,2,1,0,1/0,1x3,0,4,1x2,0,1,4,2/0,1,0,1,0,3x2,0,3,0,4,3/1,0,5,0,2,0,2,4,3,0x2,1 S",
    hole: null,
  },
  kimasai: {
    position: "kimasai 0,1x2,0x2,1x5,0x2/0x3,1x3,0,1x3,0x2/1x3,0,1x3,0x3,1,0/1x7,0x3,1,0 S",
    hole: null,
  },
  gore: { position: "gore 5,2,7,4/6,0,1,4 S nnnn/ssss 14,5 b2,b4 -", hole: null },
} as const;
