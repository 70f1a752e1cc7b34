import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { drawPicture } from "../test-uploads.ts";
import { emptyZip, type HostileFile, join, marker, script } from "./hostile-file.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${marker}')">${script}</svg>`;
const box = (brand: string) => join("\0\0\0\x1cftyp", brand, "\0\0\0\0", brand, "mif1", "\0".repeat(40));

/** Files that are neither JPEG, PNG nor PDF, named like a picture. */
export async function hostileOthers(): Promise<HostileFile[]> {
  const picture = drawPicture({ width: 30, height: 30 });
  const [gif, tiff, avif] = await Promise.all([
    picture.clone().gif().toBuffer(),
    picture.clone().tiff().toBuffer(),
    picture.clone().avif().toBuffer(),
  ]);
  const cases: [title: string, bytes: Uint8Array | string][] = [
    ["GIF", gif],
    ["GIF that is a script", `GIF89a=1;alert("${marker}")//`],
    ["TIFF", tiff],
    ["TIFF of the other order", join("MM\0*\0\0\0\x08", "\0".repeat(40))],
    ["BMP", join("BM", "\0".repeat(60))],
    ["ICO", join("\0\0\x01\0\x01\0", "\0".repeat(60))],
    ["PSD", join("8BPS\0\x01", "\0".repeat(60))],
    ["AVIF", avif],
    ["HEIC", box("heic")],
    ["MP4", box("isom")],
    ["JPEG 2000", join("\0\0\0\x0cjP  \r\n\x87\n", "\0".repeat(40))],
    ["JPEG XL", join("\xff\x0a", "\0".repeat(60))],
    ["OpenEXR", join("v/1\x01", "\0".repeat(60))],
    ["raw VIPS", join("\xb6\xa6\xf2\x08", "\0".repeat(60))],
    ["SVG with a script", svg],
    ["SVG with an XML head", `<?xml version="1.0"?>${svg}`],
    ["SVG, compressed", gzipSync(svg)],
    ["XML with an entity of a file", `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`],
    ["XML that laughs a billion times", `<!DOCTYPE a [${'<!ENTITY b "&c;&c;&c;&c;">'.repeat(9)}]><a>&b;</a>`],
    ["HTML", `<!doctype html><html>${script}</html>`],
    ["HTML in UTF-16", Buffer.from(`\ufeff<html>${script}</html>`, "utf16le")],
    ["HTML behind blanks", `${" ".repeat(2_000)}<html>${script}</html>`],
    ["MHTML", `MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${script}`],
    ["JavaScript", `alert("${marker}")`],
    ["PHP", `<?php echo "${marker}"; ?>`],
    ["shell script", "#!/bin/sh\nrm -rf /\n"],
    ["ZIP", emptyZip()],
    ["JAR", join("PK\x03\x04", "META-INF/MANIFEST.MF", emptyZip())],
    ["ZIP that explodes", join("PK\x03\x04", gzipSync(Buffer.alloc(8 * 1024 * 1024)))],
    ["gzip that explodes", gzipSync(Buffer.alloc(32 * 1024 * 1024))],
    ["RAR", join("Rar!\x1a\x07\x01\0", "\0".repeat(40))],
    ["ELF", join("\x7fELF\x02\x01\x01", "\0".repeat(60))],
    ["EXE", join("MZ\x90\0", "\0".repeat(60))],
    ["class file", join("\xca\xfe\xba\xbe", "\0".repeat(60))],
    ["WebAssembly", join("\0asm\x01\0\0\0", "\0".repeat(60))],
    ["Flash", join("CWS\x0a", "\0".repeat(60))],
    ["PostScript", "%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file\n"],
    ["ImageMagick script", `push graphic-context\nimage over 0,0 0,0 'url(https://evil.example/${marker})'`],
    ["XBM", "#define a_width 1\n#define a_height 1\nstatic char a_bits[] = {0x00};"],
    ["EICAR", "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"],
    ["text", "just words"],
    ["one byte", "\xff"],
    ["two bytes of a JPEG", "\xff\xd8"],
    ["zeros", Buffer.alloc(1_000)],
    ["PDF behind a byte", join("\n%PDF-1.7\n", script)],
    ["RIFF that is a sound", join("RIFF\x24\0\0\0WAVEfmt ", "\0".repeat(40))],
    ["WEBP without RIFF", join("XXXX\x24\0\0\0WEBPVP8 ", "\0".repeat(40))],
  ];
  return [
    ...cases.map(([title, bytes]) => ({ title, bytes: join(bytes), status: 415 as const })),
    { title: "empty file", bytes: new Uint8Array(), status: 400 },
  ];
}

/** WebP files, which only public pictures accept. */
export async function hostileWebps(): Promise<HostileFile[]> {
  const webp = await drawPicture({ width: 64, height: 48 }).webp().toBuffer();
  const exif = { IFD0: { Artist: marker, ImageDescription: script } };
  const [located, animated] = await Promise.all([
    sharp(webp).withExif(exif).webp().toBuffer(),
    sharp([webp, await drawPicture({ width: 64, height: 48, color: "#123456" }).webp().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer(),
  ]);
  const canvas = join("RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\xff\x3f\0\xff\x3f\0", webp.subarray(12));
  const cases: [title: string, bytes: Uint8Array, status: HostileFile["status"]][] = [
    ["EXIF", located, 201],
    ["animation", animated, 201],
    ["HTML after the end", join(webp, `<html>${script}`), 201],
    ["cut in the middle", webp.subarray(0, 40), 400],
    ["a canvas of 268 million pixels", canvas, 400],
    ["garbage behind the head", join(webp.subarray(0, 16), marker.repeat(20)), 400],
    ["head alone", webp.subarray(0, 16), 400],
  ];
  return cases.map(([title, bytes, status]) => ({
    title: `WebP: ${title}`,
    bytes,
    status,
    name: "picture.webp",
    type: "image/webp",
  }));
}
