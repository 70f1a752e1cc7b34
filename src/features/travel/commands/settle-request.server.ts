import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { canSettleRequest } from "../permissions.ts";

type Input = {
  id: string;
  isDone: boolean;
  /** For other admins. */
  note: string | null;
  /** For the sender, by email. */
  answer: string | null;
  /** Whether to email a reply although there already was one. */
  again: boolean;
};
type Reason = "not-allowed" | "gone" | "settled" | "no-address" | "answered";
type Result = { ok: true; isMailed: boolean } | { ok: false; reason: Reason };
type Needs = Pick<Services, "db" | "jobs">;

/** Settles a request, with a note for other admins and a reply for the sender, or reopens it. */
export async function settleRequest(services: Needs, actor: Actor, input: Input): Promise<Result> {
  if (!canSettleRequest(actor)) return { ok: false, reason: "not-allowed" };
  const { id, isDone } = input;
  return transact(services.db, async (tx): Promise<Result> => {
    const request = await lockRequest(tx, id);
    if (!request) return { ok: false, reason: "gone" };
    const wasDone = request.done_at !== null;
    const note = isDone ? input.note : null;
    const answer = isDone ? input.answer : null;
    if (wasDone === isDone) return answer ? { ok: false, reason: "settled" } : { ok: true, isMailed: false };
    const now = new Date();
    if (answer) {
      if (request.answered_at && !input.again) return { ok: false, reason: "answered" };
      const { email, feature_type: type, details } = request;
      const mail = { template: "request-answered", data: { type, details, answer } };
      const key = `request-answered:${id}:${now.toISOString()}`;
      const queued = email ? await queueMail(tx, services.jobs, { ...mail, to: email, key }) : null;
      if (!queued?.ok) return { ok: false, reason: "no-address" };
    }
    await tx
      .updateTable("feature_requests")
      .set({ done_at: isDone ? now : null, done_note: note, ...(answer && { answer, answered_at: now }) })
      .where("id", "=", id)
      .execute();
    await audit(tx, actor, {
      action: isDone ? "request.settle" : "request.reopen",
      subject: { type: "feature_request", id },
      before: { isDone: wasDone, note: request.done_note },
      after: { isDone, note, ...(answer && { isAnswered: true }) },
    });
    return { ok: true, isMailed: answer !== null };
  });
}

function lockRequest(tx: Tx, id: string) {
  return tx
    .selectFrom("feature_requests")
    .select(["name", "email", "feature_type", "details", "done_at", "done_note", "answered_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}
