/** Runs all checks of the code, two at a time. `--serial` runs one after the other. */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

type Check = { name: string; command: string };
type Result = Check & { seconds: number; code: number | null; output: string };

// The longest first, so that none runs alone at the end.
const checks: Check[] = [
  {
    name: "types",
    // In one thread: with several, the order of files differs between runs, and so does the depth of types. It also takes
    // half the processor time.
    command:
      "react-router typegen && tsc --noEmit --singleThreaded --incremental --tsBuildInfoFile node_modules/.cache/check.tsbuildinfo",
  },
  { name: "modules", command: "node scripts/check-modules.ts" },
  { name: "unused code", command: "knip" },
  { name: "lint and format", command: "biome check ." },
  { name: "table types and database docs", command: "node scripts/write-schema-files.ts --check" },
  { name: "writes", command: "node scripts/check-writes.ts" },
  { name: "words", command: "node scripts/check-words.ts" },
  { name: "features", command: "node scripts/check-features.ts" },
  { name: "styles", command: "node scripts/check-styles.ts" },
  { name: "file length", command: "node scripts/check-file-length.ts" },
  { name: "migrations", command: "node scripts/check-migrations.ts" },
  { name: ".env.example", command: "node scripts/write-env-example.ts --check" },
  { name: "settings of containers and units", command: "node scripts/write-deploy-settings.ts --check" },
];

const queue = [...checks];
const results: Result[] = [];
const workers = process.argv.includes("--serial") ? 1 : Math.max(2, availableParallelism());
await Promise.all(Array.from({ length: workers }, work));

const failed = results.filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.log(`\n── ${name}\n${output.trim()}`);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(", ")}.`);
  process.exitCode = 1;
}

async function work() {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const result = await run(check);
    results.push(result);
    console.log(`${result.code === 0 ? "✓" : "✗"} ${result.name} (${result.seconds.toFixed(1)} s)`);
  }
}

function run(check: Check): Promise<Result> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    // npm puts node_modules/.bin on the path.
    const child = spawn(check.command, { shell: true, env: { ...process.env, FORCE_COLOR: "1" } });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    child.once("close", (code) =>
      resolve({ ...check, code, output, seconds: (performance.now() - startedAt) / 1_000 }),
    );
  });
}
