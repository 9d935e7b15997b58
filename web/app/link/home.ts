// The address that links to games begin with (web/one-file/home.ts is its twin).
import { ownAddress } from "./page-address.js";

/** The page's own address, without what it was asked for. */
export function home(): string | null {
  return ownAddress();
}
