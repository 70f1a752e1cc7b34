import type { Requester } from "#platform/auth/actor.ts";
import type { Env } from "#platform/env/read-env.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { connectLimits as limit } from "../limits.ts";
import { canReadConversation } from "../permissions.ts";
import { readAccess } from "../read-access.server.ts";
import type { Refused } from "../refusals.ts";
import type { ReportReason } from "../rules.ts";

type Needs = Pick<Services, "db" | "limits"> & { env: Pick<Env, "AUTH_SECRET"> };
type Input = { key: string; reason: ReportReason; details: string | null };
type Result = { ok: true } | Refused<"unknown-conversation" | "too-many">;

/** Reports a conversation to the admins. Each side can report it once; a second report has no effect. */
export async function reportConversation(
  { db, env, limits }: Needs,
  actor: Requester,
  { key, reason, details }: Input,
): Promise<Result> {
  return transactWithin({ db, limits }, [[limit.reportNetwork, actor.ip]], async (tx): Promise<Result> => {
    const access = await readAccess({ db: tx, env }, key);
    if (!access || !canReadConversation(actor, access)) return { ok: false, reason: "unknown-conversation" };
    await tx
      .insertInto("artist_message_reports")
      .values({ conversation_id: access.conversation.id, is_by_artist: access.hasArtistKey, reason, details })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { ok: true };
  });
}
