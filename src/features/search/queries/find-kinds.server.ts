import { listHelpTexts } from "#features/community/exports/search-help.server.ts";
import type { TextPlace } from "#features/directory/exports/find-businesses.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchSource } from "#platform/search/search-source.ts";
import type { OpenSwitches } from "#platform/switches/read-switches.server.ts";
import { listOpenSources } from "../entries/sources.server.ts";
import { findHelp, findSomeHelp } from "../find-help.ts";
import type { FoundGroup } from "../found.ts";
import { isPriced } from "../is-priced.ts";
import { presentEntry, presentHelp } from "../present-found.ts";
import type { Reading, SearchKind } from "../reading/reading.ts";
import { type EntryRequest, type EntryRow, findEntries, isBroad } from "./find-entries.server.ts";
import { listPlaceLexemes } from "./list-place-lexemes.server.ts";
import { prepareEntries } from "./prepare-entries.server.ts";

export type StrongGroup = { group: FoundGroup; strength: number };
type Input = {
  reading: Reading;
  place: TextPlace | null;
  now: Date;
  limit: number;
  /** The kind that the request names. */
  asked: SearchKind | null;
  /** All others are left out. */
  only: SearchKind | null;
  open: OpenSwitches;
};

const maxCounted = 1_000;

/** What the other kinds have for a request. `findLoose` is for when no kind has anything. */
export type FoundKinds = { groups: StrongGroup[]; findLoose: () => Promise<StrongGroup[]> };

/** All groups but that of businesses. */
export async function findKinds(db: Db, input: Input): Promise<FoundKinds> {
  const { reading, place, only, asked, open } = input;
  const price = isPriced(reading) ? reading.price : null;
  const sources = listOpenSources(open).filter(
    ({ kind, hasPrices = false }) => isWanted(kind, input) && (price === null || hasPrices),
  );
  const isHelpWanted = only === null || only === "help";
  if (sources.length === 0 && reading.words.length === 0)
    return { groups: isHelpWanted ? findHelpGroup(input, []) : [], findLoose: async () => [] };
  const isTopic = asksForTopic(input);
  const words = isTopic ? reading.topic : reading.words;
  const places = await listPlaceLexemes(db, place);
  const frequencies = await prepareEntries(db, words, places);
  const { stems } = frequencies;
  // Words such as "about" ask for nothing.
  if (reading.words.length > 0 && stems.length === 0 && !isTopic)
    return findKinds(db, { ...input, reading: { ...reading, words: [] } });
  const strict: EntryRequest = {
    ...{ sources, frequencies, stems, places, time: reading.time, price, now: input.now, limit: input.limit },
    ...{ term: words.join(" "), isAny: isTopic },
  };
  const find = async (request: EntryRequest, isLoose: boolean) =>
    groupRows(await findEntries(db, request), request, { open, isLoose });
  const help = isHelpWanted ? findHelpGroup(input, isTopic ? [] : stems) : [];
  const groups = await find(strict, false);
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

/** The groups of the first request that has some. */
async function findFirst(
  requests: readonly EntryRequest[],
  find: (request: EntryRequest, isLoose: boolean) => Promise<StrongGroup[]>,
): Promise<StrongGroup[]> {
  for (const request of requests) {
    const groups = await find(request, true);
    if (groups.length > 0) return groups;
  }
  return [];
}

const nothingAsked = { stems: [], places: [], time: null, term: "" };

/** Parts of a request for one kind: another time, another place, some of the words, what is over, other words. */
function listLooser(strict: EntryRequest, asked: SearchKind): EntryRequest[] {
  const sources = strict.sources.filter(({ kind }) => kind === asked);
  if (sources.length === 0) return [];
  const { stems, places, time, term } = strict;
  const hasWords = stems.length > 0;
  const hasPlace = places.length > 0;
  const parts: Partial<EntryRequest>[] = [
    ...(time ? [{ stems, places, term }] : []),
    ...(hasPlace && hasWords ? [{ stems, time, term }, ...(time ? [{ stems, term }] : [])] : []),
    ...(stems.length > 1 ? [{ stems, places, time, term, isAny: true }] : []),
    ...(hasWords ? [{ stems, places, term, isPast: true }] : []),
    ...(hasPlace ? [{ places, time }, ...(time ? [{ places }] : [])] : []),
    ...(stems.length > 1 ? [{ stems, term, isAny: true }] : []),
    ...(time ? [{ time }] : []),
    {},
  ];
  return parts.map((part) => ({ ...strict, sources, ...nothingAsked, ...part }));
}

/** The words alone, anywhere and at any time; unless the kind that was asked for has something, then some of them, or what is over. */
function listWordsOnly(strict: EntryRequest, answered: SearchKind | null): EntryRequest[] {
  if (strict.stems.length === 0) return [];
  const sources = strict.sources.filter(({ kind }) => kind !== answered);
  const anywhere = { ...strict, sources, places: [], time: null };
  if (answered) return [anywhere];
  return [anywhere, { ...anywhere, isAny: true }, { ...anywhere, isPast: true }];
}

function groupRows(
  rows: readonly EntryRow[],
  request: EntryRequest,
  { open, isLoose }: Pick<Input, "open"> & { isLoose: boolean },
): StrongGroup[] {
  return request.sources.flatMap((source: SearchSource<SearchKind>) => {
    const own = rows.filter(({ kind }) => kind === source.kind);
    const [best] = own;
    if (!best) return [];
    const isPart = best.has_more || isBroad(request, source.kind, best.found);
    // Of so many with the words, few may be on the days.
    const isMany = best.found > maxCounted || (isPart && !request.time);
    const total = { count: isMany ? maxCounted : best.found, isCapped: isPart };
    const items = own.map((row) => presentEntry(row, source.hrefOf(row, open)));
    return [{ group: { kind: source.kind, items, cards: [], total, isLoose }, strength: best.score }];
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
