import type { Db } from "#platform/db/open-database.server.ts";
import {
  capTotal,
  maxCounted,
  type SearchedKind,
  type SearchGroup,
  type SearchHit,
  type SearchQuery,
} from "../engine.ts";
import { stemWords } from "../postgres/stem-words.server.ts";
import { boosts, soonPivotSeconds } from "../scoring.ts";
import type { Hit, OpenSearch, SearchBody, SearchResponse } from "./client.server.ts";
import { byDistance, byQuality, type Clause, queryFilters, scoreStem, term } from "./query.ts";

/** The best documents of each kind. One request. */
export async function find(db: Db, search: OpenSearch, query: SearchQuery): Promise<SearchGroup[]> {
  const stems = await stemWords(db, query.words);
  // Stop words alone match nothing.
  if (query.words.length > 0 && stems.length === 0) return [];
  const responses = await search.search(
    query.kinds.map((kind) => ({ kind: kind.kind, body: searchBody(query, kind, stems) })),
  );
  return query.kinds.flatMap(({ kind }, at) => toGroup(kind, query, responses[at]));
}

function searchBody(query: SearchQuery, { hasDates }: SearchedKind, stems: readonly string[]): SearchBody {
  const { place, isPast } = query;
  const words = stems.map((stem) => scoreStem(stem, boosts.words / stems.length));
  const hasWords = words.length > 0;
  const sortsByTime = hasDates && !hasWords && query.titlePart === undefined;
  const matchesAny = query.match === "any";
  const bool = {
    filter: queryFilters(query, hasDates),
    must: matchesAny && hasWords ? [{ bool: { should: words, minimum_should_match: 1 } }] : words,
    should: hasWords
      ? [
          titleBoost(query.words),
          qualityBoost(boosts.quality),
          ...(hasDates ? [soonBoost(query.now, boosts.soon)] : []),
        ]
      : sortsByTime
        ? [soonBoost(query.now, 1)]
        : [],
  };
  // Without words, past dates come latest first, upcoming dates soonest first, and everything else in index order.
  const byScore = hasWords || sortsByTime ? ["_score", ...byQuality] : byQuality;
  const order = isPast ? [{ ends_at: "desc" }, { id: "desc" }] : byScore;
  return {
    size: query.limit,
    track_total_hits: maxCounted + 1,
    _source: ["shown", "quality"],
    query: { bool },
    sort: place?.kind === "point" ? byDistance(place.point) : order,
  };
}

function titleBoost(words: readonly string[]): Clause {
  const title = words.join(" ").replaceAll("'", "");
  const equals = { constant_score: { filter: term("title", title), boost: boosts.titleEquals } };
  const startsWith = { constant_score: { filter: { prefix: { title } }, boost: boosts.titleStarts } };
  return { dis_max: { queries: [equals, startsWith] } };
}

const qualityBoost = (boost: number): Clause => ({
  rank_feature: { field: "quality_score", linear: {}, boost },
});

/** The sooner a date, the higher the score. Dates that have started score highest. */
function soonBoost(now: Date, boost: number): Clause {
  const queries = [
    { distance_feature: { field: "starts_at", origin: now.getTime(), pivot: `${soonPivotSeconds}s`, boost } },
    { constant_score: { filter: { range: { starts_at: { lte: now.getTime() } } }, boost } },
  ];
  return { dis_max: { queries } };
}

function toGroup(kind: string, query: SearchQuery, response: SearchResponse | undefined): SearchGroup[] {
  if (!response || response.hits.hits.length === 0) return [];
  const total = capTotal(response.hits.total?.value ?? 0);
  return [{ kind, hits: response.hits.hits.map((hit) => toHit(kind, hit, query)), total }];
}

function toHit(
  kind: string,
  { _id: id, _score, _source, sort }: Hit,
  { words, place }: SearchQuery,
): SearchHit {
  const { shown, quality } = _source as { shown: Shown; quality: number };
  return {
    kind,
    id,
    ...shown,
    // Without words, quality and date decide.
    score: words.length > 0 && _score !== null ? _score : quality + 0.5 + (_score ?? 0.5),
    distanceKm: place?.kind === "point" ? Number(sort?.[0]) : null,
  };
}

type Shown = Omit<SearchHit, "kind" | "id" | "score" | "distanceKm">;
