import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import { letterKey } from "./add-message.server.ts";

/** A member's conversations with artists. An artist's side belongs to no account. */
export const connectPersonalData: PersonalData = {
  name: "artist-messages",
  exportPersonalData: async (db, personId) => ({
    conversations: await db
      .selectFrom("artist_messages as message")
      .innerJoin("artist_conversations as conversation", "conversation.id", "message.conversation_id")
      .innerJoin("artist_directory as artist", "artist.artist_id", "conversation.artist_id")
      .leftJoin("artist_message_reports as report", (join) =>
        join.onRef("report.conversation_id", "=", "conversation.id").on("report.is_by_artist", "=", false),
      )
      .select(["artist.name as artist", "message.is_from_artist", "message.body", "message.created_at"])
      .select(["report.reason as your_report", "report.details as your_report_details"])
      .where("conversation.sender_id", "=", personId)
      .orderBy("message.created_at")
      .execute(),
    blocks: await db
      .selectFrom("artist_message_blocks as block")
      .innerJoin("artist_directory as artist", "artist.artist_id", "block.artist_id")
      .select(["artist.name as artist", "block.is_by_admin", "block.created_at"])
      .where("block.sender_id", "=", personId)
      .execute(),
  }),
  // Everything is deleted with the account's row, except unsent emails to artists.
  erasePersonalData: async (tx, { id }) => {
    await tx
      .deleteFrom("mail_outbox")
      .where("idempotency_key", "in", (from) =>
        from
          .selectFrom("artist_messages as message")
          .innerJoin("artist_conversations as conversation", "conversation.id", "message.conversation_id")
          .select(sql<string>`${letterKey("")} || message.id`.as("key"))
          .where("conversation.sender_id", "=", id),
      )
      .execute();
  },
};
