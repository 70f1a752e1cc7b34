import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listFeaturedNames } from "../queries/list-featured-names.server.ts";

/** Three featured artists by name, at most half a minute old. */
export const listFeaturedArtists = remember((db: Db) => listFeaturedNames(db, { limit: 3 }), {
  freshForMs: 30_000,
});
