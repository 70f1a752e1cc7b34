import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Step } from "../search-steps.ts";
import { buildMatchCtes } from "./build-match-ctes.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

/** With fewer candidates, collecting again is cheaper than looking up positions. */
const minShared = 5_000;
/** Looking up a position costs as much as reading this many index entries. */
const entriesPerLookup = 4;
/** This few are always looked up. */
const fewMatches = 2_000;

type Positions = Extract<Step, { read: "positions" }>;
const cache = new WeakMap<PreparedSearch, Promise<Positions>>();

/**
 * Page, total, facets and map of one search need the same matches, so they are collected once and then looked up
 * by position, if that is cheaper. Other steps are returned unchanged.
 */
export function collectOnce(db: Db, search: PreparedSearch, step: Step): Promise<Step> {
  if (step.read !== "trigrams" || search.maxMatches <= minShared) return Promise.resolve(step);
  const positions = cache.get(search) ?? collectPositions(db, search, step);
  cache.set(search, positions);
  return positions;
}

/** The same for a caller that needs all matches: the lookups must be cheaper in total. */
export async function collectAllOnce(db: Db, search: PreparedSearch, step: Step): Promise<Step> {
  const shared = await collectOnce(db, search, step);
  const lookups = shared.read === "positions" ? shared.positions.length : 0;
  return lookups > fewMatches && lookups * entriesPerLookup > search.maxMatches ? step : shared;
}

async function collectPositions(
  db: Db,
  search: PreparedSearch,
  step: Extract<Step, { read: "trigrams" }>,
): Promise<Positions> {
  const isBounded = step.maxCompared !== null;
  const { rows } = await sql<{ compared: number; positions: number[] }>`
    with ${buildMatchCtes(step, search)}
    select ${isBounded ? sql`(select count(*) from candidates)` : sql`0`} as compared,
      array(select position from collected) as positions`.execute(db);
  const { compared = 0, positions = [] } = rows[0] ?? {};
  return { read: "positions", positions, isPartial: isBounded && compared >= (step.maxCompared ?? 0) };
}
