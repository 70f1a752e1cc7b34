/** Checks that every page, action and API operation has a row in the access matrix, and every row its address. */
import { people } from "#app/access-matrix/row.ts";
import { accessMatrix } from "#app/access-matrix.ts";
import { readAddresses } from "./check-access/read-addresses.ts";

const addresses = readAddresses();
const keys = new Set(addresses.map(({ key }) => key));
const problems = [
  ...[...keys].filter((key) => !(key in accessMatrix)).map((key) => `"${key}" has no row`),
  ...Object.keys(accessMatrix)
    .filter((key) => !keys.has(key))
    .map((key) => `"${key}" is a row without an address`),
];
for (const problem of problems) console.error(`src/app/access-matrix.ts: ${problem}.`);
if (problems.length > 0 || keys.size === 0) process.exitCode = 1;
const cells = addresses.reduce((sum, { hasData }) => sum + (hasData ? 2 : 1), 0) * people.length;
console.log(`The access matrix has ${keys.size} rows and ${cells} cells.`);
