import { describe, expect, it } from "vitest";
import { cutLine, isReadable, setText, writeWith } from "./set-text.ts";

/** Every printable ASCII character and é is half an em wide; nothing else can be written. */
const typeface = {
  widthOf: (character: string) => (/^[ -~…é]$/.test(character) ? 0.5 : undefined),
  writes: (characters: string) => /^[ -~…é]*$/.test(characters),
};
const measure = { typeface, width: 100 };
const sizes = [
  { size: 20, lines: 1 },
  { size: 10, lines: 2 },
];

describe("writeWith", () => {
  it.each([
    ["Café", "Café"],
    ["Cafe\u0301", "Café"],
    ["Ọ̀ṣun", "Osun"],
    ["Tea 🫖 House", "Tea House"],
    ["a\n\tb\u00a0c", "a b c"],
    ["ሰላም", ""],
    ["\ud800", ""],
  ])("writes %j as %j", (text, written) => {
    expect(writeWith(typeface, text)).toBe(written);
  });

  it("does not look at more than can ever be shown", () => {
    expect(writeWith(typeface, "a".repeat(1_000_000)).length).toBeLessThanOrEqual(240);
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

describe("setText", () => {
  it("sets a short text large", () => {
    expect(setText("ten chars.", sizes, measure)).toEqual({ size: 20, lines: ["ten chars."], width: 100 });
  });

  it("makes lines of about equal length, so that no word stands alone", () => {
    const { size, lines } = setText("one two three four five", sizes, measure);
    expect({ size, lines }).toEqual({ size: 10, lines: ["one two three", "four five"] });
  });

  it("ends what fits nowhere in an ellipsis, inside the measure", () => {
    const { lines, width } = setText("a market street ".repeat(9).trim(), sizes, measure);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\w…$/);
    expect(width).toBeLessThanOrEqual(100);
  });

  it("breaks a word that is longer than a line", () => {
    const { lines, width } = setText("x".repeat(30), sizes, measure);
    expect(lines).toEqual(["x".repeat(20), "x".repeat(10)]);
    expect(width).toBeLessThanOrEqual(100);
  });

  it("sets nothing as nothing", () => {
    expect(setText("", sizes, measure)).toMatchObject({ lines: [""], width: 0 });
  });
});

it.each([
  ["fits", "fits"],
  ["twenty characters & more", "twenty characters…"],
])("cutLine makes %j %j", (text, cut) => {
  expect(cutLine(text, 10, measure)).toBe(cut);
});
