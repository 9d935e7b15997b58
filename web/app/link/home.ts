// The address that links to games begin with (web/one-file/home.ts is its twin).

/** The page's own address, without what it was asked for. */
export function home(): string | null {
  return location.origin === "null" ? location.href.replace(/[?#].*$/, "") : location.origin + location.pathname;
}
