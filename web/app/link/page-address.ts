// Addresses that lead to the page: its own, and one that someone names for links, in a kiosk's address or in the one file.

/** The page's own address, without what it was asked for; of the page for sealed frames (web/frame.mjs), that of the page. */
export function ownAddress(): string {
  const address =
    location.origin === "null" ? location.href.replace(/[?#].*$/, "") : location.origin + location.pathname;
  return address.replace(/\/frame(\.html)?$/, "/");
}

/** Longest address that is looked at. */
const LONGEST = 500;

/**
 * The address of a page as browsers write it, and with nothing beside it: no name, password, query or fragment. Null where
 * a text is none. `http`: not only https will do.
 */
export function readHome(text: string, http = false): string | null {
  if (text.length > LONGEST || /[?#\s]/.test(text)) return null;
  try {
    const { protocol, username, password, href } = new URL(text);
    const fits = protocol === "https:" || (http && protocol === "http:");
    return fits && username === "" && password === "" ? href : null;
  } catch {
    return null;
  }
}
