import { createHash } from "node:crypto";
import { listSecrets, type Secrets, sign } from "#platform/auth/sign.server.ts";
import type { Env } from "#platform/env/read-env.ts";

/** The key in the secret address of a person's calendar. It can be shown again, and the next version is another one. */
export function calendarKey(env: Pick<Env, "AUTH_SECRET">, userId: string, version: number): string {
  return sign(env, `calendar:${userId}:${version}`);
}

/** The key that was stored as this hash, by whichever valid secret; null once that secret is gone. */
export function findCalendarKey(
  secrets: Secrets,
  { userId, version, keyHash }: { userId: string; version: number; keyHash: Buffer },
): string | null {
  const keys = listSecrets(secrets).map((AUTH_SECRET) => calendarKey({ AUTH_SECRET }, userId, version));
  return keys.find((key) => hashCalendarKey(key).equals(keyHash)) ?? null;
}

/** What is stored of a key, and looked up. */
export function hashCalendarKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
