import { describe, expect, it } from "vitest";
import { daysOf, describeChange, isBot, isPrefetch, toDay } from "./rules.ts";

describe("counted visitors", () => {
  it.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1", false],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0 Safari/537.36",
      false,
    ],
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
    ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/144.0", true],
    ["Mozilla/5.0 (compatible; bingpreview/1.0)", true],
    ["curl/8.5.0", true],
    ["", true],
    [null, true],
  ])("%j is a bot: %s", (agent, expected) => {
    expect(isBot(agent)).toBe(expected);
  });

  it("a prefetched page is not a view", () => {
    expect([isPrefetch("prefetch;prerender"), isPrefetch(null)]).toEqual([true, false]);
  });
});

describe("figures", () => {
  it.each([
    [0, 0, "Nobody yet"],
    [1284, 1077, "207 more than before"],
    [139, 148, "9 fewer than before"],
    [311, 310, "About the same as before"],
    [5, 0, "5 more than before"],
  ])("%d after %d is shown as %j", (now, before, words) => {
    expect(describeChange(now, before)).toBe(words);
  });

  it("cover whole days and whole months, and as many before", () => {
    const now = new Date("2026-11-16T23:30:00Z");
    const days = (range: "30-days" | "12-months") => Object.values(daysOf(range, now)).map(toDay);
    expect(days("30-days")).toEqual(["2026-10-18", "2026-09-18", "2026-11-17"]);
    expect(days("12-months")).toEqual(["2025-12-01", "2024-12-01", "2026-11-17"]);
  });
});
