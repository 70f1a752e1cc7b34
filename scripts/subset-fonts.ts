import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/**
 * Cuts the display face down to what pages show: Latin-1 and typographic marks, weight 800, its optical sizes kept.
 * 77 kB become 34: on a slow phone that is a fifth of a second before the first heading. Run it after a font upgrade.
 */
const source =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
const target = "src/ui/assets/fonts/bricolage-grotesque-800.woff2";
const latin1 = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
  /[\P{Cc}]/u.test(letter),
);
const marks = "–—‘’“”…•€™→←";

const subset = await subsetFont(readFileSync(source), [...latin1, ...marks].join(""), {
  targetFormat: "woff2",
  variationAxes: { wght: 800 },
});
mkdirSync("src/ui/assets/fonts", { recursive: true });
writeFileSync(target, subset);
console.log(`${target}: ${Math.round(subset.byteLength / 1000)} kB`);
