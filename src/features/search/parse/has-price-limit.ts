import type { ParsedQuery, SearchKind } from "./parsed-query.ts";

/** Nothing is known of their prices, or no more than `$$`. */
const unpricedKinds: readonly SearchKind[] = ["event", "artist", "guide", "tour", "venue", "help"];

/** Whether the price of a request limits what is found: it does not where one of these is asked for. */
export function hasPriceLimit({ price, kind }: ParsedQuery): boolean {
  return price !== null && (kind === null || !unpricedKinds.includes(kind));
}

/** Whether businesses are asked for, which list no prices. */
export function asksForBusinesses({ kind, category }: ParsedQuery): boolean {
  return kind === "business" || category !== null;
}
