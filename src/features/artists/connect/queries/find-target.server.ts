import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { readMailAddress } from "#platform/mail/mail-address.ts";
import { publicStatuses } from "../../public-statuses.ts";

/** An artist as a recipient, and the state of this member's conversation. */
export type Target = {
  artistId: string;
  name: string;
  email: string | null;
  takesMessages: boolean;
  isBlocked: boolean;
  conversationId: string | null;
  isAnswered: boolean;
  unanswered: number;
};

/** A listed artist for a member who wants to write. */
export async function findTarget(
  db: Db,
  { artistId, senderId }: { artistId: string; senderId: string },
): Promise<Target | undefined> {
  const row = await db
    .selectFrom("artist_directory as artist")
    .leftJoin("artist_conversations as conversation", (join) =>
      join
        .onRef("conversation.artist_id", "=", "artist.artist_id")
        .on("conversation.sender_id", "=", senderId),
    )
    .leftJoin("artist_message_blocks as block", (join) =>
      join.onRef("block.artist_id", "=", "artist.artist_id").on("block.sender_id", "=", senderId),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("artist_messages as message")
          .select(({ fn }) => fn.max("message.created_at").as("answeredAt"))
          .whereRef("message.conversation_id", "=", "conversation.id")
          .where("message.is_from_artist", "=", true)
          .as("last"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("artist_messages as message")
          .select(sql<number>`count(*)::int`.as("unanswered"))
          .whereRef("message.conversation_id", "=", "conversation.id")
          .where("message.is_from_artist", "=", false)
          .where(sql<boolean>`message.created_at > coalesce(last."answeredAt", '-infinity')`)
          .as("sent"),
      (join) => join.onTrue(),
    )
    .select(["artist.artist_id as artistId", "artist.name", "artist.email", "artist.takes_messages"])
    .select(["conversation.id as conversationId", "block.sender_id as blockedId"])
    .select(["last.answeredAt", "sent.unanswered"])
    .where("artist.artist_id", "=", artistId)
    .where("artist.status", "in", publicStatuses)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, email, conversationId, answeredAt, unanswered } = row;
  return {
    artistId: row.artistId,
    name,
    email,
    conversationId,
    // Artists without a deliverable email address cannot receive messages.
    takesMessages: row.takes_messages && email !== null && readMailAddress(email) !== null,
    isBlocked: row.blockedId !== null,
    isAnswered: answeredAt !== null,
    unanswered: unanswered ?? 0,
  };
}
