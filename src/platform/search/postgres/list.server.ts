import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchList, SearchListPage } from "../engine.ts";
import { distanceFrom, listOrigins } from "./geometry.ts";
import { inTier, listLargeKinds, tiers } from "./tiers.server.ts";

/** How many rows are scanned, in the order of the list or by distance, before the index is searched for a title substring. */
const maxScanned = 20_000;

type Order = { key: RawBuilder<unknown>; isDescending: boolean };
const orders: Readonly<Record<SearchList["sort"], Order>> = {
  best: { key: sql`quality`, isDescending: true },
  rating: { key: sql`rating`, isDescending: true },
  newest: { key: sql`added_at`, isDescending: true },
  name: { key: sql`folded_title`, isDescending: false },
};

type Row = { id: string; key: string; distanceKm: number | null };

/** One page of a list, after a position. */
export async function listPage(db: Db, list: SearchList): Promise<SearchListPage> {
  const rowLimit = list.limit + 1;
  const isLarge = (await listLargeKinds(db)).has(list.kind);
  const statement = list.near ? selectNear(list, rowLimit) : selectOrdered(list, rowLimit, isLarge);
  // With a title substring, the best plan depends on how common it is. Without one, a few prepared plans suffice.
  const rows = list.titlePart ? (await statement.execute(db)).rows : await executePrepared(db, statement);
  const shown = rows.slice(0, list.limit);
  const last = rows.length > list.limit ? shown.at(-1) : undefined;
  return {
    hits: shown.map(({ id, distanceKm }) => ({ id, distanceKm })),
    next: last ? { key: last.key, id: last.id } : null,
  };
}

/**
 * In a large kind, scanning in order soon finds common substrings, and the index finds rare ones, by tier if sorted by
 * quality. Later parts are read only until the page is full.
 */
function selectOrdered(list: SearchList, rowLimit: number, isLarge: boolean): RawBuilder<Row> {
  const { key } = orders[list.sort];
  const page = (from: RawBuilder<unknown>, condition: RawBuilder<unknown>, limit: number) => sql`(
    select id, ${key} as sorted, folded_title from ${from} where ${condition} ${orderOf(list)} limit ${sql.lit(limit)})`;
  const all = sql`search_documents`;
  const matching = sql`${inList(list)} and ${isAfter(list)}`;
  if (!list.titlePart) return sortRows(list, page(all, matching, rowLimit), rowLimit);
  const matchesTerm = sql`${matching} and ${titleContains(list.titlePart)}`;
  if (!isLarge) return sortRows(list, page(all, matchesTerm, rowLimit), rowLimit);
  const columns = sql`id, kind, category, state, quality, rating, added_at, folded_title`;
  const scanned = sql`(
    select ${columns} from ${all} where kind = ${sql.lit(list.kind)} and ${isAfter(list)} ${orderOf(list)} limit ${sql.lit(maxScanned)}
  ) as walked`;
  // `offset 0` reads all matches before sorting: PostgreSQL cannot estimate how rare a substring is.
  const rest = (list.sort === "best" ? tiers.map(inTier) : [sql`true`]).map((condition) =>
    page(
      sql`(select ${columns} from ${all} where ${matchesTerm} and ${condition} offset 0) as found`,
      sql`true`,
      rowLimit,
    ),
  );
  // Rows may appear in both the scan and the index.
  const doubleLimit = 2 * rowLimit;
  const parts = sql.join([page(scanned, matchesTerm, doubleLimit), ...rest], sql` union all `);
  return sortRows(
    list,
    sql`select distinct id, sorted from (select * from (${parts}) as parts limit ${sql.lit(doubleLimit)}) as found`,
    rowLimit,
  );
}

function sortRows({ sort }: SearchList, rows: RawBuilder<unknown>, rowLimit: number): RawBuilder<Row> {
  const direction = orders[sort].isDescending ? sql`desc` : sql`asc`;
  return sql<Row>`
    select id, sorted::text as key, null::double precision as "distanceKm" from (${rows}) as found
    order by sorted ${direction}, id limit ${sql.lit(rowLimit)}`;
}

/** By distance. The index sorts by degrees, not kilometers, so three times as many rows are measured. */
function selectNear(list: SearchList, rowLimit: number): RawBuilder<Row> {
  const { near, titlePart } = list;
  if (!near) throw new Error("A list by distance needs a point.");
  const offset = Number(list.after?.key ?? 0);
  const inRadius = near.maxKm === null ? sql`true` : sql`km <= ${near.maxKm}::double precision`;
  const candidates = titlePart ? maxScanned : 3 * (offset + rowLimit) + 50;
  const origins = listOrigins(near.point, near.maxKm).map(
    ({ from, within }) => sql`(
      select id, folded_title, point from search_documents where ${inList(list)} and ${within}
      order by point <-> ${from} limit ${sql.lit(candidates)})`,
  );
  return sql<Row>`
    with nearest as materialized (${sql.join(origins, sql` union all `)}),
    measured as (
      select id, ${distanceFrom(near.point)} as km from nearest where ${titlePart ? titleContains(titlePart) : sql`true`}
    )
    select id, (row_number() over (order by km, id))::text as key, km as "distanceKm"
    from measured where ${inRadius} order by km, id offset ${offset}::integer limit ${sql.lit(rowLimit)}`;
}

export function inList({
  kind,
  category,
  state,
}: Pick<SearchList, "kind" | "category" | "state">): RawBuilder<unknown> {
  return sql`kind = ${sql.lit(kind)}
    ${category === null ? sql`` : sql`and category = ${category}`} ${state === null ? sql`` : sql`and state = ${state}`}`;
}

function orderOf({ sort }: SearchList): RawBuilder<unknown> {
  const { key, isDescending } = orders[sort];
  return isDescending ? sql`order by ${key} desc, id` : sql`order by ${key}, id`;
}

function isAfter({ after, sort }: SearchList): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const { key, isDescending } = orders[sort];
  const position = sql.raw(keyTypes[sort]);
  const value = sql`${after.key}::${position}`;
  return isDescending
    ? sql`(${key} < ${value} or ${key} = ${value} and id > ${after.id})`
    : sql`(${key}, id) > (${value}, ${after.id})`;
}

const keyTypes: Readonly<Record<SearchList["sort"], string>> = {
  best: "real",
  rating: "integer",
  newest: "timestamptz",
  name: `text collate "C"`,
};

export const titleContains = (text: string): RawBuilder<unknown> =>
  sql`folded_title like ${likePattern(text)}`;

/** Wildcards in the text match literally. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
