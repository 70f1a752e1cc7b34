import { wordSet } from "./word-set.ts";

/** Before a maximum. They mean money even without a currency. */
export const moneyPhrases = wordSet(
  "under, below, less than, lower than, cheaper than, no more than, not more than, up to, at most",
);
export const atMostPhrases: ReadonlySet<string> = new Set([
  ...moneyPhrases,
  ...wordSet("max, maximum, within, about, around, for, budget"),
]);
/** Before a minimum. */
export const atLeastPhrases = wordSet("over, above, more than, at least, from, starting at, min, minimum");
/** Turn "over $50" into a maximum: "not over", "won't cost over". Tokens have no endings such as `'t`. */
export const negations = wordSet("not, no, nothing, never, won, don, doesn, isn, shouldn");
export const costWords = wordSet("cost, costs, costing, be, is, priced, go, going, spend, spending, pay");
export const currencyWords = wordSet("dollar, dollars, buck, bucks, usd");
/** A price limit for products: see `parseCheap`. */
export const cheapWords = wordSet("cheap, cheaper, cheapest, inexpensive, affordable");

/** Before "under 12" without a currency, these mean an age. */
export const ageWords = wordSet(
  "age, aged, ages, kid, kids, child, children, baby, babies, toddler, toddlers, teen, teens, youth, adult, adults, people, men, women, singles, players, artists, entrepreneurs, anyone, everyone",
);
/** After a number, these mean it is not a price. */
export const unitWords = wordSet(
  "mile, miles, mi, km, minute, minutes, min, mins, hour, hours, day, days, week, weeks, year, years, yr, yrs, people, guests, seats, calories, pounds, lbs, ounces, oz, inches, feet, ft, percent, and, or, year old, yo",
);
