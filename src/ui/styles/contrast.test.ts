import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Mode = "light" | "dark";
type Pair = readonly [text: string, ground: string];

const tokens = readTokens();
const text = 4.5;
const graphic = 3;

const grounds = ["paper", "surface", "sunk", "soft"];
const sections = ["gold", "clay", "green", "indigo", "plum", "teal", "ink"];

const textPairs: Pair[] = [
  ...cross(["ink", "plain-muted", "clay-text", "forest", "danger"], grounds),
  ...sections.flatMap((section): Pair[] => [
    [`on-block-${section}`, `block-${section}`],
    [`quiet-block-${section}`, `block-${section}`],
    // The primary button on a block inverts them.
    [`block-${section}`, `on-block-${section}`],
  ]),
  // Names and lines on maps.
  ...cross(["ink", "plain-muted"], ["geo-land", "geo-far"]),
  ...cross(["ink"], ["geo-busy", "geo-water", "geo-street", "geo-green"]),
  ["geo-sea", "geo-water"],
  ["on-clay", "clay"],
  ["on-gold", "gold"],
  ["on-gold-tint", "gold-tint"],
  ["ink", "gold-tint"],
  ["on-forest", "forest"],
  ["forest", "forest-tint"],
  ["blue", "blue-tint"],
  ["danger", "danger-tint"],
  ["ink", "danger-tint"],
  ["on-alarm", "alarm"],
  ["paper", "ink"],
  ["tag", "on-block-gold"],
  ["figure", "block-ink"],
  // The search box and the labels on cloth.
  ["soot", "chalk"],
  ["chalk-muted", "chalk"],
  ["chalk", "chalk-clay"],
  ["on-tag", "tag"],
];

const graphicPairs: Pair[] = [
  ...cross(["ink", "clay"], ["geo-land", "geo-busy", "geo-water"]),
  ...cross(["line-strong", "plain-focus"], grounds),
  ...cross(["star"], ["paper", "surface"]),
  ...sections.map((section): Pair => [`on-block-${section}`, `block-${section}`]),
  ["chalk-focus", "chalk"],
  ["soot", "block-gold"],
];

describe.each<Mode>(["light", "dark"])("in %s mode", (mode) => {
  it.each(textPairs)("%s is readable on %s", (front, ground) => {
    expect(contrast(color(front, mode), color(ground, mode))).toBeGreaterThanOrEqual(text);
  });

  it.each(graphicPairs)("%s is distinguishable on %s", (front, ground) => {
    expect(contrast(color(front, mode), color(ground, mode))).toBeGreaterThanOrEqual(graphic);
  });
});

it.each(["tag", "on-tag", "tag-line"])("%s is the same in both modes, because cloth is", (name) => {
  expect(color(name, "light")).toBe(color(name, "dark"));
});

it("sets labels in a fixed color, which the page's text color is not", () => {
  const sheet = readFileSync(new URL("./cloth.css", import.meta.url), "utf8");
  const [, labels, rule] = /((?:\.[a-z-]+,?\s)+)\{([^}]*var\(--tag\);[^}]*)\}/.exec(sheet) ?? [];
  expect(labels?.match(/\.[a-z-]+/g)).toEqual([".cloth-label", ".bolt-label", ".card-tag"]);
  expect(rule).toContain("color: var(--on-tag);");
});

it("computes the ratio of black on white and of a color on itself", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#a83a22", "#a83a22")).toBe(1);
});

function readTokens(): Map<string, Record<Mode, string>> {
  const sheet = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const hex = "(#[0-9a-f]{6})";
  const shape = new RegExp(`--([a-z-]+): (?:light-dark\\(${hex}, ${hex}\\)|${hex});`, "g");
  return new Map(
    [...sheet.matchAll(shape)].map(([, name = "", light, dark, both]) => [
      name,
      { light: light ?? both ?? "", dark: dark ?? both ?? "" },
    ]),
  );
}

function color(name: string, mode: Mode): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`There is no token ${name}.`);
  return token[mode];
}

function cross(fronts: string[], backs: string[]): Pair[] {
  return fronts.flatMap((front) => backs.map((back): Pair => [front, back]));
}

/** The WCAG 2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colorCode: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colorCode.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
