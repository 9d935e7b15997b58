// Twin of old/tell.ts: the words stand in the file.
import { showOld } from "../old/show.js";

/** Says so on the page. */
export function tellOld(): void {
  showOld();
}
