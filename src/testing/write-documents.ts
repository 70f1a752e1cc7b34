import type { Db } from "#platform/db/open-database.server.ts";
import { applyDocumentChanges } from "#platform/search/apply-document-changes.server.ts";

/** Writes the search documents of everything that has changed, like the worker. */
export async function writeDocuments(db: Db): Promise<void> {
  while (await applyDocumentChanges(db));
}
