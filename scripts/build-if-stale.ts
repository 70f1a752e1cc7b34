/** Builds the product for tests of the built site, unless the last build is newer than all of its sources. */
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
// The last file a build writes before precompression.
const built = "build/worker/worker.js";

// Ignores folders: their modification time changes with every temporary file.
const files = globSync(sources)
  .map((path) => ({ path, stats: statSync(path) }))
  .filter(({ stats }) => stats.isFile())
  .map(({ path, stats }) => ({ path, changedAt: stats.mtimeMs }));
if (isStale(files, statSync(built, { throwIfNoEntry: false })?.mtimeMs)) {
  const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
  process.exit(status ?? 1);
}
