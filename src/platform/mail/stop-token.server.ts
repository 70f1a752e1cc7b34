import { isSigned, type Secrets, sign } from "#platform/auth/sign.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";

type Stop = { userId: string; kind: string };

/** Where a letter leads that one does not want; the token follows. */
export const stopPath = "/letters/stop/";

/** The token that stops one kind of letters to one person, without an account's password, for as long as it is kept. */
export function stopToken(env: Secrets, { userId, kind }: Stop): string {
  return `${userId}.${kind}.${sign(env, textOf({ userId, kind }))}`;
}

/** Whom and what a token stops; null if we did not make it. */
export function readStopToken(env: Secrets, token: string): Stop | null {
  const [userId = "", kind = "", signature = "", ...rest] = token.split(".");
  if (!isUuid(userId) || rest.length > 0) return null;
  return isSigned(env, textOf({ userId, kind }), signature) ? { userId, kind } : null;
}

function textOf({ userId, kind }: Stop) {
  return `letters:${userId}:${kind}`;
}
