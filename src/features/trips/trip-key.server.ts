import { createHash, createHmac } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";
import type { TripRole } from "./permissions.ts";

type Secret = Pick<Env, "AUTH_SECRET">;
type Link = { tripId: string; role: TripRole; version: number };

/** The key in a secret address of a trip. It can be shown again, and the next version is another one. */
export function tripKey(env: Secret, { tripId, role, version }: Link): string {
  return createHmac("sha256", env.AUTH_SECRET)
    .update(`trip:${tripId}:${role}:${version}`)
    .digest("base64url");
}

/** What is stored of a key, and looked up. */
export function hashTripKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
