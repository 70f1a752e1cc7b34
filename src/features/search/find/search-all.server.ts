import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { nameOfState } from "#platform/geo/us-states.ts";
import { stemWords } from "#platform/search/postgres/stem-words.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import {
  asksForBusinesses,
  hasPriceLimit,
  type ParsedQuery,
  type SearchKind,
  searchKinds,
} from "../parse/parsed-query.ts";
import { findBusinesses, type ResolvedPlace } from "./find-businesses.server.ts";
import { findKinds, type ScoredGroup } from "./find-kinds.server.ts";
import { listNearbyCities } from "./list-nearby-cities.server.ts";
import type { ResultGroup } from "./result.ts";

export type SearchOptions = {
  now: Date;
  /** The visitor's location, for "near me". */
  point?: { latitude: number; longitude: number } | undefined;
  /** Searches this kind only, with more items. */
  kind?: SearchKind | undefined;
  limit?: number | undefined;
};

const perGroup = 6;
const maxItems = 24;

/**
 * Searches every kind. The kind that the query names comes first, then the best matches. Kinds without results are left
 * out.
 */
export async function searchAll(
  db: Db,
  unstemmed: ParsedQuery,
  options: SearchOptions,
): Promise<ResultGroup[]> {
  const { now, kind: onlyKind = null } = options;
  const engine = searchEngineOf(db);
  const limit = Math.min(maxItems, options.limit ?? (onlyKind ? maxItems : perGroup));
  const stems = await stemWords(db, unstemmed.words);
  // Stop words alone match nothing.
  const parsed = stems.length > 0 ? unstemmed : { ...unstemmed, words: [] };
  const place = resolvePlace(parsed, options);
  const requestedKind = onlyKind ?? requestedKindOf(parsed);
  const { words, category } = parsed;
  const findBusinessGroup = includesBusinesses(parsed, options)
    ? (match?: "full" | "partial") =>
        findBusinesses({ db, engine }, { ...{ words, category, place, now, limit, match } })
    : null;
  // A query for events shows partial matches of businesses only if nothing else is found.
  const asksForOtherKind = requestedKind !== null && requestedKind !== "business";
  const [business, kinds] = await Promise.all([
    findBusinessGroup?.(asksForOtherKind ? "full" : undefined) ?? null,
    onlyKind === "business"
      ? null
      : findKinds(
          { db, engine },
          {
            ...{ parsed, stems, now, limit, requestedKind, onlyKind },
            place: await listNearbyCities(db, place),
            open: await readSwitches(db),
          },
        ),
  ]);
  const groups = [...(business ? [business] : []), ...(kinds?.groups ?? [])].filter(
    ({ group }) => group.items.length > 0,
  );
  const isPartial = groups.every(
    ({ group }) => group.isPartial || (group.kind === "help" && requestedKind !== "help"),
  );
  const partial = isPartial ? await findPartial() : [];
  const known = new Set(groups.map(({ group }) => group.kind));
  return orderGroups([...groups, ...partial.filter(({ group }) => !known.has(group.kind))], requestedKind);

  async function findPartial(): Promise<ScoredGroup[]> {
    const [found = [], close] = await Promise.all([
      kinds?.findPartial(),
      asksForOtherKind ? findBusinessGroup?.("partial") : null,
    ]);
    return [...found, ...(close && close.group.items.length > 0 ? [close] : [])];
  }
}

/** A date without a kind or category means events. */
function requestedKindOf({ kind, time, category }: ParsedQuery): SearchKind | null {
  return kind ?? (time && category === null ? "event" : null);
}

function includesBusinesses(parsed: ParsedQuery, options: SearchOptions): boolean {
  const { kind, words, place, time } = parsed;
  if (options.kind) return options.kind === "business";
  if (asksForBusinesses(parsed)) return true;
  // Businesses have no prices.
  if (hasPriceLimit(parsed)) return false;
  if (kind !== null && words.length === 0) return false;
  // "Tonight" alone means events.
  return words.length > 0 || (place !== null && time === null);
}

/** ZIP codes and "near me" become points. Cities and states are folded, as documents store them. */
function resolvePlace({ place }: ParsedQuery, { point }: SearchOptions): ResolvedPlace | null {
  switch (place?.kind) {
    case "near-me":
      return point ? { kind: "point", ...point } : null;
    case "zip":
      return { kind: "point", latitude: place.latitude, longitude: place.longitude };
    case "state":
      return { kind: "state", state: foldSearchText(nameOfState(place.state)) };
    case "city":
      return { ...place, city: foldSearchText(place.city), state: foldSearchText(nameOfState(place.state)) };
    default:
      return null;
  }
}

/** Partial matches are shown only for the requested kind, or when there is nothing else. */
function orderGroups(found: readonly ScoredGroup[], requestedKind: SearchKind | null): ResultGroup[] {
  // Help results alone must not hide partial matches.
  const strict = found.filter(
    ({ group }) => !group.isPartial && (group.kind !== "help" || requestedKind === "help"),
  );
  const shown =
    strict.length > 0 ? found.filter(({ group }) => !group.isPartial || group.kind === requestedKind) : found;
  const order = (kind: SearchKind) => searchKinds.indexOf(kind);
  return shown
    .toSorted(
      (a, b) =>
        Number(b.group.kind === requestedKind) - Number(a.group.kind === requestedKind) ||
        b.score - a.score ||
        order(a.group.kind) - order(b.group.kind),
    )
    .map(({ group }) => group);
}
