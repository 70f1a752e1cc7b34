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
const maxCandidates = 5_000;
/** Of words that very many have, only the best ranked are scored. */
const broadCandidates = 400;
const maxWalked = 30_000;
/** Microseconds: an entry of the index for each lexeme, a business looked up and scored, one walked by. */
const cost = { indexed: 0.06, scored: 4, walked: 3 };
/** Words of one request occur together more often than by chance. */
const cooccurrence = 3;

/** About how many businesses have all of these. */
export function estimateTogether(businesses: number, counts: readonly number[]): number {
  if (counts.length === 0) return businesses;
  const share = counts.reduce((product, count) => product * (count / Math.max(1, businesses)), 1);
  return Math.min(Math.ceil(share * businesses * cooccurrence ** (counts.length - 1)), ...counts);
}

/** The cheaper way. PostgreSQL cannot choose: it does not know how words, category and place correlate. */
export function planText({ businesses, words, filters, walked, unindexed }: TextPlanInput): TextPlan {
  const all = [...words, ...filters];
  const expected = estimateTogether(businesses, all);
  const rarest = Math.min(...all, businesses);
  const density = [...words, ...unindexed].reduce(
    (product, count) => product * (count / Math.max(1, businesses)),
    1,
  );
  const rows = Math.ceil(broadCandidates / Math.max(density, 1e-9));
  const walkCost = Math.min(rows, walked) * cost.walked;
  const indexCost = rarest * all.length * cost.indexed * 2 + Math.min(expected, maxCandidates) * cost.scored;
  if (walkCost < indexCost && Math.min(rows, walked) <= maxWalked)
    return { read: "walk", rows: maxWalked, candidates: broadCandidates };
  return { read: "index", candidates: expected > maxCandidates ? broadCandidates : maxCandidates };
}
