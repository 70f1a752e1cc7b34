import sharp from "sharp";
import { drawPicture, writePdf } from "../test-uploads.ts";
import { emptyZip, type HostileFile, join, marker, script } from "./hostile-file.ts";

/** One segment of a JPEG. */
function segment(code: number, data: Uint8Array | string): Buffer {
  const body = join(data);
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.byteLength + 2, 2);
  return Buffer.concat([head, body]);
}

/** Inserts a segment right after the start of a JPEG. */
const withSegment = (jpeg: Buffer, added: Uint8Array) => join(jpeg.subarray(0, 2), added, jpeg.subarray(2));

/** The position of the frame header, with height and width at offsets 5 and 7. */
const frameOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xc0]));

function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  copy.writeUInt16BE(height, frameOf(jpeg) + 5);
  copy.writeUInt16BE(width, frameOf(jpeg) + 7);
  return copy;
}

/** JPEG files with a payload, false metadata or damage; and harmless ones with hostile names. */
export async function hostileJpegs(): Promise<HostileFile[]> {
  const jpeg = await drawPicture({ width: 64, height: 48 }).jpeg().toBuffer();
  const exif = { IFD0: { Artist: marker, ImageDescription: script }, IFD3: { GPSLatitude: "33/1 45/1 0/1" } };
  const [located, cmyk, progressive] = await Promise.all([
    sharp(jpeg).withExif(exif).jpeg().toBuffer(),
    sharp(jpeg).toColorspace("cmyk").jpeg().toBuffer(),
    sharp(jpeg).jpeg({ progressive: true }).toBuffer(),
  ]);
  const cases: [title: string, bytes: Uint8Array, status: HostileFile["status"]][] = [
    ["EXIF with a position", located, 201],
    ["XMP with a script", withSegment(jpeg, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${script}`)), 201],
    ["comment with PHP", withSegment(jpeg, segment(0xfe, `<?php system("${marker}"); ?>`)), 201],
    ["IPTC", withSegment(jpeg, segment(0xed, `Photoshop 3.0\0${marker}`)), 201],
    ["a broken color profile", withSegment(jpeg, segment(0xe2, `ICC_PROFILE\0\x01\x01${marker}`)), 0],
    ["a thousand comments", withSegment(jpeg, Buffer.concat(Array(1_000).fill(segment(0xfe, marker)))), 201],
    ["a comment of 64 kB", withSegment(jpeg, segment(0xfe, marker.repeat(3_800))), 201],
    ["HTML after the end", join(jpeg, `<html>${script}`), 201],
    ["ZIP after the end", join(jpeg, emptyZip()), 201],
    ["PDF after the end", join(jpeg, writePdf({ catalog: `/Marker (${marker})` })), 201],
    ["a second picture after the end", join(jpeg, withSegment(jpeg, segment(0xfe, marker))), 201],
    ["inks instead of lights", cmyk, 201],
    ["progressive", progressive, 201],
    ["cut in the middle", jpeg.subarray(0, jpeg.byteLength / 2), 400],
    ["start alone", join("\xff\xd8\xff", "\0".repeat(13)), 400],
    ["HTML behind the start", join("\xff\xd8\xff\xe0", `<html>${script}</html>`), 400],
    ["PHP behind the start", join("\xff\xd8\xff", `<?php echo "${marker}"; ?>`), 400],
    ["random bytes behind the start", join("\xff\xd8\xff\xdb", Buffer.alloc(4_000, "\x9e\x01\xff")), 400],
    ["65,500 by 65,500 in the header", withSize(jpeg, 65_500, 65_500), 400],
    ["25 million pixels in the header", withSize(jpeg, 5_001, 5_001), 400],
    ["no width", withSize(jpeg, 0, 48), 400],
    ["a segment longer than the file", withSegment(jpeg, Buffer.from([0xff, 0xe1, 0xff, 0xff])), 400],
    ["a segment of no length", withSegment(jpeg, Buffer.from([0xff, 0xe1, 0, 0])), 0],
    ["tables with random bytes", scramble(jpeg, jpeg.indexOf(Buffer.from([0xff, 0xc4])) + 5, 40), 400],
    ["a line break before the start", join("\n", jpeg), 415],
    ["larger than 5 MB", join(jpeg, Buffer.alloc(5 * 1024 * 1024)), 413],
  ];
  const names = [
    "shell.php",
    "page.html",
    "picture.jpg.php",
    "../../../../etc/passwd",
    "..\\..\\windows\\win.ini",
    "nul\0byte.jpg",
    `${"a".repeat(4_096)}.jpg`,
    "\u202egpj.exe",
    `"><script>alert('${marker}')</script>.jpg`,
    "CON",
    ".htaccess",
    "; rm -rf ~",
  ];
  return [
    ...cases.map(([title, bytes, status]) => ({ title: `JPEG: ${title}`, bytes, status })),
    ...names.map((name) => ({
      title: `JPEG named ${name.slice(0, 40)}`,
      bytes: jpeg,
      status: 201 as const,
      name,
      type: "text/html",
    })),
  ];
}

function scramble(bytes: Buffer, from: number, length: number): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = from; at < from + length; at++) copy[at] = (at * 73) & 0xff;
  return copy;
}
