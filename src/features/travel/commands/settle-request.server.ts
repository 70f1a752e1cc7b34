import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { maySettleRequest } from "../permissions.ts";

type Input = { id: string; isDone: boolean; note: string | null };
type Result = { ok: true } | { ok: false; reason: "not-allowed" | "gone" };

/** Marks a request as done, with a note for the other admins, or opens it again. */
export async function settleRequest(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { id, isDone, note }: Input,
): Promise<Result> {
  if (!maySettleRequest(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const request = await tx
      .selectFrom("feature_requests")
      .select(["done_at", "done_note"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) return { ok: false, reason: "gone" };
    const wasDone = request.done_at !== null;
    if (wasDone === isDone) return { ok: true };
    const done_note = isDone ? note : null;
    await tx
      .updateTable("feature_requests")
      .set({ done_at: isDone ? new Date() : null, done_note })
      .where("id", "=", id)
      .execute();
    await audit(tx, actor, {
      action: isDone ? "request.settle" : "request.reopen",
      subject: { type: "feature_request", id },
      before: { isDone: wasDone, note: request.done_note },
      after: { isDone, note: done_note },
    });
    return { ok: true };
  });
}
