import { inflateSync } from "node:zlib";

/** WOFF is a font whose tables are deflated one by one; HarfBuzz reads the font itself. */
export function fontFromWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i) =>
    tableAt(woff, 44 + 20 * i),
  );
  const head = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);

  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + 16 * i;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, at: number) {
  const offset = woff.readUInt32BE(at + 4);
  const length = woff.readUInt32BE(at + 8);
  const isDeflated = length < woff.readUInt32BE(at + 12);
  const stored = woff.subarray(offset, offset + length);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: isDeflated ? inflateSync(stored) : stored,
  };
}
