/**
 * Runs the tests that a change can affect: those that import a changed file, and those of built pages whose feature
 * has changed. `npm run test:changed -- main` compares with another commit than HEAD.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { selectPageTests } from "./test-changed/select-page-tests.ts";

const [since = "HEAD"] = process.argv.slice(2);
const git = (...args: string[]) =>
  spawnSync("git", args, { encoding: "utf8" }).stdout.split("\n").filter(Boolean);
const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", since),
  ...git("ls-files", "--others", "--exclude-standard"),
].filter((file) => /[.](tsx?|css|sql)$/.test(file));
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit();
}

// They import the build or the features' part by URL, so Vitest cannot see what they depend on.
const testsWith = (pattern: RegExp) =>
  globSync("{src,scripts}/**/*.test.{ts,tsx}").filter((file) => pattern.test(readFileSync(file, "utf8")));
const pageTests = selectPageTests(testsWith(/setUpDemoSite|openBuiltApp|setUpStoreSite/), changed);
const isShared = changed.some((file) => file.endsWith("/feature-for-tests.ts"));
const files = [...changed, ...pageTests, ...(isShared ? testsWith(/importFeatureTests/) : [])];
const { status } = spawnSync("npx", ["vitest", "related", "--run", ...files], { stdio: "inherit" });
process.exit(status ?? 1);
