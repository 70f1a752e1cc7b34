import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchedKind, SearchGroup, SearchHit, SearchQuery } from "../engine.ts";
import { distanceFrom, viewsOf } from "./geometry.ts";
import { all, any, cellsAround, filtersOf, quote } from "./lexemes.ts";
import { hasPart } from "./list.server.ts";
import { readStems } from "./read-stems.server.ts";

const maxCounted = 1_000;
/** Enough to say whether there are more. */
const maxCandidates = maxCounted + 1;
/** The best hundredth of a kind, the best tenth, and the rest: `search_tier_of` in the database. */
const tiers = ["t:1", "t:2", "t:3"].map(quote);
/** What is nearer than this is looked for in small cells first. */
const innerKm = 9;

type Row = SearchHit & { found: number };
type Asked = { query: SearchQuery; kind: SearchedKind; stems: readonly string[] };

/**
 * The best documents of each kind, in one statement. Words that very many have are looked for in titles first, and among
 * the best of the kind first: PostgreSQL reads each of these parts only while those before it found too few.
 */
export async function find(db: Db, query: SearchQuery): Promise<SearchGroup[]> {
  const stems = await readStems(db, query.words);
  // Words such as "about" ask for nothing.
  if (query.kinds.length === 0 || (query.words.length > 0 && stems.length === 0)) return [];
  const kinds = query.kinds.map((kind) => sql`(${selectKind({ query, kind, stems })})`);
  const rows = await executePrepared(db, sql<Row>`${sql.join(kinds, sql` union all `)}`);
  return query.kinds.flatMap(({ kind }) => {
    const found = rows.filter((row) => row.kind === kind);
    const count = found[0]?.found ?? 0;
    const total = { count: Math.min(count, maxCounted), isCapped: count > maxCounted };
    return found.length > 0 ? [{ kind, hits: found.map(({ found: _found, ...hit }) => hit), total }] : [];
  });
}

function selectKind(asked: Asked): RawBuilder<unknown> {
  const { query, kind } = asked;
  const point = query.place?.kind === "point" ? query.place.point : null;
  const km = point ? distanceFrom(point) : sql`null::double precision`;
  return sql`
    select ${sql.lit(kind.kind)} as kind, id, title, detail, summary, picture_url as "pictureUrl", price, score,
      ${km} as "distanceKm", count(*) over () as found
    from (
      select id, title, detail, summary, picture_url, price, point, starts_at, ends_at, ${scoreOf(asked)} as score
      from (select * from (${sql.join(listParts(asked), sql` union all `)}) as parts limit ${sql.lit(maxCandidates)}) as candidates
    ) as scored
    order by ${orderOf(asked, km)} limit ${sql.lit(query.limit)}`;
}

/** Where to look, best first. */
function listParts(asked: Asked): RawBuilder<unknown>[] {
  const { query, kind, stems } = asked;
  const filters = filtersOf(query, kind.hasDates);
  const words = stems.length > 0 ? wordsOf(stems, query.match) : null;
  if (query.place?.kind === "point") return listNear(asked, query.place, all([words, filters]));
  if (query.titlePart !== undefined) return [part(asked, filters, byQuality, hasPart(query.titlePart))];
  // Whoever names no word asks for what comes soon.
  if (kind.hasDates && words === null) return [part(asked, filters, byTime(query))];
  if (words === null && filters === null) return [part(asked, null, byQuality)];
  const inTiers = (text: string | null) =>
    tiers.map((tier) => part(asked, all([text, filters, tier]), byQuality));
  if (words === null || query.match === "any") return inTiers(words);
  const inTitle = stems.map((stem) => quote(`title:${stem}`)).join(" & ");
  return [...inTiers(inTitle), ...inTiers(`${words} & !(${inTitle})`)];
}

function wordsOf(stems: readonly string[], match: SearchQuery["match"]): string {
  return match === "any" ? any(stems) : stems.map(quote).join(" & ");
}

type NearPlace = Extract<SearchQuery["place"], { kind: "point" }>;

/** Around a point, in small cells first. */
function listNear(asked: Asked, { point, maxKm }: NearPlace, wanted: string | null): RawBuilder<unknown>[] {
  const km = distanceFrom(point);
  if (maxKm === null || wanted === null) {
    const isNear = maxKm === null ? sql`true` : sql`${km} <= ${sql.lit(maxKm)}`;
    return viewsOf(point, maxKm).map(({ from, within }) =>
      part(asked, wanted, sql`point <-> ${from}`, sql`${within} and ${isNear}`),
    );
  }
  const near = Math.min(innerKm, maxKm);
  const inner = all([wanted, cellsAround(point, near, "tenth")]);
  if (near === maxKm) return [part(asked, inner, km, sql`${km} <= ${sql.lit(near)}`)];
  const outer = all([wanted, cellsAround(point, maxKm, "whole")]);
  return [
    part(asked, inner, km, sql`${km} <= ${sql.lit(near)}`),
    part(asked, outer, km, sql`${km} > ${sql.lit(near)} and ${km} <= ${sql.lit(maxKm)}`),
  ];
}

const byQuality = sql`quality desc, id`;
const byTime = ({ isPast }: SearchQuery) => (isPast ? sql`ends_at desc, id desc` : sql`starts_at, id`);

/** The nearest first, the latest of what is over, the soonest of what has dates unless words are asked for, or the best. */
function orderOf({ query, kind, stems }: Asked, km: RawBuilder<unknown>): RawBuilder<unknown> {
  if (query.place?.kind === "point") return sql`${km}, id`;
  if (query.isPast) return byTime(query);
  const isByTime = kind.hasDates && stems.length === 0 && query.titlePart === undefined;
  return isByTime ? sql`greatest(starts_at, ${query.now}::timestamptz), score desc, id` : sql`score desc, id`;
}

/** Documents of the kind that match a `tsquery` and a condition, as many as are counted. */
function part(
  { query, kind }: Asked,
  wanted: string | null,
  order: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const matches = wanted === null ? sql`true` : sql`tsv @@ ${wanted}::tsquery`;
  return sql`(
    select * from search_documents
    where kind = ${sql.lit(kind.kind)} and ${matches} and ${isOpen(query)} and ${fitsPrice(query)} and ${condition}
    order by ${order} limit ${sql.lit(maxCandidates)})`;
}

function isOpen({ now, isPast }: SearchQuery): RawBuilder<unknown> {
  return isPast ? sql`ends_at < ${now}::timestamptz` : sql`ends_at >= ${now}::timestamptz`;
}

/** No price is higher. */
const maxPriceCents = 2_147_483_647;

function fitsPrice({ price }: SearchQuery): RawBuilder<unknown> {
  if (price === null) return sql`true`;
  const { minCents, maxCents } = price;
  return sql`price_cents between ${minCents ?? 0}::integer and ${maxCents ?? maxPriceCents}::integer`;
}

/** How well a document fits its request; the best ones count up to two and a half times, and what is soon as well. */
function scoreOf({ query, kind, stems }: Asked): RawBuilder<number> {
  const soon = kind.hasDates
    ? sql`case when isfinite(starts_at)
        then 0.5 + 1 / (1 + abs(extract(epoch from greatest(starts_at, ${query.now}::timestamptz) - ${query.now}::timestamptz)) / 2000000)
        else 1 end`
    : sql`1`;
  if (stems.length === 0) return sql`(quality + ${soon})::double precision`;
  const term = query.words.join(" ").replaceAll("'", "");
  const title = sql`case when folded_title = ${term} then 3 when starts_with(folded_title, ${term}) then 1.5 else 0 end`;
  const rank = sql`ts_rank('{0.1, 0.4, 0.6, 1}', tsv, ${wordsOf(stems, query.match)}::tsquery)`;
  return sql`(${title} + ${rank} * (0.4 + quality * 0.6) * ${soon})::double precision`;
}
