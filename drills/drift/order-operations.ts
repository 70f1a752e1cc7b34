import { sql } from "kysely";
import { requestRefund } from "#features/checkout/commands/request-refund.server.ts";
import { restockLines } from "#features/checkout/commands/restock-lines.server.ts";
import { startCheckout } from "#features/checkout/commands/start-checkout.server.ts";
import { fulfillOrder } from "#features/checkout/fulfill-order.server.ts";
import { sendRefund } from "#features/checkout/jobs/send-refund.server.ts";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { done, type Operations, operation } from "./operation.ts";
import { pickRow } from "./pick-row.ts";
import type { Writer } from "./world.ts";

const pickOrder = (writer: Writer, status: string) =>
  pickRow(
    writer,
    sql<{ id: string; session_id: string }>`
    select id, session_id from orders where status = ${status} and session_id is not null order by number desc`,
  );

/** Orders, from the hold to the refund. */
export const orderOperations: Operations = {
  "begin an order": operation(8, async (writer) => {
    const { services, random, db } = writer;
    const { rows } = await sql<{ id: string }>`
      select variant.id from product_variants variant join products on products.id = product_id
      where status = 'published' and deleted_at is null order by variant.id limit 60`.execute(db);
    const items = random
      .some(rows, random.between(1, 3))
      .map(({ id }) => ({ variantId: id, quantity: random.between(1, 2) }));
    return items.length > 0 ? startCheckout(services, aVisitor(), { items }) : undefined;
  }),
  "pay an order": operation(6, async (writer) => {
    const order = await pickOrder(writer, "pending");
    if (!order) return undefined;
    if (writer.payments.sessions.get(order.session_id)?.session.status === "open")
      writer.payments.pay(order.session_id);
    await fulfillOrder(writer.services, order.session_id);
    return done;
  }),
  "let a hold end": operation(3, async (writer) => {
    const order = await pickOrder(writer, "pending");
    await sql`update orders set hold_until = now() - interval '1 minute' where id = ${order?.id ?? null}`.execute(
      writer.db,
    );
    return done;
  }),
  "refund an order": operation(2, async (writer) => {
    const order = await pickOrder(writer, "paid");
    if (!order) return undefined;
    const amount = writer.random.chance(0.5) ? null : 100;
    const refundInput = { orderId: order.id, amount, reason: "For the drill" };
    const requested = await requestRefund(writer.services, writer.admin, refundInput);
    if (requested.ok) await sendRefund(writer.services, requested);
    return requested;
  }),
  "put goods back": operation(2, async (writer) => {
    const line = await pickRow(
      writer,
      sql<{ order_id: string; variant_id: string }>`
        select order_id, variant_id from stock_movements where kind in ('sell', 'sell_late') order by id desc`,
    );
    const { order_id: orderId = "", variant_id: variantId = "" } = line ?? {};
    return (
      line && restockLines(writer.services, writer.admin, { orderId, lines: [{ variantId, quantity: 1 }] })
    );
  }),
};
