import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const minBytes = 512;
let before = 0;
let after = 0;

for (const entry of readdirSync("build/client", { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const raw = readFileSync(file);
  if (raw.byteLength < minBytes) continue;
  const brotli = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
  before += raw.byteLength;
  after += brotli.byteLength;
}
console.log(
  `Compressed ${Math.round(before / 1000)} kB of built files to ${Math.round(after / 1000)} kB (brotli).`,
);
