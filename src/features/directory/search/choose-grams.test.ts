import { describe, expect, it } from "vitest";
import { chooseGrams } from "./choose-grams.ts";

/** The n-grams with how often they occur, the rarest first. */
const grams = (counts: Record<string, number>) =>
  Object.entries(counts).map(([gram, occurrences]) => ({ gram, occurrences, is_listed: false }));

describe("chooseGrams", () => {
  it("takes the rarest of each word, not two of one", () => {
    const counts = grams({ osh: 100, gos: 120, ake: 900, bak: 1_000 });
    expect(chooseGrams("gosha bakery", counts)).toEqual(["osh", "ake"]);
  });

  it("takes no word that is much more frequent than the rarest", () => {
    expect(chooseGrams("zuri hair", grams({ zur: 100, hai: 300_000 }))).toEqual(["zur"]);
  });

  it("takes two of a single word if they do not overlap and are about as rare", () => {
    expect(chooseGrams("lavender", grams({ lav: 100, ave: 120, ven: 150, der: 300 }))).toEqual([
      "lav",
      "der",
    ]);
    expect(chooseGrams("lavender", grams({ lav: 100, ave: 120, ven: 150, der: 500 }))).toEqual(["lav"]);
  });

  it("takes nothing where even the rarest is in too many names", () => {
    expect(chooseGrams("hair", grams({ hai: 400_000, air: 500_000 }))).toEqual([]);
    expect(chooseGrams("hi", [])).toEqual([]);
  });
});
