/** Builds the product for tests that ask the built site, unless the last build is newer than everything it is made of. */
import { spawnSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { isStale } from "./build-if-stale/is-stale.ts";

const sources = [
  "src/**/*",
  "public/**/*",
  "vite*.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "scripts/{write-map-tiles,precompress}.ts",
];
// The last file that a build writes before it compresses what it wrote.
const built = "build/worker/worker.js";

// A folder changes with every file that an editor or a test puts beside the others: only files count.
const files = globSync(sources)
  .map((path) => ({ path, stats: statSync(path) }))
  .filter(({ stats }) => stats.isFile())
  .map(({ path, stats }) => ({ path, changedAt: stats.mtimeMs }));
if (isStale(files, statSync(built, { throwIfNoEntry: false })?.mtimeMs)) {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  process.exit(status ?? 1);
}
