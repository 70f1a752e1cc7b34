import type { Delivery, Sample } from "./generator.ts";

export type Load = {
  offered: number;
  /** Successful responses within two seconds, per second. */
  goodput: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** Fractions of all requests. */
  shed: number;
  shedWithin1s: number;
  timeouts: number;
  broken: number;
  /** Unexpected statuses such as 429 and 500. */
  wrong: number;
  statuses: Record<string, number>;
};

const goodWithinMs = 2_000;

/** The statistics of one step. */
export function summarizeLoad({ samples }: Delivery, seconds: number): Load {
  const good = samples.filter(isGood);
  const times = good.map(([, took]) => took).toSorted((a, b) => a - b);
  const share = (test: (sample: Sample) => boolean) => round(samples.filter(test).length / samples.length);
  const shed = samples.filter(([, , status]) => status === 503);
  return {
    offered: Math.round(samples.length / seconds),
    goodput: Math.round(good.filter(([, took]) => took <= goodWithinMs).length / seconds),
    ...{ p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), p99Ms: percentile(times, 0.99) },
    shed: share(([, , status]) => status === 503),
    shedWithin1s:
      shed.length === 0 ? 1 : round(shed.filter(([, took]) => took <= 1_000).length / shed.length),
    timeouts: share(([, , status]) => status === 0),
    broken: share(([, , status]) => status === -1),
    wrong: share((sample) => !isGood(sample) && ![503, 0, -1].includes(sample[2])),
    statuses: Object.fromEntries(
      [...Map.groupBy(samples, ([, , status]) => String(status))].map(([status, all]) => [
        status,
        all.length,
      ]),
    ),
  };
}

/** A vote that was already counted is a success. */
const isGood = ([, , status]: Sample) => (status >= 200 && status < 400) || status === 409;

/** Fifty requests per second are too few for a p95, which doubles now and then without any rush. */
const windowSeconds = 5;

/** Seconds until the p95 of any five later seconds is at most this, or null if it never is. */
export function findRecovery(
  { samples }: Delivery,
  { seconds, maxP95Ms }: { seconds: number; maxP95Ms: number },
) {
  let recoveredAt: number | null = null;
  for (let second = 0; second <= seconds - windowSeconds; second++) {
    const all = samples.filter(([at]) => at >= second * 1_000 && at < (second + windowSeconds) * 1_000);
    const times = all.map(([, took]) => took).toSorted((a, b) => a - b);
    const isNormal =
      percentile(times, 0.95) <= maxP95Ms && all.filter((one) => !isGood(one)).length <= all.length / 100;
    if (!isNormal) recoveredAt = null;
    else recoveredAt ??= second;
  }
  return recoveredAt;
}

function percentile(sorted: number[], share: number): number {
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function round(number: number): number {
  return Number(number.toPrecision(3));
}
