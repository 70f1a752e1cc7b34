import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { addMessage } from "../add-message.server.ts";
import { connectLimits as limit } from "../limits.ts";
import { canActForArtist } from "../permissions.ts";
import { readAccess } from "../read-access.server.ts";
import type { Refused } from "../refusals.ts";
import { isConnectOpen } from "../require-open.server.ts";

type Needs = Pick<Services, "db" | "limits" | "jobs"> & { env: Pick<Env, "AUTH_SECRET"> };
type Input = { key: string; text: string };
type Result = { ok: true } | Refused<"not-open" | "unknown-conversation" | "blocked" | "too-many">;

/** Forwards an artist's reply to the member. */
export async function replyToMember(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, env, limits } = services;
  const { key, text } = input;
  if (!(await isConnectOpen(db))) return { ok: false, reason: "not-open" };
  const access = await readAccess({ db, env }, key);
  if (!access || !canActForArtist(actor, access)) return { ok: false, reason: "unknown-conversation" };
  const tooMany = await refuseIfTooMany(limits, [
    [limit.messageNetwork, actor.ip],
    [limit.handleConversation, access.conversation.id],
  ]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    const now = await readAccess({ db: tx, env }, key);
    if (!now) return { ok: false, reason: "unknown-conversation" };
    if (now.conversation.block !== "none") return { ok: false, reason: "blocked" };
    await addMessage(tx, services, { conversation: now.conversation, from: "artist", text });
    return { ok: true };
  });
}
