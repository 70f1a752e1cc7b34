import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { connectRetention } from "../retention.ts";

const batch = 5_000;

/** Deletes old messages without an open report, and empty conversations. */
export async function deleteMessages(db: Db): Promise<number> {
  const limit = daysAgo(connectRetention.messages.days);
  const isReported = sql<boolean>`exists (select from artist_message_reports report
    where report.conversation_id = artist_messages.conversation_id and report.settled_at is null)`;
  const messages = db
    .selectFrom("artist_messages")
    .select("id")
    .where("created_at", "<", limit)
    .where(({ not }) => not(isReported));
  const forgotten = await deleteInBatches(batch, (size) =>
    db.deleteFrom("artist_messages").where("id", "in", messages.limit(size)).executeTakeFirstOrThrow(),
  );
  const conversations = db
    .selectFrom("artist_conversations")
    .select("id")
    .where("created_at", "<", limit)
    .where(
      sql<boolean>`not exists (select from artist_messages where conversation_id = artist_conversations.id)`,
    );
  await deleteInBatches(batch, (size) =>
    db
      .deleteFrom("artist_conversations")
      .where("id", "in", conversations.limit(size))
      .executeTakeFirstOrThrow(),
  );
  return forgotten;
}
