import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { chooseSteps, type Step, tryInTurn } from "../search-steps.ts";
import { collected } from "./collected.server.ts";
import { gatherMatches } from "./gather-matches.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

/** Enough to tell how matches are spread; counting them all would cost a quarter of a second for a common term. */
const sampleSize = 2_000;
/** Where matches cannot be collected, a sample is what so many of the best ranked businesses give. */
const sampledRows = 50_000;

type Sample<Row> = { rows: Row[]; found: number; isComplete: boolean };

/**
 * Counts among the first matches of a term, whatever the filters. `read` gets the tables of a statement, the last of
 * which is `matches` with id, position, category_id, state_id and point, and says how many it has counted.
 */
export async function sampleMatches<Row>(
  db: Db,
  search: PreparedSearch,
  read: (matches: RawBuilder<unknown>) => Promise<{ rows: Row[]; found: number }>,
  size = sampleSize,
): Promise<Sample<Row>> {
  const steps = stepsFor(search, size + 1);
  const readStep = async (chosen: Step) => {
    const step = await gatherMatches(db, search, chosen);
    const matches = sql`
      ${collected(firstOf(step, size + 1), search)},
      matches as materialized (
        select id, position, category_id, state_id, point from collected limit ${size + 1}
      )`;
    const { rows, found } = await read(matches);
    return { rows, found, isComplete: found <= size && findsAll(step, search) };
  };
  const sample = await tryInTurn(steps, readStep, ({ found }) => found > size);
  return sample ?? { rows: [], found: 0, isComplete: true };
}

function stepsFor(search: PreparedSearch, wanted: number): Step[] {
  const steps = chooseSteps({ ...search, filtered: search.businesses, wanted, inAnyOrder: true });
  const isSampled = steps.some(({ read }) => read === "best ranked") || steps.some(isEndless);
  return isSampled ? [{ read: "best ranked", rows: sampledRows }] : steps;
}

/** No more of what is collected already than the sample takes. */
function firstOf(step: Step, most: number): Step {
  return step.read === "gathered" ? { ...step, positions: step.positions.slice(0, most) } : step;
}

function isEndless(step: Step): boolean {
  return step.read === "walk" && step.rows === null;
}

function findsAll(step: Step, { businesses }: PreparedSearch): boolean {
  if (step.read === "gathered") return !step.isPartial;
  if (step.read === "trigrams") return step.most === null;
  return step.read === "listed" || (step.rows ?? businesses) >= businesses;
}
