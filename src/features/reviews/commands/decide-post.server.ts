import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Decision } from "../admin/decisions.ts";
import { mayDecidePost } from "../permissions.ts";

type Needs = Pick<Services, "db">;
type Result = { ok: true } | { ok: false; reason: "not-allowed" | "gone" | "already-decided" };

/** Approves or rejects a held post, with an audit entry. The first decision wins. */
export async function decidePost({ db }: Needs, actor: Actor, decision: Decision): Promise<Result> {
  // Checked before the lookup, so that others cannot tell whether the post exists.
  if (!mayDecidePost(actor)) return { ok: false, reason: "not-allowed" };
  const { kind, id, note, isApproved } = decision;
  const table = kind === "review" ? "reviews" : "review_comments";
  return transact(db, async (tx): Promise<Result> => {
    const post = await tx
      .selectFrom(table)
      .select(["status", "held_reason"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!post) return { ok: false, reason: "gone" };
    if (post.status !== "Pending") return { ok: false, reason: "already-decided" };
    const status = isApproved ? "Approved" : "Rejected";
    await tx.updateTable(table).set({ status, held_reason: null }).where("id", "=", id).execute();
    await audit(tx, actor, {
      action: `${kind}.${isApproved ? "approve" : "reject"}`,
      subject: { type: kind, id },
      before: { status: post.status, reason: post.held_reason },
      after: { status, reason: isApproved ? null : decision.reason, note },
    });
    return { ok: true };
  });
}
