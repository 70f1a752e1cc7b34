import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Env } from "#platform/env/read-env.ts";

type Secret = Pick<Env, "AUTH_SECRET">;
type Stop = { userId: string; kind: string };

/** Where a letter leads that one does not want; the token follows. */
export const stopPath = "/letters/stop/";

/** The token that stops one kind of letters to one person, without an account's password, for as long as it is kept. */
export function stopToken(env: Secret, { userId, kind }: Stop): string {
  return `${userId}.${kind}.${sign(env, userId, kind)}`;
}

/** Whom and what a token stops; null if we did not make it. */
export function readStopToken(env: Secret, token: string): Stop | null {
  const [userId = "", kind = "", signature = "", ...rest] = token.split(".");
  if (!isUuid(userId) || rest.length > 0) return null;
  const expected = Buffer.from(sign(env, userId, kind));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { userId, kind } : null;
}

function sign({ AUTH_SECRET }: Secret, userId: string, kind: string) {
  return createHmac("sha256", AUTH_SECRET).update(`letters:${userId}:${kind}`).digest("base64url");
}
