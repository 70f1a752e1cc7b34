import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listGuideTitles } from "../queries/list-guide-titles.server.ts";

/** Three travel guides by title, at most two seconds old. */
export const listFirstGuides = remember((db: Db) => listGuideTitles(db, { limit: 3 }), {
  freshForMs: 2_000,
});
