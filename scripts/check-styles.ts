/** Checks the style sheets for what makes pages slow on phones. */
import { globSync, readFileSync } from "node:fs";
import { findRootHas } from "./check-styles/find-root-has.ts";

const sheets = globSync("src/**/*.css").sort();

for (const file of sheets) {
  for (const selector of findRootHas(file, readFileSync(file, "utf8"))) {
    console.error(
      `${file}: ${selector}(…) recalculates the whole page. Set an attribute on the root instead.`,
    );
    process.exitCode = 1;
  }
}
if (sheets.length === 0) {
  console.error("No style sheet was read.");
  process.exitCode = 1;
}
console.log(`Read ${sheets.length} style sheets.`);
