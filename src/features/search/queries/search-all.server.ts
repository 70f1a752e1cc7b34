import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { nameOfState } from "#platform/geo/us-states.ts";
import { stemWords } from "#platform/search/postgres/stem-words.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { type BusinessPlace, findBusinesses } from "../find/find-businesses.server.ts";
import { findKinds, type StrongGroup } from "../find/find-kinds.server.ts";
import { listPlaces } from "../find/list-places.server.ts";
import type { FoundGroup, SearchAnswer } from "../found.ts";
import { asksForBusinesses, isPriced } from "../is-priced.ts";
import { type Reading, type SearchKind, searchKinds } from "../reading/reading.ts";

export type SearchOptions = {
  now: Date;
  /** Where the visitor is, for "near me". */
  point?: { latitude: number; longitude: number } | undefined;
  /** Only this kind, with more items. */
  kind?: SearchKind | undefined;
  limit?: number | undefined;
};

const perGroup = 6;
const maxItems = 24;

/** Everything that a request finds, by kind. The kind that was asked for comes first, then the best matches. */
export async function searchAll(db: Db, asReading: Reading, options: SearchOptions): Promise<SearchAnswer> {
  const { now, kind: only = null } = options;
  const engine = searchEngineOf(db);
  const limit = Math.min(maxItems, options.limit ?? (only ? maxItems : perGroup));
  const stems = await stemWords(db, asReading.words);
  // Words such as "about" ask for nothing.
  const reading = stems.length > 0 ? asReading : { ...asReading, words: [] };
  const place = readPlace(reading, options);
  const asked = only ?? readKind(reading);
  const { words, category } = reading;
  const findGroup = wantsBusinesses(reading, options)
    ? (fits?: "whole" | "part") =>
        findBusinesses({ db, engine }, { ...{ words, category, place, now, limit, fits } })
    : null;
  // Whoever asks for events gets businesses that are close to the words only if nothing fits.
  const isOther = asked !== null && asked !== "business";
  const [business, others] = await Promise.all([
    findGroup?.(isOther ? "whole" : undefined) ?? null,
    only === "business"
      ? null
      : findKinds(
          { db, engine },
          {
            ...{ reading, stems, now, limit, asked, only },
            place: await listPlaces(db, place),
            open: await readSwitches(db),
          },
        ),
  ]);
  const groups = [...(business ? [business] : []), ...(others?.groups ?? [])].filter(
    ({ group }) => group.items.length > 0,
  );
  const isLoose = groups.every(({ group }) => group.isLoose || (group.kind === "help" && asked !== "help"));
  const loose = isLoose ? await findLoose() : [];
  const known = new Set(groups.map(({ group }) => group.kind));
  return { groups: orderGroups([...groups, ...loose.filter(({ group }) => !known.has(group.kind))], asked) };

  async function findLoose(): Promise<StrongGroup[]> {
    const [found = [], close] = await Promise.all([
      others?.findLoose(),
      isOther ? findGroup?.("part") : null,
    ]);
    return [...found, ...(close && close.group.items.length > 0 ? [close] : [])];
  }
}

/** A day alone asks for what happens then. */
function readKind({ kind, time, category }: Reading): SearchKind | null {
  return kind ?? (time && category === null ? "event" : null);
}

/** A request for another kind in a place names no business. */
function wantsBusinesses(reading: Reading, options: SearchOptions): boolean {
  const { kind, words, place, time } = reading;
  if (options.kind) return options.kind === "business";
  if (asksForBusinesses(reading)) return true;
  // No business lists a price.
  if (isPriced(reading)) return false;
  if (kind !== null && words.length === 0) return false;
  // "Tonight" alone asks for what happens then.
  return words.length > 0 || (place !== null && time === null);
}

/** ZIP codes and "near me" are points: the nearest come first. Cities and states are folded, as documents name them. */
function readPlace({ place }: Reading, { point }: SearchOptions): BusinessPlace | null {
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

/** Loose groups are shown only for the kind that was asked for, or when there is nothing else. */
function orderGroups(found: readonly StrongGroup[], asked: SearchKind | null): FoundGroup[] {
  // An answer of the help page is no reason to leave out what is close.
  const strict = found.filter(({ group }) => !group.isLoose && (group.kind !== "help" || asked === "help"));
  const shown =
    strict.length > 0 ? found.filter(({ group }) => !group.isLoose || group.kind === asked) : found;
  const order = (kind: SearchKind) => searchKinds.indexOf(kind);
  return shown
    .toSorted(
      (a, b) =>
        Number(b.group.kind === asked) - Number(a.group.kind === asked) ||
        b.strength - a.strength ||
        order(a.group.kind) - order(b.group.kind),
    )
    .map(({ group }) => group);
}
