import { formatCount } from "#ui/format-number.ts";
import {
  type DayStats,
  daysOf,
  describeChange,
  kindLabels,
  type Range,
  toDay,
  type VisitKind,
  visitKinds,
} from "./rules.ts";

export type Period = { label: string; fullLabel: string } & Record<VisitKind, number>;

const dayMs = 86_400_000;
const nothing = { view: 0, call: 0, site: 0, directions: 0 };
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const fullMonth = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** The stats of a range: totals with their change, and one period per bar, days or months. */
export function presentStats(days: readonly DayStats[], range: Range, now: Date) {
  const { from, until } = daysOf(range, now);
  const start = toDay(from);
  const current = days.filter(({ day }) => day >= start);
  const before = days.filter(({ day }) => day < start);
  const totals = visitKinds.map((kind) => {
    const total = sum(current, kind);
    return { kind, label: kindLabels[kind], total, note: describeChange(total, sum(before, kind)) };
  });
  const periods = range === "30-days" ? listDays(current, from, until) : listMonths(current, from, until);
  return { totals, periods, isEmpty: current.length === 0 };
}

/** Every day of a range, including days without visits. */
export function listDays(days: readonly DayStats[], from: Date, until: Date): (Period & { day: string })[] {
  const known = new Map(days.map((stats) => [stats.day, stats]));
  const count = Math.round((until.getTime() - from.getTime()) / dayMs);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(from.getTime() + index * dayMs);
    const day = toDay(date);
    const label = shortDay.format(date);
    return { ...nothing, ...known.get(day), day, label, fullLabel: label };
  });
}

function listMonths(days: readonly DayStats[], from: Date, until: Date): Period[] {
  const months: Period[] = [];
  for (let month = from; month < until; month = nextMonth(month)) {
    const of = days.filter(({ day }) => day.startsWith(toDay(month).slice(0, 7)));
    const counts = Object.fromEntries(visitKinds.map((kind) => [kind, sum(of, kind)]));
    const labels = { label: shortMonth.format(month), fullLabel: fullMonth.format(month) };
    months.push({ ...nothing, ...counts, ...labels });
  }
  return months;
}

function nextMonth(month: Date) {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
}

/** `Nov 2, with 148`; null without visits. */
export function findBest(periods: readonly Period[], kind: VisitKind): string | null {
  const best = periods.reduce<Period | null>(
    (found, period) => (period[kind] > (found?.[kind] ?? 0) ? period : found),
    null,
  );
  return best && `${best.fullLabel}, with ${formatCount(best[kind])}`;
}

function sum(days: readonly DayStats[], kind: VisitKind) {
  return days.reduce((total, stats) => total + stats[kind], 0);
}
