import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listFeaturedNames } from "../queries/list-featured-names.server.ts";

/** Three featured artists by name, at most two seconds old. */
export const listFeaturedArtists = remember((db: Db) => listFeaturedNames(db, { limit: 3 }), {
  freshForMs: 2_000,
});
