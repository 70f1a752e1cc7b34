import {
  correctName,
  listInitials,
  searchByName,
} from "#features/directory/exports/search-by-name.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { reviewsList } from "./reviews-query.ts";

type Input = { search: string; letter: string; after: string };
export type Names = Awaited<ReturnType<typeof readNames>>;

/** The businesses to choose from, by name; what else the search may have meant if there are none. */
export async function readNames(db: Db, { search, letter, after }: Input) {
  const [{ items, nextCursor, businesses }, letters] = await Promise.all([
    searchByName(db, { term: search, letter, after, limit: reviewsList.perPage }),
    search ? [] : listInitials(db),
  ]);
  const isEmpty = items.length === 0 && search !== "";
  return {
    ...{ items, nextCursor, letters },
    /** Known for the whole list only. */
    total: search || letter ? null : businesses,
    spelling: isEmpty ? await correctName(db, search) : null,
  };
}
