// What lies packed in the one file (web/one-file.mjs puts it there): gzip, written in letters, in elements that nothing shows.

/** Whether there is something of this name. */
export function isPacked(name: string): boolean {
  return document.getElementById(idOf(name)) !== null;
}

/** Unpacks it; throws where it is missing or damaged. */
export async function unpack(name: string): Promise<ArrayBuffer> {
  const letters = document.getElementById(idOf(name))?.textContent;
  if (letters === undefined) throw new Error(`The file has no part "${name}".`);
  const binary = atob(letters);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

function idOf(name: string): string {
  return `packed-${name}`;
}
