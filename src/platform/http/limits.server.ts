import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "./network-of.server.ts";

/** How often something may happen: `per` says what the key is, a client's address or a name such as an e-mail. */
export type LimitRule = { per: "network" | "name"; points: number; seconds: number };

/** Every limit of the site. Keys are what our own proxies saw or what was typed, never a header a client may write. */
export const limitRules = {
  "login-network": { per: "network", points: 10, seconds: 5 * 60 },
  "login-account": { per: "name", points: 10, seconds: 60 * 60 },
  "sign-up": { per: "network", points: 5, seconds: 60 * 60 },
  "account-mail-network": { per: "network", points: 5, seconds: 30 * 60 },
  "account-mail-address": { per: "name", points: 5, seconds: 30 * 60 },
  "review-network": { per: "network", points: 3, seconds: 60 * 60 },
  "review-account": { per: "name", points: 20, seconds: 24 * 60 * 60 },
  // The same words once a day: a second time they are held for an admin.
  "review-words": { per: "name", points: 1, seconds: 24 * 60 * 60 },
  "reply-network": { per: "network", points: 10, seconds: 60 * 60 },
  "reply-account": { per: "name", points: 50, seconds: 24 * 60 * 60 },
  write: { per: "network", points: 60, seconds: 60 },
  api: { per: "network", points: 60, seconds: 60 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;
export type LimitRules = Record<LimitName, LimitRule>;
export type LimitAnswer = { ok: true } | { ok: false; retryAfterSeconds: number };

export type Limits = {
  /** Counts one attempt and says whether it may go on. */
  take: (name: LimitName, key: string) => Promise<LimitAnswer>;
  /** Starts the count anew, for instance after a password was right. */
  forget: (name: LimitName, key: string) => Promise<void>;
};

/** Limits counted in PostgreSQL for all processes together, and in memory while it does not answer. */
export function createLimits(pool: Pool, rules: LimitRules = limitRules): Limits {
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name as LimitName, createLimiter(pool, name, rule)]),
  );
  const find = (name: LimitName) => limiters.get(name) as RateLimiterPostgres;

  return {
    take: async (name, key) => {
      try {
        await find(name).consume(keyFor(rules[name], key));
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    forget: async (name, key) => {
      await find(name).delete(keyFor(rules[name], key));
    },
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
