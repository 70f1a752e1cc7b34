import { describe, expect, it } from "vitest";
import { similarityOf, sketchWords } from "./sketch-words.ts";

const lamp = "The lamp lit my stall all summer long and people asked where I bought it.";
const compare = (one: string, other: string) =>
  similarityOf(sketchWords(one).signature, sketchWords(other).signature);

describe("a sketch", () => {
  it("ignores case and punctuation", () => {
    expect(compare(lamp, `  ${lamp.toUpperCase().replaceAll(" ", " -- ")}!!`)).toBe(1);
  });

  it.each([
    "The lamp lit my stal all summer long, and pepple asked where I bought it",
    "The lamp lit our stall all winter long and people asked where I found it.",
    "7he l4mp l1t my st4ll all summer l0ng and pe0ple 4sked where I b0ught 1t",
  ])("recognizes %s, and shares a band with it", (changed) => {
    expect(compare(lamp, changed)).toBeGreaterThan(0.35);
    const bands = new Set(sketchWords(lamp).bands);
    expect(sketchWords(changed).bands.some((band) => bands.has(band))).toBe(true);
  });

  it("is different for two independent texts about the same thing", () => {
    const other = "Bought a lamp for my market table in June. Customers keep asking about it, all day long.";
    expect(compare(lamp, other)).toBeLessThan(0.3);
  });

  it("compares symbols if there are no letters", () => {
    expect(compare("★★★", "★★★")).toBe(1);
    expect(compare("★★★", "👍")).toBeLessThan(0.1);
  });

  it("reads no more than the first 2,000 letters, but counts them all", () => {
    const read = "kola drum ".repeat(250);
    expect(sketchWords(`${read}${"xylophone".repeat(300)}`)).toEqual({
      ...sketchWords(read),
      letters: 4_700,
    });
  });
});
