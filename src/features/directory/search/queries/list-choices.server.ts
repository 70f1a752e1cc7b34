import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { countFacets } from "./count-facets.server.ts";
import { prepareSearch } from "./prepare-search.server.ts";

/** All categories and states of the directory with their counts, cached for a minute. */
export const listChoices = remember(
  async (db: Db) => (await countFacets(db, await prepareSearch(db, {}))).facets,
  { freshForMs: 60_000, staleForMs: 600_000 },
);
