import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Env } from "#platform/env/read-env.ts";

type Secret = Pick<Env, "AUTH_SECRET">;
type Keyed = { id: string; artistEmail: string | null };

const uuidLength = 36;

/** The page of a conversation for its member, who is signed in there. */
export const conversationPath = (id: string) => `/messages/${id}`;

/**
 * The page of a conversation for the artist: whoever has it answers as the artist. It is made of the artist's mail
 * address, so that a former one opens nothing.
 */
export function artistPath(env: Secret, conversation: Keyed): string {
  return conversationPath(`${conversation.id}-${sign(env, conversation)}`);
}

/** The conversation that a key names; null if it cannot be one. */
export function readConversationId(key: string): string | null {
  const id = key.slice(0, uuidLength);
  return isUuid(id) && (key.length === uuidLength || key[uuidLength] === "-") ? id : null;
}

/** Whether a key is the one in the artist's letters. */
export function isArtistKey(env: Secret, conversation: Keyed, key: string): boolean {
  const expected = Buffer.from(`${conversation.id}-${sign(env, conversation)}`);
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ AUTH_SECRET }: Secret, { id, artistEmail }: Keyed) {
  const address = artistEmail?.toLowerCase() ?? "";
  return createHmac("sha256", AUTH_SECRET).update(`artist-messages:${id}:${address}`).digest("base64url");
}
