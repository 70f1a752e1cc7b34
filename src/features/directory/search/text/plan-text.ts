/** How to find the businesses whose text has all lexemes. */
export type TextPlan =
  /** With the index of lexemes; at most so many of the best ranked are scored. */
  | { read: "index"; candidates: number }
  /** By rank, through so many at most, until enough are found. */
  | { read: "walk"; rows: number; candidates: number };

export type TextPlanInput = {
  businesses: number;
  /** In how many businesses each lexeme of the words occurs. */
  words: readonly number[];
  /** The same of the category and the place. */
  filters: readonly number[];
  /** How many pass the filters that the walk can follow an index of; all without. */
  walked: number;
  /** What the walk has to check beside the words. */
  unindexed: readonly number[];
};

/** Scoring more takes longer than finding them. */
const maxCandidates = 2_000;
/** Of words that very many have, only the best ranked are scored. */
const broadCandidates = 400;
const maxWalked = 30_000;
const shortWalk = 3_000;
/** Microseconds: an entry of the index for each lexeme, a business looked up and scored, one walked by. */
const cost = { indexed: 0.09, scored: 5, walked: 2 };
/** Words of one request occur together more often than by chance. */
const cooccurrence = 3;

/** About how many businesses have all of these. */
export function estimateTogether(businesses: number, counts: readonly number[]): number {
  if (counts.length === 0) return businesses;
  const share = counts.reduce((product, count) => product * (count / Math.max(1, businesses)), 1);
  return Math.min(Math.ceil(share * businesses * cooccurrence ** (counts.length - 1)), ...counts);
}

/**
 * The ways to try in order until one finds enough; the last one finds all there is, up to its limit. PostgreSQL cannot
 * choose: it does not know how words, category and place correlate.
 */
export function planText({ businesses, words, filters, walked, unindexed }: TextPlanInput): TextPlan[] {
  const all = [...words, ...filters];
  const expected = estimateTogether(businesses, all);
  const rarest = Math.min(...all, businesses);
  const index: TextPlan = {
    read: "index",
    candidates: expected > maxCandidates ? broadCandidates : maxCandidates,
  };
  const indexCost = rarest * all.length * cost.indexed + Math.min(expected, index.candidates) * cost.scored;
  const share = [...words, ...unindexed].reduce(
    (product, count) => product * (count / Math.max(1, businesses)),
    1,
  );
  const rows = Math.min(walked, Math.ceil(broadCandidates / Math.max(share, 1e-9)));
  const walk = (most: number): TextPlan => ({ read: "walk", rows: most, candidates: broadCandidates });
  if (rows <= maxWalked && rows * cost.walked < indexCost) return [walk(maxWalked), index];
  // Words of one sentence occur together far more often than by chance: a short walk tells.
  return shortWalk * cost.walked * 2 < indexCost ? [walk(shortWalk), index] : [index];
}
