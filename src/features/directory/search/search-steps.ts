/** A way to find all matches, regardless of the sort. */
export type Collect =
  /** The trigrams of the term to look up in the index; a name must contain all of them. */
  { read: "trigrams"; grams: readonly string[] } | { read: "listed"; gram: string };

/** One way to find matches. A scan reads names in the order of the sort; the others find matches by rank. */
export type Step =
  | { read: "scan"; rows: number | null }
  /** Only the best ranked names. */
  | { read: "top ranked"; rows: number }
  /** `maxCompared` limits how many of the names that the index finds are compared with the term. */
  | { read: "trigrams"; grams: readonly string[]; maxCompared: number | null }
  | { read: "listed"; gram: string };

/** The most rows a statement scans, and names that it compares with the term. */
type Bounds = { rows: number; names: number };
/** About thirty milliseconds. */
const usualBounds: Bounds = { rows: 100_000, names: 5_000 };
/** A few milliseconds, for what is nice to know. */
export const quickBounds: Bounds = { rows: 30_000, names: 600 };

export type PlanInput = {
  /** The search stops at this many matches. */
  wanted: number;
  /** The number of businesses, and of those that pass the filters. */
  businesses: number;
  filtered: number;
  /** Upper bound of the matches: occurrences of the rarest n-gram. */
  maxMatches: number;
  /** Estimate of the matches: a term of several words is rarer than its parts. */
  expected: number;
  /** The term is itself an n-gram, so `maxMatches` is close to the number of matches. */
  isCounted: boolean;
  /** Any matches do, or the best ranked: collecting stops when there are enough. */
  isByRank: boolean;
  /** How matches can be collected: with the trigram index, or the positions of a rare n-gram. */
  collect: Collect | null;
  bounds?: Bounds | undefined;
};

/** Microseconds per row, entry and name, measured with five million businesses. Only the ratios matter. */
const cost = { scanned: 0.3, indexed: 0.15, found: 0.3, compared: 5 };

/**
 * The steps to try in order until one finds enough. The last one finds everything, or stops at its limit with the
 * best ranked. PostgreSQL's planner cannot choose: it does not know how term, filters and sort correlate.
 */
export function chooseSteps(input: PlanInput): Step[] {
  const { wanted, businesses, filtered, maxMatches, expected, collect, bounds = usualBounds } = input;
  if (maxMatches === 0 || filtered === 0) return [];
  const mostMatches = Math.min(maxMatches, filtered);
  const isShort = mostMatches * cost.indexed <= bounds.rows * cost.scanned;
  const collected = collect && isShort ? limitCollect(collect, mostMatches, bounds) : null;
  const maxCost = collected ? collectCost(input) : Number.POSITIVE_INFINITY;
  if (filtered <= bounds.rows && filtered * cost.scanned < maxCost) return [{ read: "scan", rows: null }];
  const last: Step = collected ?? { read: "top ranked", rows: bounds.rows };
  // Assumes that matches are spread evenly. Twice that length is too short only if the term is rarer than its parts,
  // which makes collecting cheap, or if matches come late in this sort or with these filters.
  const rows = Math.ceil((2 * wanted * businesses) / Math.max(1, expected));
  const maxRows = maxCost / cost.scanned;
  // Half of it on average. But a longer term is often rarer than all its n-grams, and then the scan is wasted.
  const expectedRows = input.isCounted ? rows / 2 : 2 * rows;
  if (expectedRows >= maxRows) return [last];
  const longest = Math.min(maxRows / 4, filtered, quickBounds.rows);
  return [...growingScans(Math.min(rows, bounds.rows), longest), last];
}

/** A step that collects and, of more matches than the bounds allow, compares only the best ranked. */
export function limitCollect(collect: Collect, mostMatches: number, { names } = usualBounds) {
  return collect.read === "listed"
    ? collect
    : { ...collect, maxCompared: mostMatches > names ? names : null };
}

const growth = 8;

/** Scans that start at this length and grow: together they cost little more than the longest. */
function growingScans(rows: number, maxRows: number): Step[] {
  const scans: Step[] = [{ read: "scan", rows }];
  for (let longer = rows * growth; longer <= maxRows; longer *= growth)
    scans.push({ read: "scan", rows: longer });
  return scans;
}

/** Whether a longer scan will find as many as wanted, if the rest has as many as the shorter one before found. */
export function isScanWorthwhile(step: Step, foundBefore: number, wanted: number): boolean {
  return step.read !== "scan" || growth * foundBefore >= wanted;
}

/** The index reads the shortest of its lists, and finds all matches before the first is compared. */
function collectCost({ wanted, businesses, filtered, maxMatches, expected, isByRank, bounds }: PlanInput) {
  const { names } = bounds ?? usualBounds;
  const matches = expected * Math.min(1, filtered / businesses);
  const compared = Math.min(matches, isByRank ? wanted : names);
  return Math.min(maxMatches, filtered) * cost.indexed + matches * cost.found + compared * cost.compared;
}

/** Runs the steps in order and returns the first result that is enough, or else the last one. */
export async function runSteps<Found, Chosen>(
  steps: readonly Chosen[],
  read: (step: Chosen) => Promise<Found>,
  isEnough: (found: Found) => boolean,
  isWorthwhile: (step: Chosen, before: Found) => boolean = () => true,
): Promise<Found | undefined> {
  let found: Found | undefined;
  for (const step of steps) {
    if (found && !isWorthwhile(step, found)) continue;
    found = await read(step);
    if (isEnough(found)) break;
  }
  return found;
}
