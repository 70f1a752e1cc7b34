/** How to find the businesses whose text has all lexemes. */
export type TextPlan =
  /**
   * With the index of lexemes, or that of the best ranked million: so many of the rarest are looked up, the others
   * compared with what these find. At most so many of the best ranked are scored.
   */
  | { read: "index" | "top"; lookedUp: number; candidates: number }
  /** By rank, through so many at most, until enough are found. */
  | { read: "walk"; rows: number; candidates: number };

export type TextPlanInput = {
  businesses: number;
  /** In how many businesses each lexeme of the words occurs. */
  words: readonly number[];
  /** The same of the category and the place. */
  filters: readonly number[];
  /** How many pass the filters: a walk goes by these alone. */
  walked: number;
  /** With so many matches the best of them are good ones. */
  enough: number;
};

/** Where the index of the best ranked ends: `texts_top_idx` in migrations/20261117T0300_search_text_filters.sql. */
export const topRows = 1_000_000;

/** Scoring more takes longer than finding them. */
const maxCandidates = 1_001;
/** Of words that very many have, only the best ranked are scored. */
const broadCandidates = 400;
const maxWalked = 48_000;
const shortWalk = 3_000;
const shortestWalk = 750;
/** With so many a share can be told. */
const tellingMatches = 10;
/** So many matches are worth walking for. */
const wantedMatches = 80;
/** Microseconds: an entry of a list of the index, a business found in it, one compared, scored, walked by, a page read. */
const cost = { listed: 0.018, found: 0.16, compared: 6, scored: 4, walked: 0.7, page: 5 };
const rowsPerPage = 20;
/** From this cost on, other ways are looked for. */
const expensive = 12_000;
/** Words of one request occur together more often than by chance. */
const cooccurrence = 3;
/** Farther than the share that was seen says, so that one walk is enough. */
const margin = 1.5;

/** About how many businesses have all of these. */
export function estimateTogether(businesses: number, counts: readonly number[]): number {
  if (counts.length === 0) return businesses;
  const share = shareOf(businesses, counts);
  return Math.min(Math.ceil(share * businesses * cooccurrence ** (counts.length - 1)), ...counts);
}

/**
 * The way to try first. PostgreSQL cannot choose: it does not know how words, category and place correlate. Words of one
 * sentence occur together far more often than by chance, so before an expensive look-up a short walk tells.
 */
export function planText(input: TextPlanInput): TextPlan {
  const { businesses, words, filters } = input;
  const expected = Math.min(estimateTogether(businesses, [...words, ...filters]), input.walked);
  const index = planIndex(input, expected);
  const indexCost = costOf(index, input);
  const walk = planWalk((wantedMatches * margin) / Math.max(shareOf(businesses, words), 1e-9));
  if (walk.rows <= maxWalked && costOf(walk, input) < indexCost) return walk;
  const short = planWalk(shortWalk);
  // It meets no word that few have.
  const canTell = (shortWalk * Math.min(...words)) / businesses >= tellingMatches;
  return canTell && 2 * costOf(short, input) < indexCost ? short : index;
}

/** What to try after a way that found too few, now that it is known how often the words occur together; null to stop. */
export function planNext(input: TextPlanInput, tried: TextPlan, found: number): TextPlan | null {
  const { walked, enough } = input;
  if (tried.read === "index" || found >= enough) return null;
  if (tried.read !== "walk") return planIndex(input, 0);
  if (tried.rows >= walked) return null;
  const share = Math.max(found, 0.5) / tried.rows;
  const index = planIndex(input, share * walked);
  const walk = planWalk((enough * margin) / share);
  const isWorth = walk.rows <= maxWalked && costOf(walk, input) < costOf(index, input);
  return isWorth ? walk : index;
}

/** The shorter index where the other is expensive, and this one has enough matches. */
function planIndex(input: TextPlanInput, expected: number): TextPlan {
  const candidates = expected > maxCandidates ? broadCandidates : maxCandidates;
  const index = planLookUp("index", candidates, input);
  const inTop = (expected * topRows) / input.businesses;
  const isTop = input.businesses > topRows && inTop >= 2 * input.enough;
  return isTop && costOf(index, input) > expensive ? planLookUp("top", candidates, input) : index;
}

/** Reading the long list of a frequent lexeme can take longer than comparing it with what the rarer ones find. */
function planLookUp(read: "index" | "top", candidates: number, input: TextPlanInput): TextPlan {
  const ways = [...input.words, ...input.filters].map((_, at) => ({ read, candidates, lookedUp: at + 1 }));
  return ways.reduce((best, way) => (costOf(way, input) < costOf(best, input) ? way : best));
}

/** In few lengths: each is a statement of its own, which is planned once. */
function planWalk(rows: number) {
  const doublings = Math.max(0, Math.ceil(Math.log2(rows / shortestWalk)));
  return { read: "walk" as const, rows: shortestWalk * 2 ** doublings, candidates: broadCandidates };
}

function costOf(plan: TextPlan, { businesses, words, filters, walked }: TextPlanInput): number {
  if (plan.read === "walk") {
    const rows = Math.min(plan.rows, walked);
    // Those of a small place are far apart.
    const rowsOnPage = Math.max(1, rowsPerPage * (walked / businesses));
    return rows * (cost.walked + cost.page / rowsOnPage);
  }
  const counts = [...words, ...filters].toSorted((a, b) => a - b);
  const share = plan.read === "top" ? topRows / businesses : 1;
  const lists = counts.slice(0, plan.lookedUp);
  const listed = share * lists.reduce((sum, count) => sum + count, 0);
  const found = share * estimateTogether(businesses, lists);
  const matching = Math.max(1, Math.min(found, share * estimateTogether(businesses, counts)));
  const compared = Math.min(1, plan.candidates / matching) * found;
  const scored = Math.min(matching, plan.candidates);
  return listed * cost.listed + found * cost.found + compared * cost.compared + scored * cost.scored;
}

function shareOf(businesses: number, counts: readonly number[]): number {
  return counts.reduce((product, count) => product * (count / Math.max(1, businesses)), 1);
}
