/** The number of ratings from one to five. */
export type CountedAnswers = Record<1 | 2 | 3 | 4 | 5, number>;

/** The counts from the database, by rating. */
export function countsOf([
  one = 0,
  two = 0,
  three = 0,
  four = 0,
  five = 0,
]: readonly number[]): CountedAnswers {
  return { 1: one, 2: two, 3: three, 4: four, 5: five };
}
