import type { Tx } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { connectEmailKinds as kinds } from "./email-kinds.ts";
import { artistPath, conversationPath } from "./message-key.server.ts";
import type { Conversation } from "./queries/find-conversation.server.ts";

type Needs = { jobs: Services["jobs"]; env: Pick<Env, "AUTH_SECRET"> };
type NewMessage = { conversation: Conversation; from: "artist" | "sender"; text: string };

/** The idempotency key of a message's email. */
export const letterKey = (messageId: string) => `artist-message:${messageId}`;

/** Stores a message and queues its email to the other side. */
export async function addMessage(
  tx: Tx,
  { jobs, env }: Needs,
  { conversation, from, text }: NewMessage,
): Promise<void> {
  const { id } = await tx
    .insertInto("artist_messages")
    .values({ conversation_id: conversation.id, is_from_artist: from === "artist", body: text })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { artistId, artistName, artistEmail, senderId, senderName, senderEmail } = conversation;
  const letter = { key: letterKey(id) };
  const names = { artistName, senderName, text };
  if (from === "sender")
    await queueMail(tx, jobs, {
      ...letter,
      template: "artist-message",
      to: artistEmail ?? "",
      data: { ...names, path: artistPath(env, conversation) },
      optional: { userId: artistId, kind: kinds.messages.kind },
    });
  else
    await queueMail(tx, jobs, {
      ...letter,
      template: "artist-answer",
      to: senderEmail,
      data: { ...names, path: conversationPath(conversation.id) },
      optional: { userId: senderId, kind: kinds.answers.kind },
    });
}
