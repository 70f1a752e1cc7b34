import { listHelpTexts } from "#features/community/exports/search-help.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchEngine, SearchPlace, SearchQuery } from "#platform/search/engine.ts";
import type { OpenSwitches } from "#platform/switches/read-switches.server.ts";
import type { ParsedQuery, SearchKind } from "../parse/parsed-query.ts";
import { hasPriceLimit } from "../parse/parsed-query.ts";
import { findHelp, findSomeHelp } from "./find-help.ts";
import { loadDates } from "./load-dates.server.ts";
import type { ResultGroup } from "./result.ts";
import { listOpenSources } from "./sources.server.ts";
import { toHelpResult, toResult } from "./to-result.ts";

export type ScoredGroup = { group: ResultGroup; score: number };
type Input = {
  parsed: ParsedQuery;
  /** The stems of the words. */
  stems: readonly string[];
  place: SearchPlace | null;
  now: Date;
  limit: number;
  /** The kind that the query names. */
  requestedKind: SearchKind | null;
  /** Searches this kind only. */
  onlyKind: SearchKind | null;
  open: OpenSwitches;
};
type Services = { db: Db; engine: SearchEngine };

/** `findPartial` is for when no kind has a full match. */
export type KindMatches = { groups: ScoredGroup[]; findPartial: () => Promise<ScoredGroup[]> };

/** Finds every kind except businesses. */
export async function findKinds(services: Services, input: Input): Promise<KindMatches> {
  const { parsed, place, onlyKind, requestedKind, open } = input;
  const price = hasPriceLimit(parsed) ? parsed.price : null;
  const sources = listOpenSources(open).filter(
    ({ kind, hasPrices = false }) => isSearched(kind, input) && (price === null || hasPrices),
  );
  const byTopic = isTopicSearch(input);
  const includesHelp = onlyKind === null || onlyKind === "help";
  const help = includesHelp ? findHelpGroup(input, byTopic ? [] : input.stems) : [];
  const strict: SearchQuery = {
    kinds: sources.map(({ kind, hasDates = false }) => ({ kind, hasDates })),
    words: byTopic ? parsed.topic : parsed.words,
    match: byTopic ? "any" : "all",
    ...{ category: null, place, days: parsed.time, price, now: input.now, limit: input.limit },
  };
  const find = (query: SearchQuery, isPartial: boolean) => findGroups(services, query, { open, isPartial });
  const groups = sources.length > 0 ? await find(strict, false) : [];
  const isMissing = requestedKind !== null && !groups.some(({ group }) => group.kind === requestedKind);
  const relaxed = isMissing ? await findFirst(listRelaxedQueries(strict, requestedKind), find) : [];
  return {
    groups: [...groups, ...relaxed, ...help],
    findPartial: () =>
      findFirst(byTopic ? [] : listWordsOnly(strict, relaxed.length > 0 ? requestedKind : null), find),
  };
}

/** A category in a city, such as "soul food savannah", also finds events, guides and products about food there. */
function isTopicSearch({ parsed: { category, place, words, time, topic } }: Input): boolean {
  return category !== null && place?.kind === "city" && !time && words.length === 0 && topic.length > 0;
}

/** Without words, a kind searches that kind only, and a category searches businesses only, except in a city. */
function isSearched(kind: SearchKind, input: Input): boolean {
  const { onlyKind, requestedKind, parsed } = input;
  if (onlyKind) return kind === onlyKind;
  if (parsed.words.length > 0) return true;
  if (requestedKind) return kind === requestedKind;
  if (parsed.category !== null) return isTopicSearch(input);
  // "Tonight" alone means events.
  if (parsed.time) return kind === "event";
  return parsed.place !== null || parsed.price !== null;
}

/** The groups of the first query with results. */
async function findFirst(
  queries: readonly SearchQuery[],
  find: (query: SearchQuery, isPartial: boolean) => Promise<ScoredGroup[]>,
): Promise<ScoredGroup[]> {
  for (const query of queries) {
    const groups = await find(query, true);
    if (groups.length > 0) return groups;
  }
  return [];
}

const noFilters = { words: [], match: "all", place: null, days: null } as const;

/** Relaxed queries for one kind: any date, any place, some of the words, past dates, any words. */
function listRelaxedQueries(strict: SearchQuery, requestedKind: SearchKind): SearchQuery[] {
  const kinds = strict.kinds.filter(({ kind }) => kind === requestedKind);
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
  return parts.map((part) => ({ ...strict, kinds, ...noFilters, ...part }));
}

/** The words anywhere and at any time. If no kind was found either, also some of the words, and past dates. */
function listWordsOnly(strict: SearchQuery, excludedKind: SearchKind | null): SearchQuery[] {
  const { words } = strict;
  if (words.length === 0) return [];
  const kinds = strict.kinds.filter(({ kind }) => kind !== excludedKind);
  const anywhere: SearchQuery = { ...strict, ...noFilters, kinds, words };
  if (excludedKind) return [anywhere];
  return [anywhere, { ...anywhere, match: "any" }, { ...anywhere, isPast: true }];
}

async function findGroups(
  { db, engine }: Services,
  query: SearchQuery,
  { open, isPartial }: { open: OpenSwitches; isPartial: boolean },
): Promise<ScoredGroup[]> {
  const found = await engine.find(query);
  const dates = await loadDates(
    db,
    found.flatMap(({ hits }) => hits),
    query,
  );
  const sources = listOpenSources(open);
  return found.flatMap(({ kind, hits, total }) => {
    const source = sources.find((one) => one.kind === kind);
    if (!source) return [];
    const items = hits.map((hit) =>
      toResult(hit, {
        kind: source.kind,
        href: source.hrefOf(hit, open),
        startsAt: dates.get(hit.id) ?? null,
      }),
    );
    return [{ group: { kind: source.kind, items, cards: [], total, isPartial }, score: hits[0]?.score ?? 0 }];
  });
}

function findHelpGroup({ open, limit, requestedKind }: Input, stems: readonly string[]): ScoredGroup[] {
  const texts = listHelpTexts(open);
  const found = requestedKind === "help" ? findSomeHelp(texts, stems) : findHelp(texts, stems);
  if (found.length === 0) return [];
  const items = found.slice(0, limit).map(({ text }) => toHelpResult(text));
  const total = { count: found.length, isCapped: false };
  // Help always ranks after listings.
  return [
    {
      group: { kind: "help", items, cards: [], total, isPartial: false },
      score: (found[0]?.score ?? 0) / 10,
    },
  ];
}
