import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { isIndexQuick, limitCollect, quickBounds, runSteps } from "../search-steps.ts";
import { buildMatchCtes, type CollectStep, stoppedEarly } from "./build-match-ctes.server.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

/** Enough for good proportions; counting all matches of a common term takes a quarter of a second. */
const sampleSize = 2_000;
/** The sample comes from the best ranked businesses: at most this many, about ten milliseconds. */
const maxSampledRows = 30_000;
/** Enough for a term that many have. */
const minSampledRows = 12_000;
/** A term that is rarer than its parts may have fewer in the sample. Then the index is asked after all. */
const minSampled = 100;

type Sample<Row> = {
  rows: Row[];
  isComplete: boolean;
  /** How many matches there are for each one in the sample, if those further down are as frequent. */
  weight: number;
};
type Seen = { found: number; last: number | null; isComplete: boolean };

type SampleBounds = {
  size: number;
  /** Where more rows than this have to be scanned for a sample, the index is asked right away. */
  maxRows?: number | undefined;
};
type SampleOptions = Partial<SampleBounds> & {
  /** The query needs neither id nor point. */
  isSlim?: boolean;
};

/**
 * Runs a query over a sample of a term's best ranked matches, ignoring the filters. The query reads the CTE `matches`
 * with position, category_id, state_id, id and point.
 */
export async function sampleMatches<Row>(
  db: Db,
  search: PreparedSearch,
  query: RawBuilder<unknown>,
  { size = sampleSize, maxRows, isSlim = false }: SampleOptions = {},
): Promise<Sample<Row>> {
  const read = async (step: CollectStep) => {
    const { rows } = await sql<{ seen: Seen; rows: Row[] }>`
      with ${buildMatchCtes(step, search, { isSlim })},
      matches as materialized (
        select position, category_id, state_id ${isSlim ? sql`` : sql`, id, point`} from collected limit ${size + 1}
      ),
      seen as (
        select found, last, found <= ${size} and not ${hasStopped(step, search)} as "isComplete"
        from (select count(*) as found, max(position) as last from matches) as counted
      )
      select row_to_json(seen) as seen, coalesce((select json_agg(asked) from (${query}) as asked), '[]') as rows
      from seen`.execute(db);
    const [row] = rows;
    if (!row) throw new Error("A sample has one row.");
    const { found, isComplete } = row.seen;
    return {
      rows: row.rows,
      found,
      isComplete,
      weight: isComplete ? 1 : weigh(step, row.seen, search, size),
    };
  };
  const steps = stepsFor(search, { size, maxRows });
  const sample = await runSteps(steps, read, ({ found }) => found >= Math.min(minSampled, size));
  return sample ?? { rows: [], isComplete: true, weight: 1 };
}

function stepsFor(search: PreparedSearch, { size, maxRows = Infinity }: SampleBounds): CollectStep[] {
  const { maxMatches, expected, businesses } = search;
  if (maxMatches === 0) return [];
  const unfiltered = { ...search, filtered: businesses };
  const collected = limitCollect(unfiltered, quickBounds.names);
  const rowsFor = (matches: number) => Math.ceil((2 * matches * businesses) / Math.max(1, expected));
  const isScanLonger = rowsFor(Math.min(minSampled, size)) > maxSampledRows || rowsFor(size) > maxRows;
  if (collected && (maxMatches <= quickBounds.names || isScanLonger)) return [collected];
  const rows = Math.min(rowsFor(size), Math.max(minSampledRows, rowsFor(minSampled)), maxSampledRows);
  const scan = { read: "top ranked", rows: businesses <= maxSampledRows ? businesses : rows } as const;
  return collected && isIndexQuick(unfiltered, maxSampledRows) ? [scan, collected] : [scan];
}

/** Assumes that names outside the sample match as often. */
function weigh(
  step: CollectStep,
  { found, last }: Seen,
  { businesses }: PreparedSearch,
  size: number,
): number {
  const covered = step.read === "top ranked" && found <= size ? step.rows : (last ?? businesses);
  return Math.max(1, businesses / covered);
}

function hasStopped(step: CollectStep, { businesses }: PreparedSearch): RawBuilder<unknown> {
  return step.read === "top ranked" && step.rows >= businesses ? sql`false` : stoppedEarly(step);
}
