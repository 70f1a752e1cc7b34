import { spawnSync } from "node:child_process";
import { readMigrations } from "#platform/db/read-migrations.server.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { listNew, readList, writeList } from "./check-migrations/checksums.ts";

/**
 * Writes the types of all tables from a migrated database, and the checksums of new migrations. With `--check` it only
 * verifies the types.
 */
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
const verify = process.argv.includes("--check") ? ["--verify"] : [];
// Its warnings about overrides are harmless: it looks for a compiler API that TypeScript 7 no longer ships.
const run = spawnSync("node", ["node_modules/kysely-codegen/dist/cli/bin.js", ...args, ...shape, ...verify], {
  encoding: "utf8",
});
console.log(run.stdout.trim());
if (run.status) console.error(run.stderr);
await postgres.stop();
if (verify.length === 0) writeList(listNew(readList(), await readMigrations("migrations")));
process.exit(run.status ?? 1);
