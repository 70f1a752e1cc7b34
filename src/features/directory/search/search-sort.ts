import { readCursor, writeCursor } from "#platform/db/cursor.ts";

export const searchSorts = ["best", "rating", "newest", "name"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The column of `search.documents` for each sort. Ties are broken by rank. */
export const sortColumns = {
  best: "position",
  rating: "rating_order",
  newest: "newest_order",
  name: "name",
} as const satisfies Record<SearchSort, string>;

/** Where a page ended. */
export type SearchPosition = { position: number; key: string | number };
/** Also identifies the business, to find its new position after a rebuild. */
export type SearchCursor = SearchPosition & { build: number; id: string };

export function writeSearchCursor(sort: SearchSort, { build, id, position, key }: SearchCursor): string {
  return writeCursor([sort, build, id, position, key]);
}

/** Null for an invalid cursor and for one of another sort. */
export function readSearchCursor(cursor: string | undefined, sort: SearchSort): SearchCursor | null {
  const values = sort === "name" ? readCursor(cursor, nameShape) : readCursor(cursor, numberShape);
  if (!values) return null;
  const [cursorSort, build, id, position, key] = values;
  const isValidKey = typeof key === "string" ? !key.includes("\0") : Number.isSafeInteger(key);
  const isValid = cursorSort === sort && uuid.test(id) && isInt4(build) && isInt4(position) && isValidKey;
  return isValid ? { build, id, position, key } : null;
}

const numberShape = ["string", "number", "string", "number", "number"] as const;
const nameShape = ["string", "number", "string", "number", "string"] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isInt4 = (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;
