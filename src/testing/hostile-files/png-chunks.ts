import { crc32, deflateSync } from "node:zlib";
import { join } from "./hostile-file.ts";

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a PNG, with its length and checksum. */
export function chunk(type: string, data: Uint8Array | string = ""): Buffer {
  const body = join(type, data);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.byteLength - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

type Header = { width: number; height: number; depth?: number; color?: number };

export function header({ width, height, depth = 8, color = 2 }: Header): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width >>> 0, 0);
  data.writeUInt32BE(height >>> 0, 4);
  data.set([depth, color], 8);
  return chunk("IHDR", data);
}

/** Pixels of one byte value; `level` 0 stores them uncompressed. */
export function pixels({ width, height }: Header, fill: string | number = 0x77, level = 6): Buffer {
  const row = join("\0", Buffer.alloc(width * 3, fill as string));
  return chunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: height }, () => row)), { level }));
}

/** A PNG of 20 by 20 with additional chunks before its pixels and bytes after its end. */
export function png({ before = [] as Uint8Array[], after = "" as Uint8Array | string } = {}): Buffer {
  const size = { width: 20, height: 20 };
  return join(pngSignature, header(size), ...before, pixels(size), chunk("IEND"), after);
}
