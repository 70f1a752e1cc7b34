import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Visit } from "#platform/http/visit.ts";
import type { Decision } from "../admin/decisions.ts";

type Actor = Pick<Visit, "person" | "requestId" | "ip">;
type Result = { ok: true } | { ok: false; reason: "not-allowed" | "gone" | "already-decided" };

/** Approves or rejects what waits, and writes down who did it and why. The first decision counts. */
export async function decidePost(db: Db, actor: Actor, decision: Decision): Promise<Result> {
  const { person, requestId, ip } = actor;
  if (!person?.isAdmin) return { ok: false, reason: "not-allowed" };
  const { kind, id, note, isApproved } = decision;
  const table = kind === "review" ? "reviews" : "review_comments";
  return transact(db, async (tx) => {
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
    await tx
      .insertInto("audit_log")
      .values({
        actor_id: person.id,
        action: `${kind}.${isApproved ? "approve" : "reject"}`,
        subject_type: kind,
        subject_id: id,
        before: JSON.stringify({ status: post.status, reason: post.held_reason }),
        after: JSON.stringify({ status, reason: isApproved ? null : decision.reason, note }),
        request_id: requestId,
        ip,
      })
      .execute();
    return { ok: true };
  });
}
