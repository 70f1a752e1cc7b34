/** A position in a paginated list. */
export type PageTrail = {
  /** The cursor where the previous page ended; empty on the first page. */
  after: string;
  /** The cursors of the pages before that, for the Previous link. */
  trail: readonly string[];
};

const maxCursorLength = 1000;
/** Bounds the length of the URL. Going back further leads to the first page. */
const maxTrail = 20;

/** Reads the position from a query. Malformed cursors are dropped. */
export function readPageTrail(params: URLSearchParams): PageTrail {
  return {
    after: readCursors(params, "after").at(0) ?? "",
    trail: readCursors(params, "trail").slice(-maxTrail),
  };
}

/** The query of the page that starts at this cursor. */
export function nextPage<Query extends PageTrail>(query: Query, cursor: string): Query {
  const trail = query.after ? [...query.trail, query.after] : query.trail;
  return { ...query, after: cursor, trail: trail.slice(-maxTrail) };
}

/** The query of the previous page, if there is one. */
export function previousPage<Query extends PageTrail>(query: Query): Query | null {
  if (!query.after) return null;
  return { ...query, after: query.trail.at(-1) ?? "", trail: query.trail.slice(0, -1) };
}

/** The number of pages before this one; null when the trail was cut. */
function countPagesBefore({ after, trail }: PageTrail): number | null {
  if (!after) return 0;
  return trail.length < maxTrail ? trail.length + 1 : null;
}

type Shown = { items: number; perPage: number; count: number; isCapped?: boolean | undefined };

/** The range a page shows: "25–48 of 1,050". Null when the position is unknown or the page shows everything. */
export function describePosition(
  query: PageTrail,
  { items, perPage, count, isCapped = false }: Shown,
): string | null {
  const before = countPagesBefore(query);
  if (before === null || items === 0) return null;
  const first = before * perPage + 1;
  const last = first + items - 1;
  if (last > count && !isCapped) return null;
  const format = new Intl.NumberFormat("en-US").format;
  // Counting may have stopped before this page.
  return `${format(first)}–${format(last)} of ${format(Math.max(count, last))}${isCapped ? "+" : ""}`;
}

function readCursors(params: URLSearchParams, name: string): string[] {
  const parts = (params.get(name) ?? "").split(".");
  return parts.filter((part) => part.length <= maxCursorLength && /^[\w-]+$/.test(part));
}
