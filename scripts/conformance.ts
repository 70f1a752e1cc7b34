/**
 * Reports which checklist lines are covered by a passing test of the last run.
 * `npm run conformance -- --require SHELL,AUTH` fails if a line of these areas is failing or untested.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadTests } from "./conformance/load-tests.ts";
import { readChecklist } from "./conformance/read-checklist.ts";
import { countStates, type Deferred, findGaps, tally } from "./conformance/tally.ts";

const { values } = parseArgs({ options: { require: { type: "string", default: "" } } });
const required = values.require.split(",").filter(Boolean);

const checklist = readChecklist(readFileSync("docs/spec/checklist.md", "utf8"));
const deferred = JSON.parse(readFileSync("docs/spec/deferred.json", "utf8")) as Deferred;
const { tests, missing } = loadTests();
if (missing.length > 0) {
  console.error(`No tests in ${missing.join(" and ")}: run them first.`);
  process.exit(1);
}

const { states, errors } = tally(checklist, tests, deferred);
const row = (ids: string[]) => ({ total: ids.length, ...countStates(ids, states) });
// Open points are decided by rulings and not counted.
const counted = [...checklist.lines].filter((id) => !id.startsWith("OPEN-"));
console.table({
  ...Object.fromEntries([...checklist.areas].map(([area, ids]) => [area, row(ids)])),
  "all but OPEN": row(counted),
});

const gaps = findGaps(checklist, states, required);
for (const line of [...errors, ...gaps]) console.error(line);
if (errors.length + gaps.length > 0) process.exit(1);
if (required.length > 0) console.log(`Every line of ${required.join(", ")} is decided or deferred.`);
