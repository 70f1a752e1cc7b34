import { describe, expect, it } from "vitest";
import { describeAnswers, scoreOf } from "./rules.ts";

describe("a score", () => {
  it.each([
    [undefined, { answers: 0, averages: null }],
    [
      { answers: 4, rating_sum: 20, welcome_sum: 20 },
      { answers: 4, averages: null },
    ],
    [
      { answers: 5, rating_sum: 23, welcome_sum: 20 },
      { answers: 5, averages: { rating: 4.6, welcome: 4 } },
    ],
  ])("of %j is shown from the fifth review on", (sums, expected) => {
    expect(scoreOf(sums)).toEqual(expected);
  });

  it.each([
    [0, "No reviews yet"],
    [3, "2 more reviews needed"],
    [4, "1 more review needed"],
    [5, "5 reviews"],
    [1200, "1,200 reviews"],
  ])("states the number of reviews: %i", (answers, words) => {
    expect(describeAnswers(answers)).toBe(words);
  });
});
