/** Checks that commands check a permission, and that nothing is written outside their transaction. */
import { globSync, readFileSync } from "node:fs";
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
if (commands.length === 0) {
  console.error("No command was read.");
  process.exitCode = 1;
}
console.log(`Read ${commands.length} commands.`);
