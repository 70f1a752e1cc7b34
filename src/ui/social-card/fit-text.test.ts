import { describe, expect, it } from "vitest";
import { fitText, isReadable, transliterate, truncateLine } from "./fit-text.ts";

/** Every printable ASCII character and é is half an em wide; no other character is supported. */
const typeface = {
  widthOf: (character: string) => (/^[ -~…é]$/.test(character) ? 0.5 : undefined),
  supports: (characters: string) => /^[ -~…é]*$/.test(characters),
};
const measure = { typeface, width: 100 };
const sizes = [
  { size: 20, lines: 1 },
  { size: 10, lines: 2 },
];

describe("transliterate", () => {
  it.each([
    ["Café", "Café"],
    ["Cafe\u0301", "Café"],
    ["Ọ̀ṣun", "Osun"],
    ["Tea 🫖 House", "Tea House"],
    ["a\n\tb\u00a0c", "a b c"],
    ["ሰላም", ""],
    ["\ud800", ""],
  ])("transliterates %j to %j", (text, written) => {
    expect(transliterate(typeface, text)).toBe(written);
  });

  it("ignores text that can never be shown", () => {
    expect(transliterate(typeface, "a".repeat(1_000_000)).length).toBeLessThanOrEqual(240);
  });
});

it.each([
  ["Baobab", "Baobab", true],
  ["ሰላም Cafe", "Cafe", true],
  ["ሰላም ቡና ቤት A", "A", false],
  ["★", "", false],
])("%j as %j is readable: %s", (text, written, expected) => {
  expect(isReadable(text, written)).toBe(expected);
});

describe("fitText", () => {
  it("sets a short text large", () => {
    expect(fitText("ten chars.", sizes, measure)).toEqual({ size: 20, lines: ["ten chars."], width: 100 });
  });

  it("balances lines, so that no word is alone", () => {
    const { size, lines } = fitText("one two three four five", sizes, measure);
    expect({ size, lines }).toEqual({ size: 10, lines: ["one two three", "four five"] });
  });

  it("truncates text that does not fit with an ellipsis, within the width", () => {
    const { lines, width } = fitText("a market street ".repeat(9).trim(), sizes, measure);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\w…$/);
    expect(width).toBeLessThanOrEqual(100);
  });

  it("breaks a word that is longer than a line", () => {
    const { lines, width } = fitText("x".repeat(30), sizes, measure);
    expect(lines).toEqual(["x".repeat(20), "x".repeat(10)]);
    expect(width).toBeLessThanOrEqual(100);
  });

  it("returns nothing for an empty text", () => {
    expect(fitText("", sizes, measure)).toMatchObject({ lines: [""], width: 0 });
  });
});

it.each([
  ["fits", "fits"],
  ["twenty characters & more", "twenty characters…"],
])("truncateLine turns %j into %j", (text, cut) => {
  expect(truncateLine(text, 10, measure)).toBe(cut);
});
