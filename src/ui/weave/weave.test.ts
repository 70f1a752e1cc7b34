import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPaletteName, type PaletteName, palettes } from "./palettes.ts";
import { familyNames, planCloth, type WeaveOptions, weave } from "./weave.ts";

type Golden = { id: string; palette: PaletteName; options: WeaveOptions; sha256: string };

const golden: { cloths: Golden[] } = JSON.parse(
  readFileSync(new URL("weave.golden.json", import.meta.url), "utf8"),
);
const paletteNames = Object.keys(palettes).filter(isPaletteName);
const anyPalette = fc.constantFrom(...paletteNames);
const anyFamily = fc.constantFrom(...familyNames);
/** Code units, to include lone surrogates. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});

describe("weave", () => {
  it.each(golden.cloths)("draws the known cloth of $id in $palette $options", (cloth) => {
    const drawing = weave(cloth.id, cloth.palette, cloth.options);
    expect(createHash("sha256").update(drawing).digest("hex")).toBe(cloth.sha256);
  });

  it("has known cloths of every family in every palette", () => {
    const seen = golden.cloths.map(
      ({ id, palette, options }) => `${options.family ?? planCloth(id, palette).family} ${palette}`,
    );
    expect(new Set(seen).size).toBe(familyNames.length * paletteNames.length);
  });

  it("draws the same cloth regardless of what was drawn before", () => {
    fc.assert(
      fc.property(anyText, anyText, anyPalette, anyFamily, (id, other, palette, family) => {
        const first = weave(id, palette, { family });
        weave(other, palette);
        expect(weave(id, palette, { family })).toBe(first);
      }),
    );
  });

  it("draws any id as a rectangle and paths, with numbers and colors only", () => {
    const head =
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">/;
    const element =
      /<(?:rect|path)(?: (?:width|height|fill|stroke|stroke-width|stroke-opacity|stroke-linejoin|stroke-linecap|stroke-dasharray|d)="(?:#[0-9a-f]{3,6}|none|miter|round|[MmLlHhVvQqAaZz\d. -]*)" ?)+\/>/g;
    fc.assert(
      fc.property(anyText, anyPalette, anyFamily, (id, palette, family) => {
        const drawing = weave(id, palette, { family });
        expect(drawing).toMatch(head);
        expect(drawing.replace(head, "").replaceAll(element, "")).toBe("</svg>");
      }),
    );
  });

  it("escapes the title", () => {
    const drawing = weave("dir-1976", "gold", { title: '"><script>alert("&")</script>' });
    expect(drawing).toContain(
      'role="img" aria-label="&#34;&#62;&#60;script&#62;alert(&#34;&#38;&#34;)&#60;/script&#62;"',
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (title) => {
        const label = /aria-label="([^"]*)">/.exec(weave("dir-1976", "gold", { title }))?.[1];
        expect(label).not.toMatch(/[<>"]|&(?!#(?:34|38|60|62);)/);
      }),
    );
  });

  it("wraps around after the last colorway", () => {
    expect(weave("dir-1976", "teal", { way: 5 })).toBe(weave("dir-1976", "teal", { way: 1 }));
  });

  it("stays under 1.5 kB compressed on a card", () => {
    const ids = fc.sample(fc.uuid(), { numRuns: 500, seed: 1966 });
    const sizes = ids.flatMap((id) => paletteNames.map((palette) => gzipSync(weave(id, palette)).length));
    expect(Math.max(...sizes)).toBeLessThan(1500);
  });
});

describe("planCloth", () => {
  it("predicts what an id gets", () => {
    fc.assert(
      fc.property(anyText, anyPalette, (id, palette) => {
        expect(weave(id, palette, planCloth(id, palette))).toBe(weave(id, palette));
      }),
    );
  });

  it("gives an id the same family in every palette", () => {
    const families = paletteNames.map((palette) => planCloth("dir-1976", palette).family);
    expect(new Set(families).size).toBe(1);
  });

  it("uses every family and colorway about equally", () => {
    const plans = Array.from({ length: 6000 }, (_, index) => planCloth(`dir-${index}`, "gold"));
    for (const family of familyNames) {
      expect(plans.filter((plan) => plan.family === family).length, family).toBeGreaterThan(400);
    }
    for (const way of palettes.gold.keys()) {
      expect(plans.filter((plan) => plan.way === way).length, `way ${way}`).toBeGreaterThan(1000);
    }
  });
});
