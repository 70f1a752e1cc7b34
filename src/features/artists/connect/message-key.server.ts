import { isSigned, type Secrets, sign } from "#platform/auth/sign.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";

type Keyed = { id: string; artistEmail: string | null };

const uuidLength = 36;

/** The page of a conversation for its member, who must log in. */
export const conversationPath = (id: string) => `/messages/${id}`;

/**
 * The page of a conversation for the artist. The URL works like a password. It is derived from the artist's email
 * address, so a former address opens nothing.
 */
export function artistPath(env: Secrets, conversation: Keyed): string {
  return conversationPath(`${conversation.id}-${sign(env, textOf(conversation))}`);
}

/** The conversation in a key, or null if malformed. */
export function readConversationId(key: string): string | null {
  const id = key.slice(0, uuidLength);
  return isUuid(id) && (key.length === uuidLength || key[uuidLength] === "-") ? id : null;
}

/** Whether a key is the one in the artist's emails. */
export function isArtistKey(env: Secrets, conversation: Keyed, key: string): boolean {
  const start = `${conversation.id}-`;
  return key.startsWith(start) && isSigned(env, textOf(conversation), key.slice(start.length));
}

function textOf({ id, artistEmail }: Keyed) {
  return `artist-messages:${id}:${artistEmail?.toLowerCase() ?? ""}`;
}
