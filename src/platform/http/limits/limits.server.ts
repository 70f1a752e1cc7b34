import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../request/network-of.server.ts";
import { countHere } from "./count-here.ts";
import type { Limit, LimitRule } from "./define-limits.ts";

export type LimitResult = {
  ok: boolean;
  /** Attempts in this window, including this one. */
  used: number;
  /** Attempts left in this window, and when it resets. */
  remaining: number;
  resetSeconds: number;
  rule: LimitRule;
};

/** `seconds`: the length of a window that starts with this attempt, overriding the rule's. */
type TakeOptions = { seconds?: number };

export type Limits = {
  /** Counts one attempt and returns whether it is allowed. */
  take: (limit: Limit, key: string, options?: TakeOptions) => Promise<LimitResult>;
  /** Reverts one attempt that should not count after all. */
  giveBack: (limit: Limit, key: string) => Promise<void>;
  /** Resets the count, for instance after a correct password. */
  forget: (limit: Limit, key: string) => Promise<void>;
};

/** The operator's overrides by limit name. */
export type LimitSettings = Readonly<Record<string, Partial<Pick<LimitRule, "points" | "seconds">>>>;

/** Rate limits counted in PostgreSQL across processes, and in memory while it is unavailable. */
export function createLimits(pool: Pool, settings: LimitSettings = {}): Limits {
  const known = new Map<string, { rule: LimitRule; counter: Counter }>();
  // Created on first use: features declare their own limits, and there is no central list.
  const find = (limit: Limit) => {
    const found = known.get(limit.name);
    if (found) return found;
    const rule = { ...limit, ...settings[limit.name] };
    // Only one limiter deletes expired rows, for all of them.
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
    // A flood from one network is rejected without another query.
    ...(per === "network" ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
  });
}

/** Keys are stored as digests, so the table contains no IP or email addresses. */
function keyFor(rule: LimitRule, key: string) {
  return rule.per === "network" ? networkOf(key) : createHash("sha256").update(key).digest("base64url");
}
