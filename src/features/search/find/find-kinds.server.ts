import { listHelpTexts } from "#features/community/exports/search-help.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine, SearchPlace, SearchQuery } from "#platform/search/engine.ts";
import type { OpenSwitches } from "#platform/switches/read-switches.server.ts";
import { findHelp, findSomeHelp } from "../find-help.ts";
import type { FoundGroup } from "../found.ts";
import { isPriced } from "../is-priced.ts";
import { presentHelp, presentHit } from "../present-found.ts";
import type { Reading, SearchKind } from "../reading/reading.ts";
import { listOpenSources } from "../sources.server.ts";
import { readDates } from "./read-dates.server.ts";

export type StrongGroup = { group: FoundGroup; strength: number };
type Input = {
  reading: Reading;
  /** The stems of the words of the reading. */
  stems: readonly string[];
  place: SearchPlace | null;
  now: Date;
  limit: number;
  /** The kind that the request names. */
  asked: SearchKind | null;
  /** All others are left out. */
  only: SearchKind | null;
  open: OpenSwitches;
};
type Services = { db: Db; engine: SearchEngine };

/** What the other kinds have for a request. `findLoose` is for when no kind has anything. */
export type FoundKinds = { groups: StrongGroup[]; findLoose: () => Promise<StrongGroup[]> };

/** All groups but that of businesses. */
export async function findKinds(services: Services, input: Input): Promise<FoundKinds> {
  const { reading, place, only, asked, open } = input;
  const price = isPriced(reading) ? reading.price : null;
  const sources = listOpenSources(open).filter(
    ({ kind, hasPrices = false }) => isWanted(kind, input) && (price === null || hasPrices),
  );
  const isTopic = asksForTopic(input);
  const isHelpWanted = only === null || only === "help";
  const help = isHelpWanted ? findHelpGroup(input, isTopic ? [] : input.stems) : [];
  const strict: SearchQuery = {
    kinds: sources.map(({ kind, hasDates = false }) => ({ kind, hasDates })),
    words: isTopic ? reading.topic : reading.words,
    match: isTopic ? "any" : "all",
    ...{ category: null, place, days: reading.time, price, now: input.now, limit: input.limit },
  };
  const find = (query: SearchQuery, isLoose: boolean) => findGroups(services, query, { open, isLoose });
  const groups = sources.length > 0 ? await find(strict, false) : [];
  const isMissing = asked !== null && !groups.some(({ group }) => group.kind === asked);
  const loose = isMissing ? await findFirst(listLooser(strict, asked), find) : [];
  return {
    groups: [...groups, ...loose, ...help],
    findLoose: () => findFirst(isTopic ? [] : listWordsOnly(strict, loose.length > 0 ? asked : null), find),
  };
}

/** A category in a city, such as "soul food savannah": its events, guides and goods about food are worth a look. */
function asksForTopic({ reading: { category, place, words, time, topic } }: Input): boolean {
  return category !== null && place?.kind === "city" && !time && words.length === 0 && topic.length > 0;
}

/** Without words, a category asks for businesses alone, except in a city, and a kind for that kind alone. */
function isWanted(kind: SearchKind, input: Input): boolean {
  const { only, asked, reading } = input;
  if (only) return kind === only;
  if (reading.words.length > 0) return true;
  if (asked) return kind === asked;
  if (reading.category !== null) return asksForTopic(input);
  // "Tonight" asks for what has dates.
  if (reading.time) return kind === "event";
  return reading.place !== null || reading.price !== null;
}

/** The groups of the first query that has some. */
async function findFirst(
  queries: readonly SearchQuery[],
  find: (query: SearchQuery, isLoose: boolean) => Promise<StrongGroup[]>,
): Promise<StrongGroup[]> {
  for (const query of queries) {
    const groups = await find(query, true);
    if (groups.length > 0) return groups;
  }
  return [];
}

const nothingAsked = { words: [], match: "all", place: null, days: null } as const;

/** Parts of a request for one kind: another time, another place, some of the words, what is over, other words. */
function listLooser(strict: SearchQuery, asked: SearchKind): SearchQuery[] {
  const kinds = strict.kinds.filter(({ kind }) => kind === asked);
  if (kinds.length === 0) return [];
  const { words, place, days } = strict;
  const hasWords = words.length > 0;
  const parts: Partial<SearchQuery>[] = [
    ...(days ? [{ words, place }] : []),
    ...(place && hasWords ? [{ words, days }, ...(days ? [{ words }] : [])] : []),
    ...(words.length > 1 ? [{ words, place, days, match: "any" as const }] : []),
    ...(hasWords ? [{ words, place, isPast: true }] : []),
    ...(place ? [{ place, days }, ...(days ? [{ place }] : [])] : []),
    ...(words.length > 1 ? [{ words, match: "any" as const }] : []),
    ...(days ? [{ days }] : []),
    {},
  ];
  return parts.map((part) => ({ ...strict, kinds, ...nothingAsked, ...part }));
}

/** The words alone, anywhere and at any time; unless the kind that was asked for has something, then some of them, or what is over. */
function listWordsOnly(strict: SearchQuery, answered: SearchKind | null): SearchQuery[] {
  const { words } = strict;
  if (words.length === 0) return [];
  const kinds = strict.kinds.filter(({ kind }) => kind !== answered);
  const anywhere: SearchQuery = { ...strict, ...nothingAsked, kinds, words };
  if (answered) return [anywhere];
  return [anywhere, { ...anywhere, match: "any" }, { ...anywhere, isPast: true }];
}

async function findGroups(
  { db, engine }: Services,
  query: SearchQuery,
  { open, isLoose }: { open: OpenSwitches; isLoose: boolean },
): Promise<StrongGroup[]> {
  const found = await engine.find(query);
  const dates = await readDates(
    db,
    found.flatMap(({ hits }) => hits),
    query,
  );
  const sources = listOpenSources(open);
  return found.flatMap(({ kind, hits, total }) => {
    const source = sources.find((one) => one.kind === kind);
    if (!source) return [];
    const items = hits.map((hit) =>
      presentHit(hit, {
        kind: source.kind,
        href: source.hrefOf(hit, open),
        startsAt: dates.get(hit.id) ?? null,
      }),
    );
    return [
      { group: { kind: source.kind, items, cards: [], total, isLoose }, strength: hits[0]?.score ?? 0 },
    ];
  });
}

function findHelpGroup({ open, limit, asked }: Input, stems: readonly string[]): StrongGroup[] {
  const texts = listHelpTexts(open);
  const found = asked === "help" ? findSomeHelp(texts, stems) : findHelp(texts, stems);
  if (found.length === 0) return [];
  const items = found.slice(0, limit).map(({ text }) => presentHelp(text));
  const total = { count: found.length, isCapped: false };
  // Answers stand after things, however well they fit.
  return [
    {
      group: { kind: "help", items, cards: [], total, isLoose: false },
      strength: (found[0]?.score ?? 0) / 10,
    },
  ];
}
