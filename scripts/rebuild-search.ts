import { rebuildSearch } from "#features/directory/search/jobs/rebuild-search.server.ts";
import { rebuildEntries } from "#features/search/entries/jobs/rebuild-entries.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";

/** Rebuilds the search tables, as the worker does every night. Run it after a large or first import. */
const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
if (!url) {
  console.error("Set DATABASE_URL (the app's own role).");
  process.exit(78);
}
const db = openDatabase(openPool(url, { max: 2, application_name: "ujamaa-rebuild-search" }));
const startedAt = Date.now();
const isDone = await rebuildSearch(db, {
  onStep: (step, milliseconds) => console.log(`${(milliseconds / 1_000).toFixed(1).padStart(8)} s  ${step}`),
});
await rebuildEntries(db, {
  onKind: (kind, written, milliseconds) =>
    console.log(
      `${(milliseconds / 1_000).toFixed(1).padStart(8)} s  entries of kind ${kind}: ${written} written`,
    ),
});
console.log(
  isDone ? `Done in ${Math.round((Date.now() - startedAt) / 1_000)} s.` : "Another rebuild is under way.",
);
await db.destroy();
process.exit(isDone ? 0 : 1);
