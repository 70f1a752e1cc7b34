import { sql } from "kysely";
import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { readOrderNumber } from "../format-order-number.ts";
import type { OrderStatus, ParcelStatus } from "../order-states.ts";

type Filter = "all" | "to-pack" | "on-the-way" | "refunded" | "look";
type Input = { search: string; show: Filter; after?: string | undefined; limit: number };
export type AdminOrderRow = Awaited<ReturnType<typeof listAdminOrders>>["items"][number];

export const adminOrdersOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("orders.created_at"), uuid("orders.id")] },
});

// A search with more matches is too short to be useful. Bounds the number of rows read.
const maxFound = 500;

/** Orders, newest first, by number or the prefix of the buyer's email address. */
export async function listAdminOrders(db: Db, { search, show, after, limit }: Input) {
  const page = { sort: "newest" as const, after, limit };
  const rows = await db
    .selectFrom("orders")
    .select(["orders.id", "orders.number", "orders.status", "orders.email", "orders.buyer_name as buyerName"])
    .select(["orders.total_amount as totalAmount", "orders.refunded_amount as refundedAmount"])
    .select(["orders.currency_code as currency", "orders.created_at as createdAt", "orders.problem"])
    .select(
      sql<ParcelStatus[]>`array(select status from parcels where order_id = orders.id order by id)`.as(
        "parcels",
      ),
    )
    .$if(search !== "", (query) => query.where("orders.id", "in", matching(db, search)))
    .$if(show === "to-pack", (query) =>
      query
        .where("orders.status", "=", "paid")
        .where("orders.id", "in", withParcel(db, ["ordered", "packed"])),
    )
    .$if(show === "on-the-way", (query) => query.where("orders.id", "in", withParcel(db, ["sent"])))
    .$if(show === "refunded", (query) => query.where("orders.refunded_amount", ">", 0))
    .$if(show === "look", (query) => query.where("orders.problem", "is not", null))
    .$call(adminOrdersOrder.select(page))
    .execute();
  const { items, nextCursor } = adminOrdersOrder.page(rows, page);
  return { items: items.map((row) => ({ ...row, status: row.status as OrderStatus })), nextCursor };
}

function withParcel(db: Db, statuses: ParcelStatus[]) {
  return db.selectFrom("parcels").select("order_id").where("status", "in", statuses);
}

function matching(db: Db, search: string) {
  const number = readOrderNumber(search);
  if (number !== null) return db.selectFrom("orders").select("id").where("number", "=", number);
  const address = search.toLowerCase();
  const email = sql<string>`lower(email)`;
  return (
    db
      .selectFrom("orders")
      .select("id")
      .where(email, ">=", address)
      // The greatest character: everything with this prefix sorts before it.
      .where(email, "<", `${address}\u{10FFFF}`)
      .orderBy(email)
      .limit(maxFound)
  );
}
