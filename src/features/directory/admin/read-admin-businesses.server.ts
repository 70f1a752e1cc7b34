import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { formatDay } from "#ui/format-day.ts";
import { listBusinesses } from "../search/queries/list-businesses.server.ts";
import { countBusinesses } from "../search/queries/search-businesses.server.ts";
import { readSearchCursor } from "../search/search-sort.ts";
import { type AdminBusinessQuery, adminBusinessList } from "./businesses-query.ts";
import { type AdminRow, listAdminRows } from "./queries/list-admin-rows.server.ts";
import { listByName, nameOrder } from "./queries/list-by-name.server.ts";

/** One page of the admin list, by name, with its total. */
export async function readAdminBusinesses(db: Db, query: AdminBusinessQuery) {
  const { category, state, search: term } = query;
  const [page, total] = await Promise.all([
    listIds(db, query),
    countMatches(db, { term, category: category || undefined, state: state || undefined }),
  ]);
  const rows = await listAdminRows(
    db,
    page.items.map(({ id }) => id),
  );
  return { items: rows.map(presentRow), nextCursor: page.nextCursor, total };
}

/** Whether the cursor belongs to the way this query is read. */
export function isAdminCursor(query: AdminBusinessQuery): boolean {
  return isSearched(query) ? readSearchCursor(query.after, "name") !== null : nameOrder.isCursor(query);
}

/** Whether to use the search. `Other` means all unknown categories, which only the search tables combine. */
function isSearched({ search, state, category }: AdminBusinessQuery) {
  return search !== "" || state !== "" || category === "Other";
}

function listIds(db: Db, query: AdminBusinessQuery) {
  const { search: term, category, state, after } = query;
  const limit = adminBusinessList.perPage;
  if (!isSearched(query)) return listByName(db, { category, after, limit });
  return listBusinesses(db, { term, category, state, sort: "name", after, limit });
}

async function countMatches(
  db: Db,
  filters: { term: string; category: string | undefined; state: string | undefined },
) {
  return (await countBusinesses(db, filters)).total;
}

function presentRow({
  id,
  name,
  category,
  location,
  picture,
  owner,
  isClaimPending,
  rating,
  reviews,
  confirmedAt,
}: AdminRow) {
  return {
    ...{ id, name, category, picture, owner, isClaimPending, rating, reviews },
    location: location && shortenLocation(location),
    confirmed: confirmedAt && { at: confirmedAt.toISOString(), day: formatDay(confirmedAt) },
  };
}
export type ShownRow = ReturnType<typeof presentRow>;
