import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

type Options = Parameters<typeof subsetFont>[2];

/** Generates the font files in src/ui/assets/fonts. Run it after a font upgrade. */
const target = "src/ui/assets/fonts";
const bricolage = (script: string) =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-opsz-normal.woff2`;
const instrument = (script: string) =>
  `node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-${script}-wght-normal.woff2`;
const latin1 = lettersBetween(0x20, 0xff);
const marks = "–—‘’“”…•€™→←";

/**
 * Subsets the display font to Latin-1 and typographic marks at weight 800, with its optical sizes.
 * 77 kB become 34, which saves a fifth of a second before the first heading on a slow phone.
 */
await write("bricolage-grotesque-800.woff2", bricolage("latin"), latin1 + marks, {
  targetFormat: "woff2",
  variationAxes: { wght: 800 },
});

// Social cards are rendered without a browser: full Latin, one weight and size each, as uncompressed TTF.
const latin =
  latin1 +
  marks +
  lettersBetween(0x100, 0x24f) +
  lettersBetween(0x300, 0x33f) +
  lettersBetween(0x1e00, 0x1eff);
const display: Options = { targetFormat: "sfnt", variationAxes: { wght: 800, opsz: 96 } };
const text: Options = { targetFormat: "sfnt", variationAxes: { wght: 600 } };
for (const script of ["latin", "latin-ext", "vietnamese"])
  await write(`card-display-${script}.ttf`, bricolage(script), latin, display);
for (const script of ["latin", "latin-ext"])
  await write(`card-text-${script}.ttf`, instrument(script), latin, text);

async function write(name: string, source: string, letters: string, options: Options) {
  const subset = await subsetFont(readFileSync(source), letters, options);
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}/${name}`, subset);
  console.log(`${name}: ${Math.round(subset.byteLength / 1000)} kB`);
}

function lettersBetween(first: number, last: number): string {
  const codes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return codes
    .map((code) => String.fromCharCode(code))
    .filter((letter) => /\P{Cc}/u.test(letter))
    .join("");
}
