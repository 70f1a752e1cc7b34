/** Fails on files over the length limit, and warns about files close to it. */
import { globSync, readFileSync } from "node:fs";

const files = globSync("{src,scripts,e2e,bench,drills}/**/*.{ts,tsx}", {
  exclude: ["src/platform/db/tables.ts", "**/seed/**"], // generated, and content
});
const limits = (file: string) =>
  /\.(?:test|spec)\.tsx?$/.test(file)
    ? { warnAbove: 300, failAbove: 400 }
    : { warnAbove: 200, failAbove: 300 };

for (const file of files.sort()) {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n").length;
  const { warnAbove, failAbove } = limits(file);
  if (lines > failAbove) {
    console.error(`${file} has ${lines} lines, more than ${failAbove}: a second verb is a second file.`);
    process.exitCode = 1;
  } else if (lines > warnAbove) {
    console.warn(`${file} has ${lines} lines and will be refused above ${failAbove}.`);
  }
}
if (files.length === 0) {
  console.error("No file was read.");
  process.exitCode = 1;
}
console.log(`Measured ${files.length} files.`);
