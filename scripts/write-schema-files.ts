import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Client } from "pg";
import { readMigrations } from "#platform/db/read-migrations.server.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { listNew, readList, writeList } from "./check-migrations/checksums.ts";
import { describeDatabase } from "./describe-database/describe-database.ts";

/**
 * Writes the types of all tables and docs/database.md from a migrated database, and the checksums of new migrations.
 * `--docs` writes only docs/database.md; `--check` writes nothing and fails if one of the two is stale.
 */
const docsFile = "docs/database.md";
const isCheck = process.argv.includes("--check");
const isDocsOnly = process.argv.includes("--docs");
const port = await findFreePort();
const postgres = await startMigratedPostgres({ dataDir: `.data/types-${port}`, port });
const ownerUrl = postgres.ownerUrl(templateDatabase);

// PostgreSQL reports all view columns as nullable. By definition of the views, these are never null.
const neverNull: Record<string, Record<string, string>> = {
  directory: {
    id: "string",
    name: "string",
    average_rating: "number",
    review_count: "number",
    featured: "boolean",
    verified: "boolean",
    created_at: "Timestamp",
  },
  all_events: {
    id: "string",
    name: "string",
    starts_at: "Timestamp",
    original_start: "Timestamp",
    time_zone: "string",
    is_virtual: "boolean",
    featured: "boolean",
    repeats: "boolean",
    is_moved: "boolean",
  },
  all_artists: {
    id: "string",
    source: "string",
    name: "string",
    status: "string",
    community_votes: "number",
    support_order: "number",
  },
};
const columns = Object.fromEntries(
  Object.entries(neverNull).flatMap(([view, types]) =>
    Object.entries(types).map(([column, type]) => [`${view}.${column}`, type]),
  ),
);
const args = [
  "--url",
  ownerUrl,
  "--dialect",
  "postgres",
  "--default-schema",
  "public",
  "--include-pattern",
  "public.*",
];
const shape = [
  ...["--out-file", "src/platform/db/tables.ts", "--numeric-parser", "number", "--date-parser", "string"],
  ...["--type-mapping", JSON.stringify({ int8: "number" }), "--overrides", JSON.stringify({ columns })],
];
const problems = [...(isDocsOnly ? [] : writeTypes()), ...(await writeDocs())];
await postgres.stop();
if (!isCheck) writeList(listNew(readList(), await readMigrations("migrations")));
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function writeTypes(): string[] {
  // Its warnings about overrides are harmless: it looks for a compiler API that TypeScript 7 no longer has.
  const run = spawnSync(
    "node",
    ["node_modules/kysely-codegen/dist/cli/bin.js", ...args, ...shape, ...(isCheck ? ["--verify"] : [])],
    { encoding: "utf8" },
  );
  console.log(run.stdout.trim());
  return run.status === 0 ? [] : [run.stderr];
}

async function writeDocs(): Promise<string[]> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const docs = `${await describeDatabase(owner)}\n`;
  await owner.end();
  if (!isCheck) writeFileSync(docsFile, docs);
  else if (!existsSync(docsFile) || readFileSync(docsFile, "utf8") !== docs)
    return [`${docsFile} is stale: run npm run db:docs.`];
  return [];
}
