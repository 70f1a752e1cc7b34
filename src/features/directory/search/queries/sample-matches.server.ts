import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { runSteps, type Step } from "../search-steps.ts";
import { buildMatchCtes } from "./build-match-ctes.server.ts";
import { collectOnce } from "./collect-once.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

/** Enough for good proportions; counting all matches of a common term takes a quarter of a second. */
const sampleSize = 2_000;
/** The sample comes from the best ranked businesses: at most this many, about twenty milliseconds. */
const maxSampledRows = 50_000;
/** Enough for a term that many have. */
const minSampledRows = 20_000;
/** So few are all collected, which takes as long. */
const fewMatches = 5_000;
/** A term that is rarer than its parts may have fewer in the sample. Then matches are collected after all. */
const minSampled = 100;

type Sample<Row> = {
  rows: Row[];
  found: number;
  isComplete: boolean;
  /** How many matches there are for each one in the sample, at least. */
  weight: number;
};

type SampleBounds = {
  size: number;
  /** Where more rows than this have to be scanned for a sample, matches are collected right away. */
  maxRows?: number | undefined;
};

/**
 * Runs a query over a sample of a term's matches, ignoring the filters. `read` gets CTEs of which the last one is
 * `matches` with id, position, category_id, state_id and point, and returns how many matches it has seen.
 */
export async function sampleMatches<Row>(
  db: Db,
  search: PreparedSearch,
  read: (matches: RawBuilder<unknown>) => Promise<{ rows: Row[]; found: number }>,
  { size, maxRows }: SampleBounds = { size: sampleSize },
): Promise<Sample<Row>> {
  const steps = stepsFor(search, { size, maxRows });
  const readStep = async (chosen: Step) => {
    const step = await collectOnce(db, search, chosen);
    const matches = sql`
      ${buildMatchCtes(truncate(step, size + 1), search)},
      matches as materialized (
        select id, position, category_id, state_id, point from collected limit ${size + 1}
      )`;
    const { rows, found } = await read(matches);
    const isComplete = found <= size && isExhaustive(step, search);
    return { rows, found, isComplete, weight: weigh(step, search, size) };
  };
  const sample = await runSteps(steps, readStep, ({ found }) => found >= Math.min(minSampled, size));
  return sample ?? { rows: [], found: 0, isComplete: true, weight: 1 };
}

function stepsFor(
  { collect, maxMatches, expected, businesses }: PreparedSearch,
  { size, maxRows = Infinity }: SampleBounds,
): Step[] {
  if (maxMatches === 0) return [];
  const expectedRows = Math.ceil((2 * size * businesses) / Math.max(1, expected));
  if (collect && (maxMatches <= fewMatches || expectedRows > maxRows)) return [collect];
  const neededRows = Math.ceil((2 * minSampled * businesses) / Math.max(1, expected));
  const sampledRows = Math.min(maxSampledRows, Math.max(minSampledRows, neededRows));
  const rows = businesses <= maxSampledRows ? businesses : Math.min(sampledRows, expectedRows);
  const scan: Step = { read: "top ranked", rows };
  return collect ? [scan, collect] : [scan];
}

/** Positions beyond the sample size are not needed. */
function truncate(step: Step, size: number): Step {
  return step.read === "positions" ? { ...step, positions: step.positions.slice(0, size) } : step;
}

/** Assumes that names outside the sample match as often. A sample that is full before its last row counts too low. */
function weigh(step: Step, { businesses }: PreparedSearch, size: number): number {
  if (step.read === "positions") return Math.max(1, step.positions.length / (size + 1));
  return "rows" in step ? Math.max(1, businesses / (step.rows ?? businesses)) : 1;
}

function isExhaustive(step: Step, { businesses }: PreparedSearch): boolean {
  if (step.read === "positions") return !step.isPartial;
  if (step.read === "trigrams") return step.maxCompared === null;
  return step.read === "listed" || (step.rows ?? businesses) >= businesses;
}
