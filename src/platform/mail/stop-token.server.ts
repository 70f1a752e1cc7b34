import { isSigned, type Secrets, sign } from "#platform/auth/sign.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";

type Stop = { userId: string; kind: string };

/** The path of unsubscribe links, followed by the token. */
export const stopPath = "/letters/stop/";

/** The token that turns off one kind of email for one person, without a password. */
export function stopToken(env: Secrets, { userId, kind }: Stop): string {
  return `${userId}.${kind}.${sign(env, textOf({ userId, kind }))}`;
}

/** The person and kind of a token, or null if it is not ours. */
export function readStopToken(env: Secrets, token: string): Stop | null {
  const [userId = "", kind = "", signature = "", ...rest] = token.split(".");
  if (!isUuid(userId) || rest.length > 0) return null;
  return isSigned(env, textOf({ userId, kind }), signature) ? { userId, kind } : null;
}

function textOf({ userId, kind }: Stop) {
  return `letters:${userId}:${kind}`;
}
