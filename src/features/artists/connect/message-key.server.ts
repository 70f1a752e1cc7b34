import { isSigned, type Secrets, sign } from "#platform/auth/sign.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";

type Keyed = { id: string; artistEmail: string | null };

const uuidLength = 36;

/** The page of a conversation for its member, who is signed in there. */
export const conversationPath = (id: string) => `/messages/${id}`;

/**
 * The page of a conversation for the artist: whoever has it answers as the artist. It is made of the artist's mail
 * address, so that a former one opens nothing.
 */
export function artistPath(env: Secrets, conversation: Keyed): string {
  return conversationPath(`${conversation.id}-${sign(env, textOf(conversation))}`);
}

/** The conversation that a key names; null if it cannot be one. */
export function readConversationId(key: string): string | null {
  const id = key.slice(0, uuidLength);
  return isUuid(id) && (key.length === uuidLength || key[uuidLength] === "-") ? id : null;
}

/** Whether a key is the one in the artist's letters. */
export function isArtistKey(env: Secrets, conversation: Keyed, key: string): boolean {
  const start = `${conversation.id}-`;
  return key.startsWith(start) && isSigned(env, textOf(conversation), key.slice(start.length));
}

function textOf({ id, artistEmail }: Keyed) {
  return `artist-messages:${id}:${artistEmail?.toLowerCase() ?? ""}`;
}
