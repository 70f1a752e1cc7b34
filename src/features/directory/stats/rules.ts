import { formatCount } from "#ui/format-number.ts";

/** The kinds of visits. */
export const visitKinds = ["view", "call", "site", "directions"] as const;
export type VisitKind = (typeof visitKinds)[number];

export type DayStats = { day: string } & Record<VisitKind, number>;

export const kindLabels: Readonly<Record<VisitKind, string>> = {
  view: "Views",
  call: "Calls",
  site: "Site clicks",
  directions: "Directions",
};

export const ranges = ["30-days", "12-months"] as const;
export type Range = (typeof ranges)[number];

const bots =
  /bot\b|crawl|spider|slurp|archiver|preview|fetch|headless|lighthouse|monitor|uptime|scan|curl|wget|python|java\/|go-http|node|axios|okhttp|feed|validator/i;

/** Clients that identify as bots, or not at all, are not counted. */
export function isBot(userAgent: string | null): boolean {
  return !userAgent || !/^mozilla\//i.test(userAgent) || bots.test(userAgent);
}

/** Whether the browser only prefetches the page. */
export function isPrefetch(purpose: string | null): boolean {
  return /prefetch|prerender/i.test(purpose ?? "");
}

/** Describes the change from the previous period. */
export function describeChange(now: number, before: number): string {
  if (now === 0 && before === 0) return "Nobody yet";
  const difference = now - before;
  // A handful more or less is not significant.
  if (Math.abs(difference) <= Math.max(2, before * 0.02)) return "About the same as before";
  const count = formatCount(Math.abs(difference));
  return `${count} ${difference > 0 ? "more" : "fewer"} than before`;
}

const dayMs = 86_400_000;

/** The days of a range up to today, and as many before them to compare with. In UTC, like all counts. */
export function daysOf(range: Range, now: Date): { from: Date; before: Date; until: Date } {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const until = new Date(today.getTime() + dayMs);
  if (range === "30-days") {
    const from = new Date(until.getTime() - 30 * dayMs);
    return { from, before: new Date(from.getTime() - 30 * dayMs), until };
  }
  const monthsAgo = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return { from: monthsAgo(11), before: monthsAgo(23), until };
}

/** `2026-11-16` */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
