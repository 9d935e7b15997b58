// What web/free-port.mjs offers to the browser tests.
export function freePort(): Promise<number>;
