import { formatCount } from "#ui/format-number.ts";

/** What can be reviewed: a cultural tour, a travel guide, a booking option. */
export const travelKinds = ["tour", "guide", "booking"] as const;
export type TravelKind = (typeof travelKinds)[number];

/** With fewer reviews, a score says more about chance than about the place. The database uses the same number. */
export const minAnswers = 5;

/** The averages, or only the number of reviews while there are too few. */
export type TravelScore = { answers: number; averages: { rating: number; welcome: number } | null };

type Sums = { answers: number; rating_sum: number; welcome_sum: number };

/** The score of all reviews. */
export function scoreOf(sums: Sums | undefined): TravelScore {
  const answers = sums?.answers ?? 0;
  if (!sums || answers < minAnswers) return { answers, averages: null };
  return { answers, averages: { rating: sums.rating_sum / answers, welcome: sums.welcome_sum / answers } };
}

/** `12 reviews`, or `2 more reviews needed` while there is no score. */
export function describeAnswers(answers: number): string {
  if (answers === 0) return "No reviews yet";
  const missing = minAnswers - answers;
  if (missing > 0) return `${missing} more ${missing === 1 ? "review" : "reviews"} needed`;
  return `${formatCount(answers)} reviews`;
}
