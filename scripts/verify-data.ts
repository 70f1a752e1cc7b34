/**
 * Finds orders, stock and money that contradict each other: `npm run verify:data`. It only reads, in one transaction,
 * and can run while the site is in use. Exits with 1 if something was found or could not be decided. Uses
 * DATABASE_URL, or the database of a running `npm run dev`.
 */
import { findDevDatabase } from "./dev-database.ts";
import { findViolations, readInvariants } from "./verify-data/find-violations.ts";

const { DATABASE_DIRECT_URL, DATABASE_URL, DATABASE_OWNER_URL } = process.env;
const url = DATABASE_DIRECT_URL || DATABASE_URL || DATABASE_OWNER_URL || (await findDevDatabase())?.appUrl;
if (!url) {
  console.error("There is no database. Set DATABASE_URL.");
  process.exit(2);
}
const findings = await findViolations(url).catch((error: NodeJS.ErrnoException) => {
  const isUnreachable = error.code === "ECONNREFUSED";
  console.error(isUnreachable ? "There is no database. Set DATABASE_URL." : error.message);
  process.exit(2);
});

for (const { name, promise } of readInvariants()) {
  const broken = findings.violations.filter(({ invariant }) => invariant === name);
  const undecided = findings.undecided.find(({ invariant }) => invariant === name);
  const state = undecided ? "not decided" : broken.length > 0 ? "BROKEN" : "holds";
  console.log(`${state.padEnd(12)} ${promise}`);
  for (const { subject, problem } of broken) console.log(`             ${subject}: ${problem}`);
  if (undecided) console.log(`             ${undecided.reason}`);
}
const { violations, undecided, seconds } = findings;
const summary = violations.length > 0 ? `${violations.length} violations` : "No violation";
console.log(
  `${summary}${undecided.length > 0 ? `, ${undecided.length} not decided` : ""}, in ${seconds.toFixed(1)} s.`,
);
if (violations.length + undecided.length > 0) process.exitCode = 1;
