import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type OrderBooks = Awaited<ReturnType<typeof readOrderBooks>>;

/** The ledger entries and stock movements of an order in chronological order, and its ids at the provider. */
export async function readOrderBooks(db: Db, orderId: string) {
  const [provider, money, stock] = await Promise.all([
    db
      .selectFrom("orders")
      .select(["payment_id as paymentId", "session_id as sessionId"])
      .where("id", "=", orderId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("ledger_transactions")
      .innerJoin("ledger_entries", "ledger_entries.transaction_id", "ledger_transactions.id")
      .select(["ledger_entries.id", "kind", "provider_id as providerId", "at", "account", "amount"])
      .where("order_id", "=", orderId)
      .orderBy("at")
      .orderBy("ledger_entries.id")
      .limit(500)
      .execute(),
    db
      .selectFrom("stock_movements")
      .select(["stock_movements.id", "kind", "quantity", "at", "note", "variant_id as variantId"])
      .select(
        sql<string>`(select product_title || ', ' || variant_title from order_lines
          where order_lines.order_id = stock_movements.order_id
            and order_lines.variant_id = stock_movements.variant_id)`.as("title"),
      )
      .where("order_id", "=", orderId)
      .orderBy("stock_movements.id")
      .limit(500)
      .execute(),
  ]);
  return { provider, money, stock };
}
