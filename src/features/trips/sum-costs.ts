import { type CostKind, costKinds, type Trip } from "./trip.ts";

export type CostSum = {
  totalCents: number;
  /** For one person, rounded to whole cents. */
  perPersonCents: number;
  /** By kind, the largest first; kinds without costs are left out. */
  kinds: { kind: CostKind; cents: number }[];
  /** By day, the first day first; what is not placed yet counts only in the total. */
  days: number[];
};

/** What was typed in, added up. */
export function sumCosts({ stops, days, people }: Pick<Trip, "stops" | "days" | "people">): CostSum {
  const sum = (belongs: (stop: Trip["stops"][number]) => boolean) =>
    stops.reduce((cents, stop) => cents + (belongs(stop) ? (stop.costCents ?? 0) : 0), 0);
  const totalCents = sum(() => true);
  return {
    totalCents,
    perPersonCents: Math.round(totalCents / Math.max(1, people)),
    kinds: costKinds
      .map((kind) => ({ kind, cents: sum((stop) => stop.costKind === kind) }))
      .filter(({ cents }) => cents > 0)
      .sort((one, other) => other.cents - one.cents),
    days: Array.from({ length: days }, (_, index) => sum(({ day }) => day === index + 1)),
  };
}
