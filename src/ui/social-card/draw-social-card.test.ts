import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawSocialCard, type SocialCard } from "./draw-social-card.ts";
import { readTypeface } from "./typeface.ts";

const font = (name: string) => readFileSync(new URL(`../assets/fonts/card-${name}.ttf`, import.meta.url));
const typefaces = {
  display: readTypeface(["display-latin", "display-latin-ext", "display-vietnamese"].map(font)),
  text: readTypeface(["text-latin", "text-latin-ext"].map(font)),
};
const card: SocialCard = {
  title: "Saffron & Smoke",
  fallbackTitle: "A shop",
  above: "Food",
  below: "Savannah, Georgia",
  score: { rating: "4.9", count: "(212 reviews)" },
  siteName: "Market",
  cloth: { id: "one", palette: "gold" },
};
const draw = (changes: Partial<SocialCard>) => drawSocialCard({ ...card, ...changes }, typefaces);
const wordsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, words = ""]) =>
    words.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
  );

describe("readTypeface", () => {
  it("has widths for the characters in its files, and no others", () => {
    const { widthOf, supports } = typefaces.display;
    expect(widthOf("W")).toBeGreaterThan(2 * (widthOf("i") ?? 1));
    for (const letter of "éñçœẹọŵ") expect(widthOf(letter), letter).toBeGreaterThan(0.2);
    for (const letter of ["ሰ", "ж", "中", "🫖", "\uffff"]) expect(widthOf(letter), letter).toBeUndefined();
    expect(supports("Ọ\u0300")).toBe(true);
    expect(supports("Ọ\u0300ж")).toBe(false);
  });
});

describe("drawSocialCard", () => {
  it("shows the page's title and its source", () => {
    expect(wordsOf(draw({}))).toEqual([
      "Market",
      "Food",
      "Saffron & Smoke",
      "4.9",
      "(212 reviews)",
      "Savannah, Georgia",
    ]);
  });

  it("only requires a title", () => {
    const svg = draw({ above: undefined, below: undefined, score: undefined });
    expect(wordsOf(svg)).toEqual(["Market", "Saffron & Smoke"]);
  });

  it.each(["ሰላም ቡና ቤት", "🧵🧵🧵", "", " "])("shows fallback text if %j cannot be rendered", (title) => {
    expect(wordsOf(draw({ title }))).toContain("A shop");
  });

  it.each([
    "W".repeat(5_000),
    "word ".repeat(1_000),
    '</text><script>alert(1)</script>"&',
    "\u0000\u0001\ufffe\ud800",
    "ạ̀".repeat(500),
  ])("stays within its edges for %.20j", (hostile) => {
    const svg = draw({ title: hostile, above: hostile, below: hostile, siteName: "Market" });
    expect(svg).not.toMatch(/<script|NaN|undefined|Infinity|[\0\ufffe\ud800]/);
    const plate = /<path fill="#fbf7ef" d="M0 ([\d.]+)H([\d.]+)V630H0z"/.exec(svg) ?? [];
    expect(Number(plate[1])).toBeGreaterThan(130);
    expect(Number(plate[2])).toBeLessThan(1130);
  });

  it("is deterministic, with the cloth of its id", () => {
    expect(draw({})).toBe(draw({}));
    expect(draw({})).not.toBe(draw({ cloth: { id: "two", palette: "gold" } }));
  });
});
