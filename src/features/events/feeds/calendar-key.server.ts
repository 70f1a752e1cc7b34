import { createHash, createHmac } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";

type Secret = Pick<Env, "AUTH_SECRET">;

/** The key in the secret address of a person's calendar. It can be shown again, and the next version is another one. */
export function calendarKey(env: Secret, userId: string, version: number): string {
  return createHmac("sha256", env.AUTH_SECRET).update(`calendar:${userId}:${version}`).digest("base64url");
}

/** What is stored of a key, and looked up. */
export function hashCalendarKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
