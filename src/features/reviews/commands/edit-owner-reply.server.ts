import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { reviewLimits } from "../limits.ts";
import { lockOwnerReply } from "../owner-replies/lock-owner-reply.server.ts";
import { canEditOwnerReply } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"unknown-answer" | "not-signed-in" | "too-many">;

/** Changes the text of the owner's answer. */
export async function editOwnerReply(
  services: Needs,
  actor: Requester,
  { id, text }: { id: string; text: string },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[reviewLimits.handleAccount, actor.id]], async (tx): Promise<Result> => {
    const answer = await lockOwnerReply(tx, id);
    if (!canEditOwnerReply(actor, answer)) return { ok: false, reason: "unknown-answer" };
    await tx
      .updateTable("review_comments")
      .set({ comment_text: text, edited_at: new Date() })
      .where("id", "=", id)
      .execute();
    await audit(tx, actor, { action: "answer.edit", subject: { type: "reply", id } });
    return { ok: true };
  });
}
