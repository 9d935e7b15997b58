// Twin of app/link/home.ts: a link has to lead somewhere that others can open, and a file on a stick is no such place.
import { readHome } from "../app/link/page-address.js";

/**
 * The address that links to games begin with: the one that stands in the file (`<meta name="magomba-home">`), or the
 * file's own where a web server has it. Null where there is none; then no links are offered.
 */
export function home(): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="magomba-home"]')?.content ?? "";
  const read = readHome(named.trim(), true);
  if (read !== null) return read;
  // In a frame it is a part of someone's page, which others may need an account for.
  return /^https?:$/.test(location.protocol) && parent === window ? location.origin + location.pathname : null;
}
