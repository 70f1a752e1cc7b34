import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Stars } from "./rating.tsx";

const render = (rating: number) => renderToStaticMarkup(<Stars rating={rating} />);
const starsIn = (path = "") => path.split("M").length - 1;
const pathsOf = (html: string) => {
  const [, off] = /<path class="star-off" d="([^"]*)"/.exec(html) ?? [];
  const [, lit] = /<path d="([^"]*)"/.exec(html) ?? [];
  return { off: starsIn(off), lit: starsIn(lit) };
};

describe("Stars", () => {
  it.each([
    [1, { lit: 1, off: 4 }],
    [4, { lit: 4, off: 1 }],
    [5, { lit: 5, off: 0 }],
    [0, { lit: 0, off: 5 }],
  ])("fills %d of five stars", (rating, paths) => {
    expect(pathsOf(render(rating))).toEqual(paths);
    expect(render(rating)).not.toContain("overflow");
  });

  it.each([
    [4.7, "120"],
    [4.96, "125.2"],
    [0.5, "12"],
    [3.25, "85"],
  ])("fills %d stars partially, and no further", (rating, width) => {
    const html = render(rating);
    expect(html).toContain(`<svg aria-hidden="true" width="${width}" height="24" overflow="hidden">`);
    expect(pathsOf(html).off).toBe(5 - Math.floor(rating));
    expect(pathsOf(html).lit).toBe(Math.ceil(rating));
  });

  it("has the rating as text", () => {
    expect(render(4.7)).toContain('aria-label="4.7 out of 5"');
    expect(render(5)).toContain('aria-label="5 out of 5"');
  });
});
