import { features } from "#app/features.ts";
import { findOrphans } from "#platform/uploads/find-orphans.server.ts";
import { openFileStore } from "#platform/uploads/open-file-store.server.ts";
import { deleteOrphans, listAreas } from "#platform/uploads/sweep-orphans.server.ts";
import { defineCommand } from "./command.ts";
import { withApp } from "./open-database.ts";
import { readSettings } from "./read-settings.ts";

export const command = defineCommand({
  usage: ["files orphans [--delete]"],
  about: [
    "Compares the file store with the rows about files, both ways. The worker deletes leftovers every night; it leaves them to you when there are so many that database and store cannot belong together.",
  ],
  options: { delete: { type: "boolean", help: "Delete objects without a row, and rows without an object" } },
  examples: [["files orphans", "only list them"]],
  maxPositionals: 0,
  run: async ({ env, terminal }, { values }) => {
    const files = openFileStore(readSettings(env));
    const areas = listAreas(features.flatMap(({ uploadPurposes }) => uploadPurposes));
    return withApp(env, async (db) => {
      const orphans = await findOrphans({ db, files }, areas);
      const { objects, rows, seen } = orphans;
      for (const { bucket, key } of objects) terminal.print(`object without a row    ${bucket}/${key}`);
      for (const { id, bucket, key, isKept } of rows)
        terminal.print(`row without an object   ${id} ${bucket}/${key}${isKept ? " (kept)" : ""}`);
      terminal.print(
        `Looked at ${seen.objects} objects and ${seen.rows} rows: ${objects.length} objects without a row, ${rows.length} rows without an object.`,
      );
      if (values.delete) {
        await deleteOrphans({ db, files }, orphans);
        terminal.print("Deleted them.");
      }
      return { result: { ...orphans, deleted: values.delete === true } };
    });
  },
});
