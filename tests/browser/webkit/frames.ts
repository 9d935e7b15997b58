// The messages of WebKitGTK's inspector server, as they lie on the wire: packed, and put together from what has arrived.
//
// A message is its length (four bytes, big end first), a byte that tells the order of bytes, its name with a zero byte,
// and its parameters in GVariant's format, of which only what these few messages need is written here.

const LITTLE_END_FIRST = 1;

/** A message that has arrived. */
export interface Message {
  readonly name: string;
  readonly body: Buffer;
}

/** Packs a message. */
export function pack(name: string, ...parts: readonly (number | string)[]): Buffer {
  const body = parts.map((part) => {
    if (typeof part === "string") return Buffer.from(`${part}\0`);
    const number = Buffer.alloc(8);
    number.writeBigUInt64LE(BigInt(part));
    return number;
  });
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...body]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(content.length);
  head[4] = LITTLE_END_FIRST;
  return Buffer.concat([head, content]);
}

/** Puts messages together; what it gives back takes pieces as they arrive, and hands on each message that is whole. */
export function unpacker(got: (message: Message) => void): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let size = 0;
  let needed = 5;
  return (piece) => {
    pieces.push(piece);
    size += piece.length;
    while (size >= needed) {
      const all = pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
      pieces = [all];
      needed = 5 + all.readUInt32BE();
      if (size < needed) return;
      const content = all.subarray(5, needed);
      const end = content.indexOf(0);
      pieces = [all.subarray(needed)];
      size -= needed;
      needed = 5;
      got({ name: content.toString("utf8", 0, end), body: content.subarray(end + 1) });
    }
  };
}

/** What a message for an inspector says, `(tts)`. */
export function saidIn(body: Buffer): { target: number; text: string } {
  return { target: Number(body.readBigUInt64LE(8)), text: body.toString("utf8", 16, body.length - 1) };
}
