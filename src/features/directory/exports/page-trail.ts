/** Where in a long list an address stands. */
export type PageTrail = {
  /** Where the page before ended; empty on the first. */
  after: string;
  /** Where the pages before that ended: the way back. */
  trail: readonly string[];
};

const maxCursorLength = 1000;
/** Going back further than this leads to the first page; the address would grow without end. */
const maxTrail = 20;

/** Reads the place from an address; what no cursor looks like is left out. */
export function readPageTrail(params: URLSearchParams): PageTrail {
  return {
    after: readCursors(params, "after").at(0) ?? "",
    trail: readCursors(params, "trail").slice(-maxTrail),
  };
}

/** The same query for the page that begins at this cursor. */
export function nextPage<Query extends PageTrail>(query: Query, cursor: string): Query {
  const trail = query.after ? [...query.trail, query.after] : query.trail;
  return { ...query, after: cursor, trail: trail.slice(-maxTrail) };
}

/** The same query for the page before, if there is one. */
export function previousPage<Query extends PageTrail>(query: Query): Query | null {
  if (!query.after) return null;
  return { ...query, after: query.trail.at(-1) ?? "", trail: query.trail.slice(0, -1) };
}

function readCursors(params: URLSearchParams, name: string): string[] {
  const parts = (params.get(name) ?? "").split(".");
  return parts.filter((part) => part.length <= maxCursorLength && /^[\w-]+$/.test(part));
}
