import { sql } from "kysely";
import type { Requester } from "#platform/auth/actor.ts";
import { lockKeys } from "#platform/db/lock-keys.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { addMessage } from "../add-message.server.ts";
import { connectLimits as limit } from "../limits.ts";
import { canWriteToArtist } from "../permissions.ts";
import { findConversation } from "../queries/find-conversation.server.ts";
import { findTarget } from "../queries/find-target.server.ts";
import type { Refused } from "../refusals.ts";
import { isConnectOpen } from "../require-open.server.ts";
import { refuseMessage, type WriteRefusal } from "../rules.ts";

type Needs = Pick<Services, "db" | "limits" | "jobs"> & { env: Pick<Env, "AUTH_SECRET"> };
type Input = { artistId: string; text: string };
type Reason = WriteRefusal | "not-open" | "not-signed-in" | "unknown-artist" | "too-many";
type Result = { ok: true; conversationId: string } | Refused<Reason>;

/** Forwards a member's message to an artist. The first one opens their conversation. */
export async function writeToArtist(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, limits } = services;
  const isOpen = await isConnectOpen(db);
  if (!canWriteToArtist(actor, { isOpen }))
    return { ok: false, reason: isOpen ? "not-signed-in" : "not-open" };
  const { artistId, text } = input;
  const pair = { artistId, senderId: actor.id };
  const target = await findTarget(db, pair);
  if (!target) return { ok: false, reason: "unknown-artist" };
  // Checked before the limit, so that a message that must be changed does not count.
  const refusal = refuseMessage(target, text);
  if (refusal) return { ok: false, reason: refusal };
  const isFirst = target.conversationId === null;
  const tooMany = await refuseIfTooMany(limits, [
    [limit.messageNetwork, actor.ip],
    [limit.messageAccount, actor.id],
    ...(isFirst ? [[limit.startAccount, actor.id] as const, [limit.startArtist, artistId] as const] : []),
  ]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    // Two forms sent at once share one conversation, and are counted one after the other.
    await lockKeys(tx, `connect ${actor.id} ${artistId}`);
    const now = await findTarget(tx, pair);
    if (!now) return { ok: false, reason: "unknown-artist" };
    const reason = refuseMessage(now, text);
    if (reason) return { ok: false, reason };
    const conversationId = now.conversationId ?? (await openConversation(tx, pair));
    const conversation = await findConversation(tx, conversationId);
    if (!conversation) return { ok: false, reason: "unknown-artist" };
    await addMessage(tx, services, { conversation, from: "sender", text });
    return { ok: true, conversationId };
  });
}

/** Counts a new conversation once for the artist. */
async function openConversation(tx: Tx, { artistId, senderId }: { artistId: string; senderId: string }) {
  const { id } = await tx
    .insertInto("artist_conversations")
    .values({ artist_id: artistId, sender_id: senderId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("artist_directory")
    .set({ connection_requests: sql`connection_requests + 1` })
    .where("artist_id", "=", artistId)
    .execute();
  return id;
}
