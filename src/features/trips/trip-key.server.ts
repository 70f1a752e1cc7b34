import { createHash } from "node:crypto";
import { listSecrets, type Secrets, sign } from "#platform/auth/sign.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { TripRole } from "./permissions.ts";

type Link = { tripId: string; role: TripRole; version: number };

/** The key in a secret address of a trip. It can be shown again, and the next version is another one. */
export function tripKey(env: Pick<Env, "AUTH_SECRET">, { tripId, role, version }: Link): string {
  return sign(env, `trip:${tripId}:${role}:${version}`);
}

/** The key that was stored as this hash, by whichever valid secret; null once that secret is gone. */
export function findTripKey(secrets: Secrets, link: Link, keyHash: Buffer): string | null {
  const keys = listSecrets(secrets).map((AUTH_SECRET) => tripKey({ AUTH_SECRET }, link));
  return keys.find((key) => hashTripKey(key).equals(keyHash)) ?? null;
}

/** What is stored of a key, and looked up. */
export function hashTripKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
