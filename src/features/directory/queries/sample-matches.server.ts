import { type RawBuilder, sql } from "kysely";
import { chooseSteps, type Step, tryInTurn } from "../search-steps.ts";
import { collected } from "./match-documents.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

/** Enough to tell how matches are spread; counting them all would cost a quarter of a second for a common term. */
const sampleSize = 2_000;
/** Where matches cannot be collected, a sample is what so many of the best ranked businesses give. */
const sampledRows = 50_000;

type Sample<Row> = { rows: Row[]; found: number; isComplete: boolean };

/**
 * Counts among the first matches of a term, whatever the filters.
 * `read` gets the matches as a table with id, position, category_id, state_id and point, and says how many it has counted.
 */
export async function sampleMatches<Row>(
  search: PreparedSearch,
  read: (matches: RawBuilder<unknown>) => Promise<{ rows: Row[]; found: number }>,
  size = sampleSize,
): Promise<Sample<Row>> {
  const steps = chooseSteps({ ...search, filtered: search.businesses, wanted: size + 1, inAnyOrder: true });
  const readStep = async (step: Step) => {
    const bounded = step.read === "walk" ? { ...step, rows: step.rows ?? sampledRows } : step;
    const matches = sql`(
      select id, position, category_id, state_id, point from ${collected(bounded, search.term)} limit ${size + 1}
    ) as matches`;
    const { rows, found } = await read(matches);
    const isEverything = bounded.read !== "walk" || bounded.rows >= search.businesses;
    return { rows, found, isComplete: found <= size && isEverything };
  };
  const sample = await tryInTurn(steps, readStep, ({ found }) => found > size);
  return sample ?? { rows: [], found: 0, isComplete: true };
}
