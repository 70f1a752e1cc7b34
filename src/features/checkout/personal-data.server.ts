import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import { deleteJobs } from "#platform/jobs/delete-jobs.server.ts";
import { deleteBuyers } from "./delete-buyers.server.ts";
import { mailOrderLinkJob } from "./jobs/mail-order-link.server.ts";

/**
 * The orders of an account. They stay without the person, for bookkeeping: completed orders lose name and address
 * immediately, open ones when they are completed (`checkout.forget-guests`), so that parcels still arrive.
 */
export const checkoutPersonalData: PersonalData = {
  name: "orders",
  exportPersonalData: (db, personId) =>
    db
      .selectFrom("orders")
      .select(["id", "number", "status", "email", "buyer_name", "ship_to", "payment_method", "country"])
      .select(["currency_code", "goods_amount", "shipping_amount", "tax_amount", "is_tax_included"])
      .select(["total_amount", "refunded_amount", "locale", "time_zone", "created_at", "paid_at"])
      .select((order) => [
        jsonArrayFrom(
          order
            .selectFrom("order_lines")
            .select(["product_title", "variant_title", "seller_name", "unit_amount", "quantity"])
            .whereRef("order_lines.order_id", "=", "orders.id")
            .orderBy("position"),
        ).as("lines"),
        jsonArrayFrom(
          order
            .selectFrom("parcels")
            .select(["seller_name", "parcels.status", "carrier", "tracking_number", "note"])
            .select(["packed_at", "sent_at", "delivered_at", "canceled_at"])
            .whereRef("parcels.order_id", "=", "orders.id")
            .orderBy("parcels.created_at"),
        ).as("parcels"),
        jsonArrayFrom(
          order
            .selectFrom("refunds")
            .select(["amount", "refunds.status", "reason", "refunds.created_at", "settled_at"])
            .whereRef("refunds.order_id", "=", "orders.id")
            .orderBy("refunds.number"),
        ).as("refunds"),
      ])
      .where("user_id", "=", personId)
      .orderBy("created_at")
      .execute(),
  erasePersonalData: async (tx, { id, email }) => {
    await deleteJobs(tx, mailOrderLinkJob, email);
    const { rows } = await sql<{
      id: string;
    }>`select id from orders where user_id = ${id} for update`.execute(tx);
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return;
    await tx
      .updateTable("orders")
      .set({ user_id: null, forgets_buyer: true })
      .where("id", "in", ids)
      .execute();
    await deleteBuyers(tx, sql<boolean>`id = any(${ids}::uuid[])`, ids.length);
  },
};
