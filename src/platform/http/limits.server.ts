import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Env } from "#platform/env/read-env.ts";
import { countHere } from "./count-here.ts";
import { networkOf } from "./network-of.server.ts";

/** How often something may happen: `per` says what the key is, a client's address or a name such as an e-mail. */
export type LimitRule = {
  per: "network" | "name";
  points: number;
  seconds: number;
  /** Counted by each process for itself: for what costs less than writing down that it happened. */
  isLocal?: boolean;
};

/** Every limit of the site. Keys are what our own proxies saw or what was typed, never a header a client may write. */
export const limitRules = {
  // Wrong passwords only; how these five work together: docs/decisions/016.
  "login-network": { per: "network", points: 30, seconds: 10 * 60 },
  "login-account-network": { per: "name", points: 10, seconds: 60 * 60 },
  "login-account": { per: "name", points: 100, seconds: 24 * 60 * 60 },
  "login-turn": { per: "name", points: 1, seconds: 60 },
  "login-device": { per: "name", points: 10, seconds: 60 * 60 },
  // A church or a school signs up from one address.
  "sign-up": { per: "network", points: 20, seconds: 60 * 60 },
  "account-mail-network": { per: "network", points: 5, seconds: 30 * 60 },
  "account-mail-address": { per: "name", points: 5, seconds: 30 * 60 },
  // From the sixth an hour on, posts of one network wait for an admin; beyond these they are refused.
  "review-network": { per: "network", points: 20, seconds: 60 * 60 },
  "review-account": { per: "name", points: 20, seconds: 24 * 60 * 60 },
  "reply-network": { per: "network", points: 30, seconds: 60 * 60 },
  "reply-account": { per: "name", points: 50, seconds: 24 * 60 * 60 },
  write: { per: "network", points: 60, seconds: 60 },
  "api-write": { per: "network", points: 60, seconds: 60 },
  "api-read": { per: "network", points: 600, seconds: 60, isLocal: true },
  // Whoever drags a map asks often.
  map: { per: "network", points: 240, seconds: 60, isLocal: true },
  // A household that types asks a few times a second; each answer comes from the database.
  search: { per: "network", points: 300, seconds: 60, isLocal: true },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
export type LimitRules = Record<LimitName, LimitRule>;
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
  take: (name: LimitName, key: string, options?: TakeOptions) => Promise<LimitAnswer>;
  /** Takes one attempt off the count again, for one that turned out not to be of the counted kind. */
  giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Starts the count anew, for instance after a password was right. */
  forget: (name: LimitName, key: string) => Promise<void>;
};

/** The rules with what an operator has set. */
export function limitRulesFor(env: Pick<Env, "API_READS_PER_MINUTE">): LimitRules {
  return { ...limitRules, "api-read": { ...limitRules["api-read"], points: env.API_READS_PER_MINUTE } };
}

/** Limits counted in PostgreSQL for all processes together, and in memory while it does not answer. */
export function createLimits(pool: Pool, rules: LimitRules = limitRules): Limits {
  const counters = new Map(
    Object.entries(rules).map(([name, rule]) => [
      name,
      rule.isLocal ? countHere(rule) : countTogether(pool, name, rule),
    ]),
  );
  const find = (name: LimitName) => counters.get(name) as Counter;

  return {
    take: async (name, key, options) => {
      const rule = rules[name];
      const { remaining, msBeforeNext } = await find(name).take(keyFor(rule, key), options);
      return {
        ok: remaining >= 0,
        used: rule.points - remaining,
        remaining: Math.max(0, remaining),
        resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
        rule,
      };
    },
    giveBack: async (name, key) => {
      await find(name).giveBack(keyFor(rules[name], key));
    },
    forget: async (name, key) => {
      await find(name).forget(keyFor(rules[name], key));
    },
  };
}

type Count = { remaining: number; msBeforeNext: number };
type Counter = {
  take: (key: string, options?: TakeOptions) => Count | Promise<Count>;
  giveBack: (key: string) => unknown;
  forget: (key: string) => unknown;
};

function countTogether(pool: Pool, name: string, rule: LimitRule): Counter {
  const limiter = createLimiter(pool, name, rule);
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

function createLimiter(storeClient: Pool, keyPrefix: string, { per, points, seconds }: LimitRule) {
  return new RateLimiterPostgres({
    storeClient,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: keyPrefix === "write",
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
