import { defineKeyset, text, time } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { maxCounted } from "#platform/http/routes/admin-tab.ts";
import type { UnmatchedStatus } from "../states.ts";

export const unmatchedPaymentsOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("found_at"), text("payment_id")] },
});

type Input = { state: "open" | "settled" | "all"; after: string; limit: number };

/** Payments without an order, newest first. */
export async function listUnmatchedPayments(db: Db, { state, after, limit }: Input) {
  const page = { sort: "newest", after, limit } as const;
  const rows = await db
    .selectFrom("unmatched_payments")
    .select(["payment_id as id", "session_id as sessionId", "order_id as orderId", "amount", "status"])
    .select(["currency_code as currency", "problem", "note", "found_at as foundAt"])
    .$narrowType<{ status: UnmatchedStatus }>()
    .$if(state !== "all", (query) => query.where("status", state === "open" ? "=" : "<>", "open"))
    .$call(unmatchedPaymentsOrder.select(page))
    .execute();
  return unmatchedPaymentsOrder.page(rows, page);
}

/** Counts waiting payments, up to the limit of a badge. */
export async function countUnmatchedPayments(db: Db): Promise<number> {
  const open = await db
    .selectFrom("unmatched_payments")
    .select("payment_id")
    .where("status", "=", "open")
    .limit(maxCounted)
    .execute();
  return open.length;
}
