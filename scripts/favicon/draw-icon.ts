import { Resvg } from "@resvg/resvg-js";

const sizes = [16, 32, 48];
const headerBytes = 6;
const entryBytes = 16;

/** Renders an SVG to an .ico file with PNGs in the sizes browsers request. */
export function drawIcon(svg: string): Buffer {
  const pictures = sizes.map((size) => ({
    size,
    png: new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng(),
  }));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.byteLength, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.byteLength;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
