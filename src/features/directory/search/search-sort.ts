import { readCursor, writeCursor } from "#platform/db/cursor.ts";
import type { SearchPosition } from "#platform/search/engine.ts";

export const searchSorts = ["best", "rating", "newest", "name"] as const;
export type SearchSort = (typeof searchSorts)[number];

export function writeSearchCursor(sort: SearchSort, { key, id }: SearchPosition): string {
  return writeCursor([id, sort, key]);
}

/** The position in a cursor; null if the cursor is invalid or belongs to another sort order. */
export function readSearchCursor(
  cursor: string | undefined,
  sort: SearchSort = "best",
): SearchPosition | null {
  const values = readCursor(cursor, ["string", "string", "string"]);
  if (!values) return null;
  const [id, cursorSort, key] = values;
  return cursorSort === sort && uuid.test(id) && isKey[sort](key) ? { key, id } : null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isKey: Readonly<Record<SearchSort, (key: string) => boolean>> = {
  best: (key) => /^\d(?:\.\d+)?(?:e-\d+)?$/.test(key),
  rating: (key) => /^\d{1,10}$/.test(key) && Number(key) < 2 ** 31,
  newest: (key) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d)?$/.test(key),
  name: (key) => !key.includes("\0"),
};
