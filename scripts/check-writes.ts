/**
 * Checks that commands check a permission, that nothing is written outside their transaction, and that actions of
 * admins and the operator write an audit entry.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { readKeys } from "./check-features/read-keys.ts";
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
    ...(commands.includes(file) ? findCommandProblems(file) : []),
  ];
  for (const problem of problems) console.error(`${file}: ${problem}.`);
  if (problems.length > 0) process.exitCode = 1;
}
const adminCommands = listAdminCommands(commands, (file) => readFileSync(file, "utf8"));
for (const { file } of adminCommands.filter(({ isAudited }) => !isAudited)) {
  console.error(`${file}: it is for admins or the operator, and writes no audit entry: audit(tx, actor, …).`);
  process.exitCode = 1;
}
for (const { file, name } of adminCommands) {
  const folder = file.replace(/^(src\/features\/[^/]+\/|src\/platform\/).*/, "$1").replace("platform", "app");
  const tests = `${folder}feature-for-tests.ts`;
  const text = existsSync(tests) ? readFileSync(tests, "utf8") : "";
  if (["commandCases", "operatorCases"].some((cases) => readKeys(text, cases).includes(name))) continue;
  console.error(`${tests}: commandCases has no ${name}, a successful call of ${file}.`);
  process.exitCode = 1;
}
if (commands.length === 0 || adminCommands.length === 0) {
  console.error("No command was read.");
  process.exitCode = 1;
}
console.log(`Read ${commands.length} commands, ${adminCommands.length} of them for admins or the operator.`);
