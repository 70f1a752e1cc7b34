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
const usualBounds: Bounds = { rows: 80_000, names: 4_000 };
/** A few milliseconds, for what is nice to know. */
export const quickBounds: Bounds = { rows: 20_000, names: 500 };

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
  /** By rank, the share of the businesses that come before this page. */
  skipped?: number | undefined;
  /** How matches can be collected: with the trigram index, or the positions of a rare n-gram. */
  collect: Collect | null;
  bounds?: Bounds | undefined;
};

type Matches = Pick<PlanInput, "businesses" | "filtered" | "maxMatches" | "expected" | "collect">;

/** Microseconds per row, entry and name, measured with five million businesses. Only the ratios matter. */
const cost = { scanned: 0.3, indexed: 0.15, found: 0.3, compared: 5 };

/**
 * The steps to try in order until one finds enough. The last one finds everything, or stops at its limit with the
 * best ranked. PostgreSQL's planner cannot choose: it does not know how term, filters and sort correlate.
 */
export function chooseSteps(input: PlanInput): Step[] {
  const { wanted, businesses, filtered, maxMatches, expected, isByRank, bounds = usualBounds } = input;
  if (maxMatches === 0 || filtered === 0) return [];
  const collected = isIndexQuick(input, bounds.rows) ? limitCollect(input, bounds.names) : null;
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
  const scans = growingScans(Math.min(rows, bounds.rows), longest);
  // By rank, a scan that long reads the same names as the last step.
  if (isByRank && last.read === "top ranked")
    return [...scans.filter((scan) => scan.rows < bounds.rows), last];
  return [...scans, last];
}

/** A step that collects and, of more matches than this, compares only the best ranked. */
export function limitCollect({ collect, maxMatches, filtered }: Matches, limit: number) {
  if (collect?.read !== "trigrams") return collect;
  return { ...collect, maxCompared: Math.min(maxMatches, filtered) > limit ? limit : null };
}

/** Whether the index finds all matches in the time in which so many rows are scanned. */
export function isIndexQuick(matches: Matches, rows: number): boolean {
  return findCost(matches) <= rows * cost.scanned;
}

const growth = 8;

/** Scans that start at this length and grow: together they cost little more than the longest. */
function growingScans(rows: number, maxRows: number) {
  const scans = [{ read: "scan", rows } as const];
  for (let longer = rows * growth; longer <= maxRows; longer *= growth)
    scans.push({ read: "scan", rows: longer });
  return scans;
}

/** Whether a longer scan will find as many as wanted, if the rest has as many as the shorter one before found. */
export function isScanWorthwhile(step: Step, foundBefore: number, wanted: number): boolean {
  return step.read !== "scan" || growth * foundBefore >= wanted;
}

function collectCost(input: PlanInput): number {
  const { wanted, isByRank, skipped = 0, bounds = usualBounds } = input;
  const matches = matchesOf(input);
  const compared = isByRank ? skipped * matches + Math.min(matches, wanted) : Math.min(matches, bounds.names);
  return findCost(input) + compared * cost.compared;
}

/** The index reads the shortest of its lists, and finds all matches before the first is compared. */
function findCost(matches: Matches): number {
  const { maxMatches, filtered } = matches;
  return Math.min(maxMatches, filtered) * cost.indexed + matchesOf(matches) * cost.found;
}

function matchesOf({ expected, filtered, businesses }: Matches): number {
  return expected * Math.min(1, filtered / businesses);
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
