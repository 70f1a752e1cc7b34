/** Reports which checklist lines are covered by a passing test of the last run; fails if one is failing or untested. */
import { readFileSync } from "node:fs";
import { loadTests } from "./conformance/load-tests.ts";
import { readChecklist } from "./conformance/read-checklist.ts";
import { countStates, findGaps, tally } from "./conformance/tally.ts";

const checklist = readChecklist(readFileSync("docs/spec/checklist.md", "utf8"));
const { tests, missing } = loadTests();
if (missing.length > 0) {
  console.error(`No tests in ${missing.join(" and ")}: run them first.`);
  process.exit(1);
}

const { states, errors } = tally(checklist, tests);
const row = (ids: string[]) => ({ total: ids.length, ...countStates(ids, states) });
// Open points are decided by rulings and not counted.
const counted = [...checklist.lines].filter((id) => !id.startsWith("OPEN-"));
console.table({
  ...Object.fromEntries([...checklist.areas].map(([area, ids]) => [area, row(ids)])),
  "all but OPEN": row(counted),
});

const gaps = findGaps(counted, states);
for (const line of [...errors, ...gaps]) console.error(line);
if (errors.length + gaps.length > 0) process.exit(1);
console.log(`All ${counted.length} lines are decided.`);
