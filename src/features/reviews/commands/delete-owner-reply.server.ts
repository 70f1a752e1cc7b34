import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { reviewLimits } from "../limits.ts";
import { lockOwnerReply } from "../owner-replies/lock-owner-reply.server.ts";
import { canDeleteOwnerReply } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"unknown-answer" | "not-signed-in" | "too-many">;

/** Deletes the owner's answer. The review waits for one again. */
export async function deleteOwnerReply(
  services: Needs,
  actor: Requester,
  { id }: { id: string },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[reviewLimits.deleteAccount, actor.id]], async (tx): Promise<Result> => {
    const answer = await lockOwnerReply(tx, id);
    if (!canDeleteOwnerReply(actor, answer)) return { ok: false, reason: "unknown-answer" };
    await tx.deleteFrom("review_comments").where("id", "=", id).execute();
    await audit(tx, actor, {
      action: "answer.delete",
      subject: { type: "reply", id },
      before: { status: answer.status },
    });
    return { ok: true };
  });
}
