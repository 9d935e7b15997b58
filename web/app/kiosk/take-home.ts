// A finished game as a QR code: its link, with an address that a visitor's phone can reach.
import type { Match } from "../../game/index.js";
import { packGame } from "../link/codec.js";
import { home } from "../link/home.js";
import { qrCode, type QrCode } from "../link/qr.js";

/** Hosts that only the device itself knows. */
const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$|\.localhost$/;

/** The address that links begin with, of the one that was asked for and the page's own; null where no phone gets there. */
export function reachable(asked: string | null, own: string | null): string | null {
  if (asked !== null || own === null) return asked;
  const { protocol, hostname } = new URL(own);
  return /^https?:$/.test(protocol) && !OWN.test(hostname) ? own : null;
}

/** The QR code that opens a game at its end; null where there can be none. */
export async function takeHome(match: Match, asked: string | null): Promise<{ qr: QrCode; link: string } | null> {
  const base = reachable(asked, home());
  if (base === null) return null;
  const fragment = await packGame({ record: match.record(), cursor: match.ply() });
  const link = fragment === null ? null : base + fragment;
  const qr = link === null ? null : qrCode(link);
  return link === null || qr === null ? null : { qr, link };
}
