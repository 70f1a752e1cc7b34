/** A way to collect all matches, regardless of the sort. */
export type Collect =
  /**
   * The trigrams of the term to look up in the index; a name must contain all of them.
   * `maxCompared` limits how many of the names found are compared with the term.
   */
  | { read: "trigrams"; grams: readonly string[]; maxCompared: number | null }
  | { read: "listed"; gram: string };

/** One way to find matches. A scan reads names in the order of the sort; the others collect matches and sort them. */
export type Step =
  | { read: "scan"; rows: number | null }
  /** Only the best ranked names. */
  | { read: "top ranked"; rows: number }
  /** Matches that were collected before; partial if that stopped at its limit. */
  | { read: "positions"; positions: readonly number[]; isPartial: boolean }
  | Collect;

/** The most rows a statement scans, and names it compares: about a tenth of a second. */
const maxScanned = 250_000;
export const maxCandidates = 12_000;

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
  /** How matches can be collected: with the trigram index, or the positions of a rare n-gram. */
  collect: Collect | null;
};

/** Microseconds per row, measured with five million businesses. Only the ratios matter. */
const cost = { scanned: 0.22, indexed: 0.1, collected: 2.5 };

/**
 * The steps to try in order until one finds enough. The last one finds everything, or stops at its limit with the
 * best ranked. PostgreSQL's planner cannot choose: it does not know how term, filters and sort correlate.
 */
export function chooseSteps(input: PlanInput): Step[] {
  const { wanted, businesses, filtered, maxMatches, expected, collect } = input;
  if (maxMatches === 0 || filtered === 0) return [];
  const limit = collect?.read === "trigrams" ? collect.maxCompared : null;
  const isScanCheaper = !collect || limit !== null || filtered * cost.scanned < collectCost(input);
  if (isScanCheaper && filtered <= maxScanned) return [{ read: "scan", rows: null }];
  // If both are limited, the one that covers more.
  const coversMore = limit === null || limit / maxMatches >= maxScanned / filtered;
  const last: Step = collect && coversMore ? collect : { read: "top ranked", rows: maxScanned };
  // Assumes that matches are spread evenly. Twice that length is too short only if the term is rarer than its parts,
  // which makes collecting cheap, or if matches come late in this sort or with these filters.
  const rows = Math.ceil((2 * wanted * businesses) / Math.max(1, expected));
  const maxRows = collect ? collectCost(input) / cost.scanned : Number.POSITIVE_INFINITY;
  // Half of it on average. But a longer term is often rarer than all its n-grams, and then the scan is wasted.
  const expectedRows = input.isCounted ? rows / 2 : 2 * rows;
  if (expectedRows >= maxRows) return [last];
  return [...growingScans(Math.min(rows, maxScanned), Math.min(maxRows / 4, filtered, maxScanned)), last];
}

/** Scans that start at this length and grow by eight: together they cost little more than the longest. */
function growingScans(rows: number, maxRows: number): Step[] {
  const scans: Step[] = [{ read: "scan", rows }];
  for (let longer = rows * 8; longer <= maxRows; longer *= 8) scans.push({ read: "scan", rows: longer });
  return scans;
}

function collectCost({ maxMatches, expected }: PlanInput): number {
  return maxMatches * cost.indexed + Math.min(expected, maxCandidates) * cost.collected;
}

/** Runs the steps in order and returns the first result that is enough, or else the last one. */
export async function runSteps<Found>(
  steps: Step[],
  read: (step: Step) => Promise<Found>,
  isEnough: (found: Found) => boolean,
): Promise<Found | undefined> {
  let found: Found | undefined;
  for (const step of steps) {
    found = await read(step);
    if (isEnough(found)) break;
  }
  return found;
}
