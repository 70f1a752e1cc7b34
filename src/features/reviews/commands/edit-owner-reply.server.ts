import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { reviewLimits } from "../limits.ts";
import { lockOwnerReply } from "../owner-replies/lock-owner-reply.server.ts";
import { canEditOwnerReply } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"unknown-answer" | "not-signed-in" | "too-many">;

/** Changes the text of the owner's answer. */
export async function editOwnerReply(
  { db, limits }: Needs,
  actor: Requester,
  { id, text }: { id: string; text: string },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  const refused = await refuseIfTooMany(limits, [[reviewLimits.handleAccount, actor.id]]);
  if (refused) return refused;
  return transact(db, async (tx): Promise<Result> => {
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
