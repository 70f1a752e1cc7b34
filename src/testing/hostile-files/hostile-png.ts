import { deflateSync } from "node:zlib";
import { emptyZip, type HostileFile, join, marker, script } from "./hostile-file.ts";
import { chunk, header, pixels, png, pngSignature } from "./png-chunks.ts";

const size = { width: 20, height: 20 };
const end = chunk("IEND");
const broken = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy[copy.byteLength - 1] = (copy[copy.byteLength - 1] ?? 0) ^ 0xff;
  return copy;
};
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};
const frameControl = (nth: number) =>
  chunk("fcTL", join(u32(nth, 20, 20, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])));
const compressed = (name: string, content: Uint8Array) => join(name, "\0\0", deflateSync(content));

/** PNG files with a payload or false metadata, and decompression bombs. */
export function hostilePngs(): HostileFile[] {
  const whole = png();
  const bomb = Buffer.alloc(60 * 1024 * 1024);
  const cases: [title: string, bytes: Uint8Array, status: HostileFile["status"]][] = [
    ["text chunk", png({ before: [chunk("tEXt", join("Comment\0", script))] }), 201],
    ["compressed text", png({ before: [chunk("zTXt", compressed("Comment", Buffer.from(script)))] }), 201],
    ["XMP", png({ before: [chunk("iTXt", join("XML:com.adobe.xmp\0\0\0\0\0", `<x>${script}</x>`))] }), 201],
    ["EXIF", png({ before: [chunk("eXIf", join("II*\0", u32(0x08000000), marker))] }), 0],
    ["unknown chunk", png({ before: [chunk("evIl", script)] }), 201],
    ["HTML after the end", png({ after: `<html>${script}` }), 201],
    ["ZIP after the end", png({ after: emptyZip() }), 201],
    ["PHP after the end", png({ after: `<?php echo "${marker}";` }), 201],
    [
      "a second PNG after the end",
      png({ after: png({ before: [chunk("tEXt", join("a\0", marker))] }) }),
      201,
    ],
    [
      "marker in stored pixels",
      join(
        pngSignature,
        header({ width: 100, height: 20 }),
        pixels({ width: 100, height: 20 }, marker, 0),
        end,
      ),
      201,
    ],
    [
      "animation",
      join(
        ...[pngSignature, header(size), chunk("acTL", u32(2, 0)), frameControl(0), pixels(size)],
        ...[frameControl(1), chunk("fdAT", join(u32(2), pixels(size).subarray(8, -4))), end],
      ),
      201,
    ],
    ["color profile that explodes", png({ before: [chunk("iCCP", compressed("icc", bomb))] }), 0],
    ["text that explodes", png({ before: [chunk("zTXt", compressed("Comment", bomb))] }), 0],
    [
      "a thousand text chunks",
      png({ before: Array.from({ length: 1_000 }, () => chunk("tEXt", `a\0${marker}`)) }),
      0,
    ],
    [
      "more pixels than declared",
      join(pngSignature, header(size), pixels({ width: 2_000, height: 2_000 }), end),
      0,
    ],
    [
      "fewer pixels than declared",
      join(pngSignature, header({ width: 200, height: 200 }), pixels(size), end),
      400,
    ],
    ["broken checksum of the header", join(pngSignature, broken(header(size)), pixels(size), end), 400],
    ["broken checksum of the pixels", join(pngSignature, header(size), broken(pixels(size)), end), 400],
    ["truncated", whole.subarray(0, 60), 400],
    ["no pixels", join(pngSignature, header(size), end), 400],
    ["no header", join(pngSignature, pixels(size), end), 400],
    ["signature alone", join(pngSignature, "\0\0\0\0\0\0\0\0"), 400],
    ["HTML behind the signature", join(pngSignature, `<html>${script}</html>`), 400],
    ["signature broken by a text transfer", join("\x89PNG\n\x1a\n", whole.subarray(8)), 415],
    ["no width", join(pngSignature, header({ width: 0, height: 20 }), pixels(size), end), 400],
    [
      "30,000 by 30,000 in the header",
      join(pngSignature, header({ width: 30_000, height: 30_000 }), pixels(size), end),
      400,
    ],
    [
      "one by two billion",
      join(pngSignature, header({ width: 1, height: 2_147_483_647 }), pixels(size), end),
      400,
    ],
    [
      "four billion wide",
      join(pngSignature, header({ width: 0xffffffff, height: 1 }), pixels(size), end),
      400,
    ],
    ["196 million real pixels in 30 kB", pixelBomb(14_000), 400],
    ["25 million real pixels", pixelBomb(5_001), 400],
    [
      "a chunk of four gigabytes",
      join(pngSignature, header(size), "\xff\xff\xff\xffIDAT", pixels(size), end),
      400,
    ],
    [
      "a depth that does not exist",
      join(pngSignature, header({ ...size, depth: 3 }), pixels(size), end),
      400,
    ],
    [
      "a color type that does not exist",
      join(pngSignature, header({ ...size, color: 9 }), pixels(size), end),
      400,
    ],
    [
      "a chunk before the header",
      join(pngSignature, chunk("CgBI", "\x50\0\x20\x06"), header(size), pixels(size), end),
      400,
    ],
    ["pixels that are no deflate stream", join(pngSignature, header(size), chunk("IDAT", marker), end), 400],
  ];
  return cases.map(([title, bytes, status]) => ({
    title: `PNG: ${title}`,
    bytes,
    status,
    name: "picture.png",
    type: "image/png",
  }));
}

/** One bit per pixel: small to send, large in memory. */
function pixelBomb(edge: number): Buffer {
  const row = Buffer.alloc(Math.ceil(edge / 8) + 1);
  const rows = deflateSync(Buffer.concat(Array.from({ length: edge }, () => row)));
  const head = header({ width: edge, height: edge, depth: 1, color: 0 });
  return join(pngSignature, head, chunk("IDAT", rows), end);
}
