import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchedKind, SearchGroup, SearchHit, SearchQuery } from "../engine.ts";
import { readStems } from "../postgres/read-stems.server.ts";
import type { Found, Hit, OpenSearch, SearchBody } from "./client.server.ts";
import { byDistance, byQuality, type Clause, filtersOf, scoreStem, term } from "./query.ts";

export const maxCounted = 1_000;
/** What the words are worth, and what quality adds to that: what is soon counts less. */
const worth = { words: 0.43, quality: 0.3, soon: 0.15 };
/** In 23 days, something is half as soon. */
const soonPivot = "2000000s";

/** The best documents of each kind, in one request. */
export async function find(db: Db, search: OpenSearch, query: SearchQuery): Promise<SearchGroup[]> {
  const stems = await readStems(db, query.words);
  // Words such as "about" ask for nothing.
  if (query.words.length > 0 && stems.length === 0) return [];
  const found = await search.search(
    query.kinds.map((kind) => ({ kind: kind.kind, body: findKind(query, kind, stems) })),
  );
  return query.kinds.flatMap(({ kind }, at) => readGroup(kind, query, found[at]));
}

function findKind(query: SearchQuery, { hasDates }: SearchedKind, stems: readonly string[]): SearchBody {
  const { place, isPast } = query;
  const words = stems.map((stem) => scoreStem(stem, worth.words / stems.length));
  const hasWords = words.length > 0;
  const isByTime = hasDates && !hasWords && query.titlePart === undefined;
  const isAny = query.match === "any";
  const bool = {
    filter: filtersOf(query, hasDates),
    must: isAny && hasWords ? [{ bool: { should: words, minimum_should_match: 1 } }] : words,
    should: hasWords
      ? [isTitle(query.words), byWorth(worth.quality), ...(hasDates ? [isSoon(query.now, worth.soon)] : [])]
      : isByTime
        ? [isSoon(query.now, 1)]
        : [],
  };
  // Without words, what is over comes latest first, what has dates soonest first, and all else as the index is sorted.
  const byScore = hasWords || isByTime ? ["_score", ...byQuality] : byQuality;
  const order = isPast ? [{ ends_at: "desc" }, { id: "desc" }] : byScore;
  return {
    size: query.limit,
    track_total_hits: maxCounted + 1,
    _source: ["shown", "quality"],
    query: { bool },
    sort: place?.kind === "point" ? byDistance(place.point) : order,
  };
}

/** A title that is what was asked for, or begins with it. */
function isTitle(words: readonly string[]): Clause {
  const title = words.join(" ").replaceAll("'", "");
  const isWhole = { constant_score: { filter: term("title", title), boost: 3 } };
  const begins = { constant_score: { filter: { prefix: { title } }, boost: 1.5 } };
  return { dis_max: { queries: [isWhole, begins] } };
}

const byWorth = (boost: number): Clause => ({ rank_feature: { field: "quality_score", linear: {}, boost } });

/** The sooner the more; what goes on counts most. */
function isSoon(now: Date, boost: number): Clause {
  const queries = [
    { distance_feature: { field: "starts_at", origin: now.getTime(), pivot: soonPivot, boost } },
    { constant_score: { filter: { range: { starts_at: { lte: now.getTime() } } }, boost } },
  ];
  return { dis_max: { queries } };
}

function readGroup(kind: string, query: SearchQuery, found: Found | undefined): SearchGroup[] {
  if (!found || found.hits.hits.length === 0) return [];
  const count = found.hits.total?.value ?? 0;
  const total = { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
  return [{ kind, hits: found.hits.hits.map((hit) => readHit(kind, hit, query)), total }];
}

function readHit(
  kind: string,
  { _id: id, _score, _source, sort }: Hit,
  { words, place }: SearchQuery,
): SearchHit {
  const { shown, quality } = _source as { shown: Shown; quality: number };
  return {
    ...{ kind, id, ...shown },
    // Without words, as good as it is, and as soon.
    score: words.length > 0 && _score !== null ? _score : quality + 0.5 + (_score ?? 0.5),
    distanceKm: place?.kind === "point" ? Number(sort?.[0]) : null,
  };
}

type Shown = Omit<SearchHit, "kind" | "id" | "score" | "distanceKm">;
