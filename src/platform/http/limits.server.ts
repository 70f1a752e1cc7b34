import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { countHere } from "./count-here.ts";
import type { Limit, LimitRule } from "./define-limits.ts";
import { networkOf } from "./network-of.server.ts";

export type LimitAnswer = {
  ok: boolean;
  /** How many there were in this window, this one included. */
  used: number;
  /** How many more may follow before the count starts anew, and when that is. */
  remaining: number;
  resetSeconds: number;
  rule: LimitRule;
};

/** `seconds`: how long a window that begins with this attempt lasts, instead of the rule's time. */
type TakeOptions = { seconds?: number };

export type Limits = {
  /** Counts one attempt and says whether it may go on. */
  take: (limit: Limit, key: string, options?: TakeOptions) => Promise<LimitAnswer>;
  /** Takes one attempt off the count again, for one that turned out not to be of the counted kind. */
  giveBack: (limit: Limit, key: string) => Promise<void>;
  /** Starts the count anew, for instance after a password was right. */
  forget: (limit: Limit, key: string) => Promise<void>;
};

/** What an operator changes about limits, by their names. */
export type LimitSettings = Readonly<Record<string, Partial<Pick<LimitRule, "points" | "seconds">>>>;

/** Limits counted in PostgreSQL for all processes together, and in memory while it does not answer. */
export function createLimits(pool: Pool, settings: LimitSettings = {}): Limits {
  const known = new Map<string, { rule: LimitRule; counter: Counter }>();
  // Made when a limit is first used: features declare theirs, and nobody has to list them.
  const find = (limit: Limit) => {
    const found = known.get(limit.name);
    if (found) return found;
    const rule = { ...limit, ...settings[limit.name] };
    // One of them clears the table of what is over, for all.
    const clearsTable = ![...known.values()].some((other) => !other.rule.isLocal);
    const count = () => countTogether(createLimiter(pool, { ...rule, clearsTable }), rule);
    const made = { rule, counter: rule.isLocal ? countHere(rule) : count() };
    known.set(limit.name, made);
    return made;
  };

  return {
    take: async (limit, key, options) => {
      const { rule, counter } = find(limit);
      const { remaining, msBeforeNext } = await counter.take(keyFor(rule, key), options);
      return {
        ok: remaining >= 0,
        used: rule.points - remaining,
        remaining: Math.max(0, remaining),
        resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
        rule,
      };
    },
    giveBack: async (limit, key) => {
      await find(limit).counter.giveBack(keyFor(limit, key));
    },
    forget: async (limit, key) => {
      await find(limit).counter.forget(keyFor(limit, key));
    },
  };
}

type Count = { remaining: number; msBeforeNext: number };
type Counter = {
  take: (key: string, options?: TakeOptions) => Count | Promise<Count>;
  giveBack: (key: string) => unknown;
  forget: (key: string) => unknown;
};

function countTogether(limiter: RateLimiterPostgres, rule: LimitRule): Counter {
  return {
    take: async (key, { seconds } = {}) => {
      const options = seconds === undefined ? {} : { customDuration: seconds };
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key, 1, options);
        return { remaining: remainingPoints, msBeforeNext };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const { consumedPoints, msBeforeNext } = refusal;
        // A refusal from memory does not know the count.
        return { remaining: Math.min(-1, rule.points - consumedPoints), msBeforeNext };
      }
    },
    giveBack: (key) => limiter.reward(key),
    forget: (key) => limiter.delete(key),
  };
}

function createLimiter(storeClient: Pool, limit: Limit & { clearsTable: boolean }) {
  const { name: keyPrefix, per, points, seconds, clearsTable } = limit;
  return new RateLimiterPostgres({
    storeClient,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: clearsTable,
    keyPrefix,
    points,
    duration: seconds,
    // A flood from one network is refused without asking the database again.
    ...(per === "network" ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
  });
}

/** Names are stored as digests: the table of limits is no list of addresses. */
function keyFor(rule: LimitRule, key: string) {
  return rule.per === "network" ? networkOf(key) : createHash("sha256").update(key).digest("base64url");
}
