import type { ParsedQuery, SearchKind } from "./parsed-query.ts";

/** Kinds without prices, or with no more than `$$`. */
const unpricedKinds: readonly SearchKind[] = ["event", "artist", "guide", "tour", "venue", "help"];

/** Whether the price limits results. It does not for kinds without prices. */
export function hasPriceLimit({ price, kind }: ParsedQuery): boolean {
  return price !== null && (kind === null || !unpricedKinds.includes(kind));
}

/** Whether the query is about businesses, which have no prices. */
export function asksForBusinesses({ kind, category }: ParsedQuery): boolean {
  return kind === "business" || category !== null;
}
