import { sql } from "kysely";
import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { OrderStatus, ParcelStatus } from "../order-states.ts";

type Input = { userId: string; after?: string | undefined; limit: number };
export type OwnOrder = Awaited<ReturnType<typeof listOwnOrders>>["items"][number];

export const ownOrdersOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("created_at"), uuid("id")] },
});

/** The orders of an account, newest first, without unpaid expired ones. */
export async function listOwnOrders(db: Db, { userId, ...page }: Input) {
  const sorted = { sort: "newest" as const, ...page };
  const rows = await db
    .selectFrom("orders")
    .select(["id", "number", "status", "currency_code as currency", "total_amount as totalAmount"])
    .select(["created_at as createdAt", "paid_at as paidAt"])
    .select(firstLine<string>("product_title").as("title"))
    .select(firstLine<string>("product_id").as("productId"))
    .select(firstLine<string | null>("image_url").as("imageUrl"))
    .select(
      sql<number>`(select count(*)::integer from order_lines where order_id = orders.id)`.as("lineCount"),
    )
    .select(
      sql<ParcelStatus[]>`array(select status from parcels where order_id = orders.id order by id)`.as(
        "parcels",
      ),
    )
    .where("user_id", "=", userId)
    .where("status", "<>", "expired")
    .$call(ownOrdersOrder.select(sorted))
    .execute();
  const { items, nextCursor } = ownOrdersOrder.page(rows, sorted);
  return { items: items.map((row) => ({ ...row, status: row.status as OrderStatus })), nextCursor };
}

function firstLine<Value>(column: string) {
  return sql<Value>`(
    select ${sql.ref(column)} from order_lines where order_id = orders.id order by position limit 1
  )`;
}
