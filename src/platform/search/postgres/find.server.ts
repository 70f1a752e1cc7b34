import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import {
  capTotal,
  maxCounted,
  type SearchedKind,
  type SearchGroup,
  type SearchHit,
  type SearchQuery,
} from "../engine.ts";
import { boosts, fieldWeights, soonPivotSeconds } from "../scoring.ts";
import { distanceFrom, listOrigins } from "./geometry.ts";
import { titleContains } from "./list.server.ts";
import { stemWords } from "./stem-words.server.ts";
import { inTier, listLargeKinds, tiers } from "./tiers.server.ts";
import { allOf, anyOf, cellsAround, matchFilters, quote } from "./tsquery.ts";

/** Around a point, counting stops earlier because every distance must be measured. */
const maxCountedNear = 200;
/** Rings around a point, each covered by a few cells of its grid. */
const rings = [
  { km: 1.5, grid: "k" },
  { km: 3.5, grid: "k" },
  { km: 9, grid: "h" },
] as const;

type Row = SearchHit & { found: number };
type KindQuery = {
  query: SearchQuery;
  kind: SearchedKind;
  stems: readonly string[];
  /** Whether the kind has tiers. */
  isLarge: boolean;
};

/**
 * The best documents of each kind, in one statement. Common words match too many documents of a large kind to sort, so it
 * is a union of parts, most promising first: titles before texts, higher tiers before lower ones. PostgreSQL stops reading
 * parts once there are enough candidates.
 */
export async function find(db: Db, query: SearchQuery): Promise<SearchGroup[]> {
  const [stems, large] = await Promise.all([stemWords(db, query.words), listLargeKinds(db)]);
  // Stop words alone match nothing.
  if (query.kinds.length === 0 || (query.words.length > 0 && stems.length === 0)) return [];
  const kinds = query.kinds.map(
    (kind) => sql`(${selectKind({ query, kind, stems, isLarge: large.has(kind.kind) })})`,
  );
  // Not prepared: the best plan depends on how common the words are.
  const { rows } = await sql<Row>`${sql.join(kinds, sql` union all `)}`.execute(db);
  return query.kinds.flatMap(({ kind }) => {
    const group = rows.filter((row) => row.kind === kind);
    const total = capTotal(group[0]?.found ?? 0, countLimit(query));
    return group.length > 0 ? [{ kind, hits: group.map(({ found, ...hit }) => hit), total }] : [];
  });
}

const countLimit = ({ place }: SearchQuery) => (place?.kind === "point" ? maxCountedNear : maxCounted);
/** One more, to know whether the count is capped. */
const candidateLimit = (query: SearchQuery) => sql.lit(countLimit(query) + 1);

function selectKind(kindQuery: KindQuery): RawBuilder<unknown> {
  const { query, kind } = kindQuery;
  const point = query.place?.kind === "point" ? query.place.point : null;
  const km = point ? distanceFrom(point) : sql`null::double precision`;
  return sql`
    select ${sql.lit(kind.kind)} as kind, id, title, detail, summary, picture_url as "pictureUrl", price, score,
      ${km} as "distanceKm", count(*) over () as found
    from (
      select id, title, detail, summary, picture_url, price, point, starts_at, ends_at, ${scoreOf(kindQuery)} as score
      from (select * from (${sql.join(candidateParts(kindQuery), sql` union all `)}) as parts limit ${candidateLimit(query)}) as candidates
    ) as scored
    order by ${orderOf(kindQuery, km)} limit ${sql.lit(query.limit)}`;
}

/** The parts of the union, most promising first. */
function candidateParts(kindQuery: KindQuery): RawBuilder<unknown>[] {
  const { query, kind, stems, isLarge } = kindQuery;
  const filters = matchFilters(query, kind.hasDates);
  const conditions = isLarge ? tiers.map(inTier) : [sql`true`];
  const words = stems.length > 0 ? matchWords(stems, query.match) : null;
  if (query.place?.kind === "point")
    return nearCandidateParts(
      kindQuery,
      query.place,
      allOf([words, matchFilters({ ...query, category: null }, kind.hasDates)]),
    );
  if (query.titlePart !== undefined)
    return conditions.map((condition) =>
      selectSorted(
        kindQuery,
        byQuality,
        sql`${matchesTsquery(filters)} and ${titleContains(query.titlePart ?? "")} and ${condition}`,
      ),
    );
  // Without words, the next dates matter most.
  if (kind.hasDates && words === null) return [selectMatching(kindQuery, filters, byTime(query))];
  if (words === null && filters === null) return [selectMatching(kindQuery, null, byQuality)];
  const inTiers = (text: string | null) =>
    conditions.map((condition) => selectMatching(kindQuery, allOf([text, filters]), byQuality, condition));
  if (words === null || query.match === "any") return inTiers(words);
  const inTitle = stems.map((stem) => quote(`title:${stem}`)).join(" & ");
  if (!isLarge) {
    const order = kind.hasDates ? byTime(query) : byQuality;
    return [
      selectMatching(kindQuery, allOf([words, filters]), sql`${matchesTsquery(inTitle)} desc, ${order}`),
    ];
  }
  // For dates, soon beats good, and scanning by date finds common words quickly.
  if (kind.hasDates)
    return [inTitle, `${words} & !(${inTitle})`].map((text) =>
      selectInOrder(kindQuery, byTime(query), matchesTsquery(allOf([text, filters]))),
    );
  return [...inTiers(inTitle), ...inTiers(`${words} & !(${inTitle})`)];
}

function matchWords(stems: readonly string[], match: SearchQuery["match"]): string {
  return match === "any" ? anyOf(stems) : stems.map(quote).join(" & ");
}

type NearPlace = Extract<SearchQuery["place"], { kind: "point" }>;

/** Around a point: ring by ring for words, otherwise by the index on points. */
function nearCandidateParts(
  kindQuery: KindQuery,
  { point, maxKm }: NearPlace,
  words: string | null,
): RawBuilder<unknown>[] {
  const km = distanceFrom(point);
  const { category, titlePart } = kindQuery.query;
  const inCategory = category === null ? sql`true` : sql`category = ${category}`;
  if (titlePart !== undefined) {
    const isNear = maxKm === null ? sql`point is not null` : sql`${km} <= ${sql.lit(maxKm)}`;
    return [selectSorted(kindQuery, km, sql`${titleContains(titlePart)} and ${inCategory} and ${isNear}`)];
  }
  if (maxKm === null || words === null) {
    const isNear = maxKm === null ? sql`true` : sql`${km} <= ${sql.lit(maxKm)}`;
    return listOrigins(point, maxKm).map(({ from, within }) =>
      selectInOrder(
        kindQuery,
        sql`point <-> ${from}`,
        sql`${matchesTsquery(words)} and ${inCategory} and ${within} and ${isNear}`,
      ),
    );
  }
  const inner = kindQuery.isLarge ? rings.filter((ring) => ring.km < maxKm) : [];
  return [...inner, { km: maxKm, grid: "g" as const }].map((ring, at) => {
    const inCells = allOf([words, cellsAround(point, ring.km, ring.grid)]);
    const beyond = at > 0 ? sql`${km} > ${sql.lit(inner[at - 1]?.km)} and` : sql``;
    return selectMatching(
      kindQuery,
      inCells,
      km,
      sql`${inCategory} and ${beyond} ${km} <= ${sql.lit(ring.km)}`,
    );
  });
}

const byQuality = sql`quality desc, id`;
const byTime = ({ isPast }: SearchQuery) => (isPast ? sql`ends_at desc, id desc` : sql`starts_at, id`);

/** By distance around a point, by date for past dates and for dates without words, otherwise by score. */
function orderOf({ query, kind, stems }: KindQuery, km: RawBuilder<unknown>): RawBuilder<unknown> {
  if (query.place?.kind === "point") return sql`${km}, id`;
  if (query.isPast) return byTime(query);
  const isByTime = kind.hasDates && stems.length === 0 && query.titlePart === undefined;
  return isByTime ? sql`greatest(starts_at, ${query.now}::timestamptz), score desc, id` : sql`score desc, id`;
}

const matchesTsquery = (tsquery: string | null) =>
  tsquery === null ? sql`true` : sql`tsv @@ ${tsquery}::tsquery`;

/** The first documents that match a `tsquery`, if there is one, and a condition. */
function selectMatching(
  kindQuery: KindQuery,
  tsquery: string | null,
  order: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  if (tsquery === null) return selectInOrder(kindQuery, order, condition);
  return selectSorted(kindQuery, order, sql`${matchesTsquery(tsquery)} and ${condition}`);
}

/**
 * Reads all matches, then sorts them: `offset 0` keeps PostgreSQL from scanning the kind in order. It cannot estimate how
 * many documents contain several words.
 */
function selectSorted(
  kindQuery: KindQuery,
  order: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const found = sql`(${selectCandidates(kindQuery, condition)} offset 0)`;
  return sql`(select * from ${found} as found order by ${order} limit ${candidateLimit(kindQuery.query)})`;
}

/** Scans in the order of an index. */
function selectInOrder(
  kindQuery: KindQuery,
  order: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(${selectCandidates(kindQuery, condition)} order by ${order} limit ${candidateLimit(kindQuery.query)})`;
}

function selectCandidates({ query, kind }: KindQuery, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select id, title, detail, summary, picture_url, price, point, starts_at, ends_at, quality, folded_title, tsv
    from search_documents
    where kind = ${sql.lit(kind.kind)} and ${isShown(query)} and ${matchesPrice(query)} and ${condition}`;
}

function isShown({ now, isPast }: SearchQuery): RawBuilder<unknown> {
  return isPast ? sql`ends_at < ${now}::timestamptz` : sql`ends_at >= ${now}::timestamptz`;
}

/** The maximum of `integer`. */
const maxPriceCents = 2_147_483_647;

function matchesPrice({ price }: SearchQuery): RawBuilder<unknown> {
  if (price === null) return sql`true`;
  const { minCents, maxCents } = price;
  return sql`price_cents between ${minCents ?? 0}::integer and ${maxCents ?? maxPriceCents}::integer`;
}

function scoreOf({ query, kind, stems }: KindQuery): RawBuilder<number> {
  if (stems.length === 0) {
    const soon = kind.hasDates
      ? sql`case when isfinite(starts_at) then 0.5 + ${soonness(query)} else 1 end`
      : sql`1`;
    return sql`(quality + ${soon})::double precision`;
  }
  const term = query.words.join(" ").replaceAll("'", "");
  const title = sql`case when folded_title = ${term} then ${sql.lit(boosts.titleEquals)} when starts_with(folded_title, ${term}) then ${sql.lit(boosts.titleStarts)} else 0 end`;
  const words = sql`(${sql.join(stems.map(weightOf), sql` + `)}) * ${sql.lit(boosts.words / stems.length)}`;
  const soon = kind.hasDates
    ? sql`+ case when isfinite(starts_at) then ${soonness(query)} else 0 end * ${sql.lit(boosts.soon)}`
    : sql``;
  return sql`(${title} + ${words} + quality * ${sql.lit(boosts.quality)} ${soon})::double precision`;
}

/** The weight of the best field that contains a stem. */
function weightOf(stem: string): RawBuilder<unknown> {
  const cases = Object.entries(fieldWeights).map(
    ([field, weight]) => sql`when tsv @@ ${`${quote(stem)}:${field}`}::tsquery then ${sql.lit(weight)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} else 0 end`;
}

/** One for a date that has started, half for one in 23 days. */
function soonness({ now }: SearchQuery): RawBuilder<unknown> {
  return sql`1 / (1 + extract(epoch from greatest(starts_at, ${now}::timestamptz) - ${now}::timestamptz) / ${sql.lit(soonPivotSeconds)})`;
}
