import type { Db } from "#platform/db/open-database.server.ts";

export type Conversation = {
  id: string;
  artistId: string;
  artistName: string;
  artistEmail: string | null;
  takesMessages: boolean;
  senderId: string;
  senderName: string;
  senderEmail: string;
  block: "none" | "artist" | "admin";
};

/** A conversation with its two sides. */
export async function findConversation(db: Db, id: string): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom("artist_conversations as conversation")
    .innerJoin("artist_directory as artist", "artist.artist_id", "conversation.artist_id")
    .innerJoin("users", "users.id", "conversation.sender_id")
    .innerJoin("profiles", "profiles.id", "conversation.sender_id")
    .leftJoin("artist_message_blocks as block", (join) =>
      join
        .onRef("block.artist_id", "=", "conversation.artist_id")
        .onRef("block.sender_id", "=", "conversation.sender_id"),
    )
    .select(["conversation.id", "artist.artist_id as artistId", "artist.name as artistName"])
    .select(["artist.email as artistEmail", "artist.takes_messages as takesMessages"])
    .select(["users.id as senderId", "users.email as senderEmail", "profiles.username as senderName"])
    .select("block.is_by_admin as isByAdmin")
    .where("conversation.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { isByAdmin, ...conversation } = row;
  return { ...conversation, block: isByAdmin === null ? "none" : isByAdmin ? "admin" : "artist" };
}
