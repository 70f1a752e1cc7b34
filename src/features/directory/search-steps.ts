/** One way to find matches: a walk reads names in the order asked for, the others collect all matches and sort them. */
export type Step =
  | { read: "walk"; rows: number | null }
  /** What the index is asked for, all of which a name must hold: the term itself, or parts of it that find it sooner. */
  | { read: "trigrams"; asks: readonly string[] }
  | { read: "listed"; gram: string };

export type Question = {
  /** How many matches end the search. */
  wanted: number;
  /** How many businesses there are, and how many of them pass the filters. */
  businesses: number;
  filtered: number;
  /** At most so many names match: occurrences of the rarest run of characters. */
  mostMatches: number;
  /** About so many names match: a term of several words is rarer than its parts. */
  expected: number;
  /** The term is itself a counted run: about as many names hold it as `mostMatches` says. */
  isCounted: boolean;
  /** Where matches can be collected, if anywhere: the trigram index, or the list of a rare run. */
  collect: Exclude<Step, { read: "walk" }> | null;
  /** The order does not matter, so that collecting may stop at the number wanted. */
  inAnyOrder?: boolean;
};

/** Microseconds a row, measured at five million businesses; only the ratios decide anything. */
const cost = { walked: 0.22, looked: 0.1, collected: 2.5 };

/**
 * Which ways to try, in this order, until one has found enough; the last one finds everything there is.
 * The planner cannot decide this: it does not see how a term, a filter and an order hang together.
 */
export function chooseSteps(question: Question): Step[] {
  const { wanted, businesses, filtered, mostMatches, expected, collect } = question;
  if (mostMatches === 0 || filtered === 0) return [];
  const walkAll = { read: "walk", rows: null } as const;
  if (!collect || filtered * cost.walked < collecting(question)) return [walkAll];
  // Matches are expected evenly among the names: a walk of twice that length misses only when the term is rarer
  // than its parts, which makes collecting cheap, or when filter or order keep away from it for a while.
  const rows = Math.ceil((2 * wanted * businesses) / Math.max(1, expected));
  const most = collecting(question) / cost.walked;
  // Half of it on average; but a longer term is often rarer than all its runs, and then the walk was for nothing.
  const walked = question.isCounted || question.inAnyOrder ? rows / 2 : 2 * rows;
  if (walked >= most) return [collect];
  return [...lengthen(rows, Math.min(most / 4, filtered)), collect];
}

/** Walks from this length on, each eight times the last: together they cost little more than the longest. */
function lengthen(rows: number, most: number): Step[] {
  const walks: Step[] = [{ read: "walk", rows }];
  for (let longer = rows * 8; longer <= most; longer *= 8) walks.push({ read: "walk", rows: longer });
  return walks;
}

function collecting({ wanted, mostMatches, expected, inAnyOrder }: Question): number {
  const collected = inAnyOrder ? Math.min(expected, wanted) : expected;
  return mostMatches * cost.looked + collected * cost.collected;
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
