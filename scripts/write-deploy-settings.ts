/**
 * Writes the settings of compose.yaml from the schema of the settings. With `--check` it only verifies that they are
 * current, and that installer, units, image and compose.yaml decide the same ones.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { envSchema } from "#platform/env/read-env.ts";
import { describeSettings, fixedInCompose, replaceSettings } from "./deploy-settings/describe-compose.ts";
import { findMismatches } from "./deploy-settings/find-mismatches.ts";

const read = (path: string) => readFileSync(path, "utf8");
const known = Object.keys(envSchema.shape);
const isMissing = new Set(envSchema.safeParse({}).error?.issues.map(({ path }) => path[0]));
const fields = known.map((name) => ({ name, isRequired: isMissing.has(name) }));
const compose = read("compose.yaml");
const wanted = replaceSettings(compose, describeSettings(fields));

if (!process.argv.includes("--check")) writeFileSync("compose.yaml", wanted);
else {
  const units = Object.fromEntries(globSync("deploy/systemd/*.service").map((path) => [path, read(path)]));
  const problems = findMismatches(
    { units, installer: read("deploy/install/settings.sh"), containerfile: read("Containerfile") },
    { known, fixedInCompose: Object.keys(fixedInCompose) },
  );
  if (compose !== wanted)
    problems.push(
      "compose.yaml does not fit the settings' schema: run `node scripts/write-deploy-settings.ts`.",
    );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
