import { createHash } from "node:crypto";
import { listSecrets, type Secrets, sign } from "#platform/auth/sign.server.ts";
import type { Env } from "#platform/env/read-env.ts";

/** The key in the secret URL of a person's calendar. It can be shown again; each version has another key. */
export function calendarKey(env: Pick<Env, "AUTH_SECRET">, userId: string, version: number): string {
  return sign(env, `calendar:${userId}:${version}`);
}

/** The key with this hash, by whichever secret is valid, or null once that secret is removed. */
export function findCalendarKey(
  secrets: Secrets,
  { userId, version, keyHash }: { userId: string; version: number; keyHash: Buffer },
): string | null {
  const keys = listSecrets(secrets).map((AUTH_SECRET) => calendarKey({ AUTH_SECRET }, userId, version));
  return keys.find((key) => hashCalendarKey(key).equals(keyHash)) ?? null;
}

/** The hash of a key, for storage and lookup. */
export function hashCalendarKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
