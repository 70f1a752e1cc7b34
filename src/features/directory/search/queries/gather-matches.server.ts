import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Step } from "../search-steps.ts";
import { collected } from "./collected.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

/** Where fewer names come into question, collecting them again costs less than handing them on. */
const worthSharing = 5_000;
/** Looking up a match that is handed on costs as much as so many entries of the index. */
const entriesPerLookup = 4;
/** So few are handed on whatever it saves. */
const fewMatches = 2_000;

type Gathered = Extract<Step, { read: "gathered" }>;
const known = new WeakMap<PreparedSearch, Promise<Gathered>>();

/**
 * Page, total, facets and map of one search need the same matches: they are collected once and handed on by their
 * positions, where that is worth it. Any other step stays as it is.
 */
export function gatherMatches(db: Db, search: PreparedSearch, step: Step): Promise<Step> {
  if (step.read !== "trigrams" || search.maxMatches <= worthSharing) return Promise.resolve(step);
  const gathered = known.get(search) ?? gather(db, search, step);
  known.set(search, gathered);
  return gathered;
}

/** The same, where all matches are needed: then it has to be worth it for all of them. */
export async function gatherAllMatches(db: Db, search: PreparedSearch, step: Step): Promise<Step> {
  const gathered = await gatherMatches(db, search, step);
  const lookups = gathered.read === "gathered" ? gathered.positions.length : 0;
  return lookups > fewMatches && lookups * entriesPerLookup > search.maxMatches ? step : gathered;
}

async function gather(
  db: Db,
  search: PreparedSearch,
  step: Extract<Step, { read: "trigrams" }>,
): Promise<Gathered> {
  const isBounded = step.most !== null;
  const { rows } = await sql<{ compared: number; positions: number[] }>`
    with ${collected(step, search)}
    select ${isBounded ? sql`(select count(*) from candidates)` : sql`0`} as compared,
      array(select position from collected) as positions`.execute(db);
  const { compared = 0, positions = [] } = rows[0] ?? {};
  return { read: "gathered", positions, isPartial: isBounded && compared >= (step.most ?? 0) };
}
