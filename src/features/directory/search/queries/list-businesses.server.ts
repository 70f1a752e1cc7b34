import { sql } from "kysely";
import { hideFromPlanner } from "#platform/db/hide-from-planner.server.ts";
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
import { type Found, type Match, matchDocuments } from "./match-documents.server.ts";
import { type PreparedSearch, prepareSearch, type SearchFilters } from "./prepare-search.server.ts";

export type ListOptions = {
  sort?: SearchSort | undefined;
  /** `nextCursor` of the page before. */
  after?: string | undefined;
  limit?: number | undefined;
};
type PageOptions = ListOptions & { isCounted?: boolean };
export type BusinessPage = { items: BusinessSummary[]; nextCursor: string | null };
export type SearchedPage = BusinessPage & {
  /** Too many candidates: only the best ranked were compared. */
  isPartial: boolean;
  /** How many matches there are, where finding the page has told. */
  counted: Found<number> | null;
};

/** One page of results for a term and filters, without counts. */
export async function listBusinesses(db: Db, input: SearchFilters & ListOptions): Promise<BusinessPage> {
  const { items, nextCursor } = await readPage(db, await prepareSearch(db, input), input);
  return { items, nextCursor };
}

/** One page by name, and how many businesses there are. A letter starts the list at the first name from there on. */
export async function listByName(
  db: Db,
  { letter, ...input }: SearchFilters & Omit<ListOptions, "sort"> & { letter?: string | undefined },
): Promise<BusinessPage & { businesses: number }> {
  const search = await prepareSearch(db, input);
  const options = { ...input, sort: "name" } as const;
  const start = letter && !input.after ? { position: -1, key: letter } : null;
  const position = start ?? (await resolveCursor(db, search, options));
  const { items, nextCursor } = await readPageAfter(db, search, position, options);
  return { items, nextCursor, businesses: search.businesses };
}

/** Like `listBusinesses`, for API clients: null if the cursor is invalid, which they need to know. */
export async function findListPage(db: Db, input: SearchFilters & ListOptions): Promise<BusinessPage | null> {
  const search = await prepareSearch(db, input);
  const position = await resolveCursor(db, search, input);
  if (input.after && !position) return null;
  const { items, nextCursor } = await readPageAfter(db, search, position, input);
  return { items, nextCursor };
}

/** One page of a prepared search; the first one if the cursor is invalid. */
export async function readPage(db: Db, search: PreparedSearch, options: PageOptions): Promise<SearchedPage> {
  return readPageAfter(db, search, await resolveCursor(db, search, options), options);
}

async function readPageAfter(
  db: Db,
  search: PreparedSearch,
  after: SearchPosition | null,
  { sort = "best", limit = businessesPerPage, isCounted = false }: PageOptions,
): Promise<SearchedPage> {
  const options = { sort, after, limit: limit + 1, isCounted };
  const { found: matches, isPartial, counted } = await matchDocuments(db, search, options);
  const shown = matches.slice(0, limit);
  const last = matches.length > limit ? shown.at(-1) : undefined;
  return {
    items: await readSummaries(db, shown),
    nextCursor: last ? writeSearchCursor(sort, { build: search.build, ...last }) : null,
    isPartial,
    counted,
  };
}

/** Positions change with each build, so a cursor of an older one is resolved by its business. */
async function resolveCursor(db: Db, search: PreparedSearch, { sort = "best", after }: ListOptions) {
  const cursor = readSearchCursor(after, sort);
  if (!cursor || cursor.build === search.build) return cursor;
  const { rows } = await sql<SearchPosition>`
    select position, ${sql.ref(sortColumns[sort])} as key from search.documents where id = ${cursor.id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The summaries of these businesses in the same order. One that was just deleted is left out. */
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
    .where("id", "=", sql<string>`any (${hideFromPlanner(sql`${param("ids")}::uuid[]`)}::uuid[])`),
);
