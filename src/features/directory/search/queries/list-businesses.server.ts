import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchList, SearchPosition } from "#platform/search/engine.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { type BusinessSummary, summaryColumns } from "../../queries/business-columns.server.ts";
import { businessesPerPage } from "../../rules.ts";
import { readSearchCursor, type SearchSort, writeSearchCursor } from "../search-sort.ts";
import { normalizeTerm } from "../search-term.ts";

export type SearchFilters = {
  term?: string | undefined;
  /** A category name. `Other` includes businesses with an unknown category. */
  category?: string | undefined;
  state?: string | undefined;
};
export type ListOptions = {
  sort?: SearchSort | undefined;
  /** `nextCursor` of the previous page. */
  after?: string | undefined;
  limit?: number | undefined;
};
export type BusinessPage = { items: BusinessSummary[]; nextCursor: string | null };

/** One page of results, without counts; the first page if the cursor is invalid. */
export function listBusinesses(db: Db, input: SearchFilters & ListOptions): Promise<BusinessPage> {
  return loadPage(db, input, readSearchCursor(input.after, input.sort));
}

/** One page sorted by name. `letter` starts at the first name from that letter on. */
export function listByName(
  db: Db,
  { letter, ...input }: SearchFilters & Omit<ListOptions, "sort"> & { letter?: string | undefined },
): Promise<BusinessPage> {
  const options = { ...input, sort: "name" } as const;
  const start = letter && !input.after ? { key: letter, id: "" } : null;
  return loadPage(db, options, start ?? readSearchCursor(input.after, "name"));
}

/** Like `listBusinesses`, but null for an invalid cursor, which API clients need to know. */
export async function findListPage(db: Db, input: SearchFilters & ListOptions): Promise<BusinessPage | null> {
  const position = readSearchCursor(input.after, input.sort);
  return input.after && !position ? null : loadPage(db, input, position);
}

async function loadPage(
  db: Db,
  input: SearchFilters & ListOptions,
  after: SearchPosition | null,
): Promise<BusinessPage> {
  const { sort = "best", limit = businessesPerPage } = input;
  const { hits, next } = await searchEngineOf(db).list({ ...toSearchList(input), sort, after, limit });
  return {
    items: await loadSummaries(db, hits),
    nextCursor: next ? writeSearchCursor(sort, next) : null,
  };
}

/** The engine's list of the directory, with these filters. */
export function toSearchList({ term, category, state }: SearchFilters): SearchList {
  return {
    kind: "business",
    titlePart: normalizeTerm(term).replaceAll("'", ""),
    category: category || null,
    state: state || null,
    ...{ sort: "best", near: null, after: null, limit: businessesPerPage },
  };
}

/** Loads summaries in the order of the hits. Businesses deleted meanwhile are left out. */
export async function loadSummaries(db: Db, hits: readonly { id: string }[]): Promise<BusinessSummary[]> {
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const rows = await db
    .selectFrom("directory")
    .select(summaryColumns)
    .where("id", "=", sql<string>`any (${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
