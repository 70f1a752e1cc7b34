/** A way to collect all matches, wherever they stand in the order asked for. */
export type Collect =
  /**
   * What the index is asked for, all of which a name must hold: parts of the term that find it soon.
   * `most` bounds how many names are then compared with the term, where there may be too many.
   */
  { read: "trigrams"; asks: readonly string[]; most: number | null } | { read: "listed"; gram: string };

/** One way to find matches: a walk reads names in the order asked for, the others collect matches and sort them. */
export type Step =
  | { read: "walk"; rows: number | null }
  /** Among so many of the best ranked names only. */
  | { read: "best ranked"; rows: number }
  /** Matches that were collected before; not all of them where that stopped at its bound. */
  | { read: "gathered"; positions: readonly number[]; isPartial: boolean }
  | Collect;

/** No statement walks further or compares more names than this: a tenth of a second or so. */
const maxWalked = 250_000;
export const maxCandidates = 12_000;

export type Question = {
  /** How many matches end the search. */
  wanted: number;
  /** How many businesses there are, and how many of them pass the filters. */
  businesses: number;
  filtered: number;
  /** At most so many names match: occurrences of the rarest run of characters. */
  maxMatches: number;
  /** About so many names match: a term of several words is rarer than its parts. */
  expected: number;
  /** The term is itself a counted run: about as many names hold it as `maxMatches` says. */
  isCounted: boolean;
  /** Where matches can be collected, if anywhere: the trigram index, or the list of a rare run. */
  collect: Collect | null;
  /** The order does not matter, so that collecting may stop at the number wanted. */
  inAnyOrder?: boolean;
};

/** Microseconds a row, measured at five million businesses; only the ratios decide anything. */
const cost = { walked: 0.22, looked: 0.1, collected: 2.5 };

/**
 * Which ways to try, in this order, until one has found enough. The last one finds everything there is, or stops at a
 * bound: then it finds the best ranked. The planner cannot decide this: it does not see how a term, a filter and an
 * order hang together.
 */
export function chooseSteps(question: Question): Step[] {
  const { wanted, businesses, filtered, maxMatches, expected, collect } = question;
  if (maxMatches === 0 || filtered === 0) return [];
  const bound = collect?.read === "trigrams" ? collect.most : null;
  const isCheaper = !collect || bound !== null || filtered * cost.walked < collecting(question);
  if (isCheaper && filtered <= maxWalked) return [{ read: "walk", rows: null }];
  // Where both stop at a bound, whichever gets further.
  const isFurther = bound === null || bound / maxMatches >= maxWalked / filtered;
  const last: Step = collect && isFurther ? collect : { read: "best ranked", rows: maxWalked };
  // Matches are expected evenly among the names: a walk of twice that length misses only when the term is rarer
  // than its parts, which makes collecting cheap, or when filter or order keep away from it for a while.
  const rows = Math.ceil((2 * wanted * businesses) / Math.max(1, expected));
  const most = collect ? collecting(question) / cost.walked : Number.POSITIVE_INFINITY;
  // Half of it on average; but a longer term is often rarer than all its runs, and then the walk was for nothing.
  const walked = question.isCounted || question.inAnyOrder ? rows / 2 : 2 * rows;
  if (walked >= most) return [last];
  return [...lengthen(Math.min(rows, maxWalked), Math.min(most / 4, filtered, maxWalked)), last];
}

/** Walks from this length on, each eight times the last: together they cost little more than the longest. */
function lengthen(rows: number, most: number): Step[] {
  const walks: Step[] = [{ read: "walk", rows }];
  for (let longer = rows * 8; longer <= most; longer *= 8) walks.push({ read: "walk", rows: longer });
  return walks;
}

function collecting({ wanted, maxMatches, expected, inAnyOrder }: Question): number {
  const collected = Math.min(expected, maxCandidates, inAnyOrder ? wanted : expected);
  return maxMatches * cost.looked + collected * cost.collected;
}

/** Takes the steps one after the other and keeps what the first gives that is enough, or else the last. */
export async function tryInTurn<Found>(
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
