/**
 * Compares the file store with the rows of files in both directions. `npm run files:orphans` only reports; `npm run
 * files:orphans -- --delete` deletes objects without a row and rows without an object.
 */
import { features } from "#app/features.ts";
import { directUrl } from "#platform/db/database-url.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { getProcessEnv } from "#platform/env/process-env.server.ts";
import { findOrphans } from "#platform/uploads/find-orphans.server.ts";
import { openFileStore } from "#platform/uploads/open-file-store.server.ts";
import { deleteOrphans, listAreas } from "#platform/uploads/sweep-orphans.server.ts";

const env = getProcessEnv();
const db = openDatabase(openPool(directUrl(env), { max: 2, application_name: "ujamaa-orphans" }));
const files = openFileStore(env);
const orphans = await findOrphans(
  { db, files },
  listAreas(features.flatMap(({ uploadPurposes }) => uploadPurposes)),
);
for (const { bucket, key } of orphans.objects) console.log(`object without a row    ${bucket}/${key}`);
for (const { id, bucket, key, isKept } of orphans.rows)
  console.log(`row without an object   ${id} ${bucket}/${key}${isKept ? " (kept)" : ""}`);
const { seen } = orphans;
console.log(
  `Looked at ${seen.objects} objects and ${seen.rows} rows: ${orphans.objects.length} objects without a row, ${orphans.rows.length} rows without an object.`,
);
if (process.argv.includes("--delete")) {
  await deleteOrphans({ db, files }, orphans);
  console.log("Deleted them.");
}
await db.destroy();
