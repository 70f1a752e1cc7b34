import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { isArtistKey, readConversationId } from "./message-key.server.ts";
import type { Access } from "./permissions.ts";
import { type Conversation, findConversation } from "./queries/find-conversation.server.ts";

type Needs = { db: Db; env: Pick<Env, "AUTH_SECRET"> };

/** The conversation of a key, and what the key proves. */
export async function readAccess(
  { db, env }: Needs,
  key: string,
): Promise<(Access & { conversation: Conversation }) | undefined> {
  const id = readConversationId(key);
  const conversation = id ? await findConversation(db, id) : undefined;
  if (!conversation) return undefined;
  const hasArtistKey = isArtistKey(env, conversation, key);
  return { conversation, senderId: conversation.senderId, hasArtistKey };
}
