import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import { hideFromPlanner } from "#platform/db/hide-from-planner.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "../../rules.ts";
import { boxAround, distanceFrom } from "../queries/find-nearby.server.ts";
import { filterStrength, queryOf, type TextMatches } from "./match-text.server.ts";
import { estimateTogether } from "./plan-text.ts";
import type { PreparedText } from "./prepare-text.server.ts";

type Point = { latitude: number; longitude: number };
type NearScope = { words: "all" | "none"; inCategory: boolean; limit: number };
export type NearMatches = TextMatches & { isFar: boolean };

/** So many around the point are looked at, whatever the words. */
const maxWalked = 1_500;
const walkStep = 250;
/** With fewer matches everywhere, collecting them all is cheaper than walking outward. */
const fewMatches = 2_000;
/** Farther is not "near" anymore. */
const nearKm = 80;

/** The nearest businesses with these words, or of this category. */
export async function matchNear(
  db: Db,
  text: PreparedText,
  point: Point,
  scope: NearScope,
): Promise<NearMatches> {
  const hasWords = scope.words === "all" && text.words.length > 0;
  const statement = sql<{ id: string; km: number; found: number }>`
    with found as materialized (${hasWords ? selectMatching(text, point, scope) : selectAround(text, point, scope, 3 * scope.limit + 50)}),
    measured as (select id, position, ${distanceFrom(point)} as km from found)
    select id, km, ${hasWords ? sql`(select count(*) from measured where km <= ${sql.lit(nearKm)})` : countAround(text, point, scope)} as found
    from measured order by km, position limit ${sql.lit(scope.limit)}`;
  const all = await executePrepared(db, statement);
  const isFar = (all[0]?.km ?? 0) > nearKm;
  // Where some are near, those that are far are no answer.
  const rows = isFar ? all : all.filter(({ km }) => km <= nearKm);
  const found = Math.max(rows[0]?.found ?? 0, rows.length);
  return {
    matches: rows.map(({ id, km }) => ({ id, distanceKm: km })),
    count: Math.min(found, maxCounted),
    isCapped: found > maxCounted,
    strength: filterStrength,
    isFar,
  };
}

function selectMatching(text: PreparedText, point: Point, scope: NearScope): RawBuilder<unknown> {
  const query = sql`${queryOf(text, { words: "all", inCategory: scope.inCategory, inPlace: false })}::tsquery`;
  const counts = text.words.map(({ documents }) => documents);
  const expected = estimateTogether(text.businesses, counts);
  if (expected <= fewMatches)
    return sql`
      select id, position, point from search.texts join search.documents using (position)
      where tsv @@ ${hideFromPlanner(query)} and point is not null limit ${sql.lit(2 * fewMatches)}`;
  const needed = (6 * scope.limit * text.businesses) / expected + 200;
  // In few lengths: each is a statement of its own, which is planned once.
  const rows = Math.min(maxWalked, Math.ceil(needed / walkStep) * walkStep);
  return sql`
    select id, around.position, point
    from (${selectAround(text, point, scope, rows)}) as around join search.texts using (position)
    where tsv @@ ${query}`;
}

function selectAround(text: PreparedText, point: Point, scope: NearScope, rows: number): RawBuilder<unknown> {
  return sql`
    select id, position, point from search.documents where ${conditionsOf(text, scope)}
    order by point <-> point(${point.longitude}, ${point.latitude}) limit ${sql.lit(rows)}`;
}

function countAround(text: PreparedText, point: Point, scope: NearScope): RawBuilder<unknown> {
  return sql`(
    select count(*) from (
      select from search.documents where ${conditionsOf(text, scope)} and point <@ ${boxAround(point, nearKm)}
      limit ${sql.lit(maxCounted + 1)}
    ) as near
  )`;
}

function conditionsOf({ categoryId }: PreparedText, { inCategory }: NearScope): RawBuilder<unknown> {
  return inCategory && categoryId !== null
    ? sql`point is not null and category_id = ${categoryId}`
    : sql`point is not null`;
}
