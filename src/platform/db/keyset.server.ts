import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { readCursor, writeCursor } from "./cursor.ts";

/** One column of a sort order. Columns must be non-null and unique together: end with the id. */
export type Key = { column: string; type: "integer" | "text" | "lowerText" | "uuid" | "time" };

/** All columns share one direction, so that a single index serves the order, scanned forward or backward. */
export type Order = { direction: "asc" | "desc"; keys: readonly Key[] };

type KeyValue = string | number;
/** The column every row needs for its cursor. */
export type KeysetRow = { keyset: KeyValue[] };
export type Page<Row> = { items: Omit<Row, "keyset">[]; nextCursor: string | null };
type PageInput<Sort> = { sort: Sort; after?: string | undefined; limit: number };
type CursorInput<Sort> = { after?: string | undefined; sort?: Sort };
/** The limit may be a placeholder of a prepared statement. */
type SelectInput<Sort> = Omit<PageInput<Sort>, "limit"> & { limit: number | RawBuilder<number> };

/**
 * Keyset pagination for a list with one or more orders. `select` adds order, cursor condition and limit to a statement;
 * `page` turns its rows into a page. A cursor of another order, or a forged one, starts from the beginning.
 *
 *     const byName = defineKeyset({ name: { direction: "asc", keys: [text("venue_name"), uuid("id")] } });
 *     const rows = await db.selectFrom("venues").select("venue_name").$call(byName.select(input)).execute();
 *     return byName.page(rows, input);
 */
export function defineKeyset<Sort extends string>(orders: Readonly<Record<Sort, Order>>) {
  const [firstSort] = Object.keys(orders) as Sort[];
  const readAfter = (after: string | undefined, sort: Sort): KeyValue[] | null => {
    const { keys } = orders[sort];
    const values = readCursor(after, ["string", ...keys.map(({ type }) => jsonTypes[type])]);
    const [ofSort, ...key] = values ?? [];
    return ofSort === sort && keys.every(({ type }, index) => fits(type, key[index])) ? key : null;
  };

  return {
    /** Whether a query's cursor is valid for its order, by default the first. */
    isCursor: ({ after, sort = firstSort as Sort }: CursorInput<Sort>): boolean =>
      readAfter(after, sort) !== null,

    /** The cursor of a page that starts with this text, for an order by a text and an id. */
    startAt: (sort: Sort, text: string): string => writeCursor([sort, text, nilUuid]),

    /** The condition alone, for raw SQL; `true` on the first page. */
    comesAfter(sort: Sort, after: string | undefined, table?: string): RawBuilder<boolean> {
      const values = readAfter(after, sort);
      if (!values) return sql<boolean>`true`;
      const { direction, keys } = orders[sort];
      const columns = sql.join(keys.map((key) => reference(key, table)));
      const given = sql.join(keys.map(({ type }, index) => parameter(type, values[index])));
      return direction === "asc"
        ? sql<boolean>`(${columns}) > (${given})`
        : sql<boolean>`(${columns}) < (${given})`;
    },

    /** The cursor column alone, for raw SQL. */
    keysOf: (sort: Sort, table?: string): RawBuilder<KeyValue[]> => keysOf(orders[sort], table),

    select({ sort, after, limit }: SelectInput<Sort>) {
      return <Tables, From extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, From, Row>) => {
        const { direction, keys } = orders[sort];
        const isFirst = readAfter(after, sort) === null;
        let page = query.select(keysOf(orders[sort]).as("keyset"));
        if (!isFirst) page = page.where(this.comesAfter(sort, after));
        for (const key of keys) page = page.orderBy(reference(key), direction);
        // One extra row shows whether there is a next page.
        return page.limit(sql<number>`${limit} + 1`);
      };
    },

    page<Row extends KeysetRow>(rows: readonly Row[], { sort, limit }: PageInput<Sort>): Page<Row> {
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map(({ keyset: _keys, ...row }) => row),
        nextCursor: last ? writeCursor([sort, ...last.keyset]) : null,
      };
    },
  };
}

export const integer = (column: string): Key => ({ column, type: "integer" });
export const text = (column: string): Key => ({ column, type: "text" });
/** Case-insensitive text; its index is on `lower(column)`. */
export const lowerText = (column: string): Key => ({ column, type: "lowerText" });
export const uuid = (column: string): Key => ({ column, type: "uuid" });
export const time = (column: string): Key => ({ column, type: "time" });

const jsonTypes = {
  integer: "number",
  text: "string",
  lowerText: "string",
  uuid: "string",
  time: "number",
} as const;
/** The value of a moment that never comes, such as an unknown date. */
const infinity = Number.MAX_SAFE_INTEGER;
const nilUuid = "00000000-0000-0000-0000-000000000000";
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether PostgreSQL accepts the value. A cursor comes from a URL, so it is untrusted. */
function fits(type: Key["type"], value: KeyValue | undefined): boolean {
  if (type === "uuid") return typeof value === "string" && uuidShape.test(value);
  if (type === "text" || type === "lowerText") return typeof value === "string" && !value.includes("\0");
  if (type === "time") return Number.isSafeInteger(value) && Math.abs(Number(value)) < 1e16;
  return Number.isSafeInteger(value);
}

function keysOf({ keys }: Order, table?: string): RawBuilder<KeyValue[]> {
  const values = keys.map((key) => {
    const value = reference(key, table);
    // In microseconds: a JavaScript Date would truncate to milliseconds and create ties.
    return key.type === "time"
      ? sql`least(extract(epoch from ${value}) * 1000000, ${sql.lit(infinity)})::bigint`
      : value;
  });
  return sql<KeyValue[]>`json_build_array(${sql.join(values)})`;
}

function reference({ column, type }: Key, table?: string): RawBuilder<unknown> {
  const found = sql.ref(table ? `${table}.${column}` : column);
  return type === "lowerText" ? sql`lower(${found})` : found;
}

function parameter(type: Key["type"], value: KeyValue | undefined): RawBuilder<unknown> {
  if (type === "time" && value === infinity) return sql`timestamptz 'infinity'`;
  if (type === "time") return sql`timestamptz 'epoch' + ${value} * interval '1 microsecond'`;
  if (type === "integer") return sql`${value}::bigint`;
  return type === "uuid" ? sql`${value}::uuid` : sql`${value}`;
}
