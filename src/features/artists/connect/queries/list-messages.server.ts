import type { Db } from "#platform/db/open-database.server.ts";

export type Message = { id: string; isFromArtist: boolean; text: string; sentAt: Date };

/** The newest messages of a conversation, in chronological order. */
export async function listMessages(
  db: Db,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<Message[]> {
  const newest = await db
    .selectFrom("artist_messages")
    .select(["id", "is_from_artist as isFromArtist", "body as text", "created_at as sentAt"])
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return newest.reverse();
}
