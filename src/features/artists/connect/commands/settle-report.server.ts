import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Settlement } from "../input.ts";
import { canSettleReport } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Result = { ok: true } | Refused<"not-allowed" | "unknown-report">;

/**
 * Settles a report: closes the conversation, so that the two can no longer write to each other, or dismisses it.
 * Reopening reverts an admin's closing.
 */
export async function settleReport(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { id, outcome, note }: Settlement,
): Promise<Result> {
  if (!canSettleReport(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const report = await lockReport(tx, id);
    if (!report) return { ok: false, reason: "unknown-report" };
    const before = report.outcome ?? "open";
    if (before === outcome) return { ok: true };
    const isOpen = outcome === "open";
    await tx
      .updateTable("artist_message_reports")
      .set(
        isOpen ? { settled_at: null, outcome: null, note: null } : { settled_at: new Date(), outcome, note },
      )
      .where("id", "=", id)
      .execute();
    if (outcome === "closed") await closeConversation(tx, report);
    else if (before === "closed") await reopenConversation(tx, report);
    await audit(tx, actor, {
      action: isOpen ? "message_report.reopen" : "message_report.settle",
      subject: { type: "artist_message_report", id },
      before: { outcome: before },
      after: { outcome },
    });
    return { ok: true };
  });
}

type Pair = { artist_id: string; sender_id: string };

function lockReport(tx: Tx, id: string) {
  return tx
    .selectFrom("artist_message_reports as report")
    .innerJoin("artist_conversations as conversation", "conversation.id", "report.conversation_id")
    .select(["report.outcome", "conversation.artist_id", "conversation.sender_id"])
    .where("report.id", "=", id)
    .forUpdate("report")
    .executeTakeFirst();
}

async function closeConversation(tx: Tx, { artist_id, sender_id }: Pair) {
  await tx
    .insertInto("artist_message_blocks")
    .values({ artist_id, sender_id, is_by_admin: true })
    .onConflict((conflict) => conflict.columns(["artist_id", "sender_id"]).doUpdateSet({ is_by_admin: true }))
    .execute();
}

async function reopenConversation(tx: Tx, { artist_id, sender_id }: Pair) {
  await tx
    .deleteFrom("artist_message_blocks")
    .where("artist_id", "=", artist_id)
    .where("sender_id", "=", sender_id)
    .where("is_by_admin", "=", true)
    .execute();
}
