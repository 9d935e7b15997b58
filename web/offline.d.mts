// What web/offline.mjs offers to the browser tests.
export const NOT_KEPT: RegExp;
