import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import { type BusinessSummary, summaryColumns } from "../../queries/business-columns.server.ts";
import { businessesPerPage } from "../../rules.ts";
import {
  readSearchCursor,
  type SearchPosition,
  type SearchSort,
  sortColumns,
  writeSearchCursor,
} from "../search-sort.ts";
import { type Match, matchDocuments } from "./match-documents.server.ts";
import { type PreparedSearch, prepareSearch, type SearchFilters } from "./prepare-search.server.ts";

export type ListOptions = {
  sort?: SearchSort | undefined;
  /** `nextCursor` of the page before. */
  after?: string | undefined;
  limit?: number | undefined;
};
export type BusinessPage = { items: BusinessSummary[]; nextCursor: string | null };
export type SearchedPage = BusinessPage & {
  /** So many names come into question that only the best ranked were compared. */
  isPartial: boolean;
};

/** One page of what the directory holds for a term and its filters, and nothing counted beside it. */
export async function listBusinesses(db: Db, input: SearchFilters & ListOptions): Promise<BusinessPage> {
  const { items, nextCursor } = await readPage(db, await prepareSearch(db, input), input);
  return { items, nextCursor };
}

/** The same for API clients, who must know that a cursor leads nowhere: null when it is not one of this list. */
export async function findListPage(db: Db, input: SearchFilters & ListOptions): Promise<BusinessPage | null> {
  const search = await prepareSearch(db, input);
  const place = await findPlace(db, search, input);
  if (input.after && !place) return null;
  const { items, nextCursor } = await readPageFrom(db, search, place, input);
  return { items, nextCursor };
}

/** One page of a search that is prepared; the first one when the cursor leads nowhere. */
export async function readPage(db: Db, search: PreparedSearch, options: ListOptions): Promise<SearchedPage> {
  return readPageFrom(db, search, await findPlace(db, search, options), options);
}

async function readPageFrom(
  db: Db,
  search: PreparedSearch,
  place: SearchPosition | null,
  { sort = "best", limit = businessesPerPage }: ListOptions,
): Promise<SearchedPage> {
  const wanted = { sort, after: place, most: limit + 1 };
  const { found: matches, isPartial } = await matchDocuments(db, search, wanted);
  const shown = matches.slice(0, limit);
  const last = matches.length > limit ? shown.at(-1) : undefined;
  return {
    items: await readSummaries(db, shown),
    nextCursor: last ? writeSearchCursor(sort, { build: search.build, ...last }) : null,
    isPartial,
  };
}

/** Positions belong to a build: of an older one only the business tells where the page ended. */
async function findPlace(db: Db, search: PreparedSearch, { sort = "best", after }: ListOptions) {
  const mark = readSearchCursor(after, sort);
  if (!mark || mark.build === search.build) return mark;
  const { rows } = await sql<SearchPosition>`
    select position, ${sql.ref(sortColumns[sort])} as key from search.documents where id = ${mark.id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** What cards show of these businesses, in the same order; one that was deleted a moment ago is left out. */
export async function readSummaries(db: Db, matches: Pick<Match, "id">[]): Promise<BusinessSummary[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const rows = await selectSummaries(db, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const selectSummaries = prepareStatement((db, param: Param<{ ids: string[] }>) =>
  db
    .selectFrom("directory")
    .select(summaryColumns)
    .where("id", "=", sql<string>`any (${param("ids")}::uuid[])`),
);
