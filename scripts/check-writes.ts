/**
 * Checks that commands check a permission, that nothing is written outside their transaction, and that what admins
 * and the operator do leaves an audit entry.
 */
import { globSync, readFileSync } from "node:fs";
import { listAdminCommands } from "./check-writes/admin-commands.ts";
import { findCommandProblems } from "./check-writes/find-command-problems.ts";
import { findStrayWrites } from "./check-writes/find-stray-writes.ts";

const isTest = (file: string) => /\.test\.tsx?$|-for-tests\.ts$/.test(file);
const files = globSync("{src,seed,bench,drills}/**/*.{ts,tsx}").filter((file) => !isTest(file));
const commands = files.filter((file) => /^src\/.*\/commands\/[^/]+$/.test(file));

for (const file of files.sort()) {
  const source = readFileSync(file, "utf8");
  const problems = [
    ...findStrayWrites(file, source),
    ...(commands.includes(file) ? findCommandProblems(file, source) : []),
  ];
  for (const problem of problems) console.error(`${file}: ${problem}.`);
  if (problems.length > 0) process.exitCode = 1;
}
const adminCommands = listAdminCommands(commands, (file) => readFileSync(file, "utf8"));
for (const { file } of adminCommands.filter(({ isAudited }) => !isAudited)) {
  console.error(`${file}: it is for admins or the operator, and writes no audit entry: audit(tx, actor, …).`);
  process.exitCode = 1;
}
if (commands.length === 0 || adminCommands.length === 0) {
  console.error("No command was read.");
  process.exitCode = 1;
}
console.log(`Read ${commands.length} commands, ${adminCommands.length} of them for admins or the operator.`);
