import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BarChart, niceTop } from "./bar-chart.tsx";

describe("a bar chart", () => {
  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [7, 8],
    [10, 10],
    [11, 12],
    [101, 120],
    [148, 160],
    [999, 1000],
    [1284, 1600],
  ])("with a maximum of %d goes up to %d", (largest, top) => {
    expect(niceTop(largest)).toBe(top);
  });

  it("draws no bar for zero, and labels the first and the last", () => {
    const bars = Array.from({ length: 30 }, (_, day) => ({
      label: `Day ${day + 1}`,
      value: day === 3 ? 2 : 0,
    }));
    const markup = renderToStaticMarkup(<BarChart label="Views a day" bars={bars} />);
    expect(markup).toContain('aria-label="Views a day"');
    expect(markup.match(/bar-chart-fill" d="([^"]*)"/)?.[1]).toBe("M31 100V0h8V100z");
    expect(markup).toContain("<li>Day 1</li>");
    expect(markup).toContain("<li>Day 30</li>");
    expect(markup.match(/<li>/g)).toHaveLength(6);
  });
});
