import { parseArgs } from "node:util";
import { pino } from "pino";
import { z } from "zod";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { compareIndexes, rebuildIndexes } from "#platform/search/mirror/build-indexes.server.ts";
import { openOpenSearch } from "#platform/search/opensearch/client.server.ts";
import { rebuildDocuments } from "#platform/search/rebuild-documents.server.ts";
import { searchSettings } from "#platform/search/search-settings.ts";

/**
 * Rebuilds the search next to the live one. Run it after a large or first import. With `--engine opensearch`, rebuilds
 * only the OpenSearch indexes from the documents in PostgreSQL.
 */
const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
if (!url) {
  console.error("Set DATABASE_URL (the app's own role).");
  process.exit(78);
}
const { values } = parseArgs({ options: { engine: { type: "string", default: "postgres" } } });
const settings = z.object(searchSettings).parse(process.env);
const db = openDatabase(openPool(url, { max: 4, application_name: "ujamaa-rebuild-search" }));
const search = openOpenSearch(settings);
const mirror = { db, search, log: pino() };
const startedAt = Date.now();
if (values.engine === "opensearch") {
  if (!(await rebuildIndexes(mirror))) {
    console.error("The worker is building the indexes: try again later.");
    process.exit(1);
  }
} else {
  await rebuildDocuments(db, {
    onStep: (step, milliseconds) =>
      console.log(`${(milliseconds / 1_000).toFixed(1).padStart(8)} s  ${step}`),
  });
  // The swap of tables queued no changes for OpenSearch.
  if (settings.SEARCH_ENGINE === "opensearch") await compareIndexes(mirror);
}
console.log(`Done in ${Math.round((Date.now() - startedAt) / 1_000)} s.`);
await search.close();
await db.destroy();
