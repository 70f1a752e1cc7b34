import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { accept } from "#testing/deletion/act.ts";
import { fullName } from "#testing/deletion/canary.ts";
import { calls, defineFeatureTests, type Given, type Kept } from "#testing/feature-tests.ts";
import type { TestServices } from "#testing/services.ts";
import { cancelParcel } from "./commands/cancel-parcel.server.ts";
import { deliverParcel } from "./commands/deliver-parcel.server.ts";
import { packParcel } from "./commands/pack-parcel.server.ts";
import { requestOrderLink } from "./commands/request-order-link.server.ts";
import { requestRefund } from "./commands/request-refund.server.ts";
import { restockLines } from "./commands/restock-lines.server.ts";
import { sendParcel } from "./commands/send-parcel.server.ts";
import { settleOrder } from "./commands/settle-order.server.ts";
import { placeOrder } from "./placed-order-for-tests.ts";
import { checkoutRetention } from "./retention.ts";
import { dismissPayment } from "./unmatched/commands/dismiss-payment.server.ts";
import { refundPayment } from "./unmatched/commands/refund-payment.server.ts";
import { addUnmatchedPayment } from "./unmatched/unmatched-for-tests.ts";

const lines = [{ businessId: null }];

const addOrder = async ({ services, owner }: Given) =>
  (await placeOrder(services.owner, { userId: owner.id, lines })).id;

const addParcel = async ({ owner }: TestServices) => (await placeOrder(owner, { lines })).parcelIds[0] ?? "";

/** Marks the parcels of an order as delivered. */
async function deliver(owner: Db, orderId: string) {
  for (const status of ["sent", "delivered"])
    await sql`update parcels set status = ${status}, sent_at = now() where order_id = ${orderId}`.execute(
      owner,
    );
}

/** A delivered order with the buyer's data. */
async function addDelivered({ owner }: TestServices, userId?: string): Promise<Kept> {
  const { id } = await placeOrder(owner, { lines, ...(userId && { userId }) });
  await deliver(owner, id);
  return ["orders", sql`id = ${id} and email is not null`];
}

export const featureTests = defineFeatureTests({
  examples: {
    "/orders/:id": addOrder,
    "/admin/orders/:id": addOrder,
    "/api/store/:storeId": "ujamaa",
  },
  commandCases: {
    packParcel: calls(packParcel, async (services) => ({ id: await addParcel(services) })),
    sendParcel: calls(sendParcel, async (services) => ({
      id: await addParcel(services),
      carrier: "USPS",
      trackingNumber: "8041",
      trackingUrl: null,
    })),
    deliverParcel: calls(deliverParcel, async (services) => {
      const id = await addParcel(services);
      await services.owner.updateTable("parcels").set({ status: "sent" }).where("id", "=", id).execute();
      return { id };
    }),
    settleOrder: calls(settleOrder, async (services) => {
      const { id: orderId } = await placeOrder(services.owner, { lines });
      const problem = { problem: "The amount differs." };
      await services.owner.updateTable("orders").set(problem).where("id", "=", orderId).execute();
      return { orderId };
    }),
    cancelParcel: calls(cancelParcel, async (services) => ({
      id: await addParcel(services),
      note: null,
      restocks: true,
    })),
    requestRefund: calls(requestRefund, async (services) => {
      const { id } = await placeOrder(services.db, { lines });
      return { orderId: id, amount: 100, reason: "A chip" };
    }),
    restockLines: calls(restockLines, async (services) => {
      const { id, variantIds } = await placeOrder(services.db, { lines });
      const goods = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
      return { orderId: id, lines: goods };
    }),
    refundPayment: calls(refundPayment, async (services) => ({
      paymentId: await addUnmatchedPayment(services.db),
      note: null,
    })),
    dismissPayment: calls(dismissPayment, async (services) => ({
      paymentId: await addUnmatchedPayment(services.db),
      note: "Sent by hand",
    })),
  },
  retentionCases: {
    buyers: async (services) => addDelivered(services, (await makePerson(services)).id),
    guests: (services) => addDelivered(services),
    paymentEvents: async (services) => {
      const id = `evt_${randomUUID()}`;
      await sql`insert into payment_events (id, type, handled_at) values (${id}, 'x', now())`.execute(
        services.owner,
      );
      return ["payment_events", sql`id = ${id}`];
    },
  },
  seeders: [
    {
      what: "orders",
      leaves: ["orders.email", "orders.buyer_name", "orders.ship_to"],
      seed: async ({ services, person }) => {
        const { owner } = services;
        const done = await placeOrder(owner, { lines, userId: person.id, email: person.email });
        await deliver(owner, done.id);
        await placeOrder(owner, { lines, userId: person.id, email: person.email });
        await sql`update orders set buyer_name = ${fullName}, ship_to = ship_to || ${JSON.stringify({ name: fullName })}
          where user_id = ${person.id}`.execute(owner);
        accept(
          await requestOrderLink(services, aVisitor(), { number: String(done.number), email: person.email }),
        );
      },
    },
  ],
  leftAfterDeletion: {
    // An order that is not delivered yet.
    atOnce: {
      "orders.email": checkoutRetention.buyers,
      "orders.buyer_name": checkoutRetention.buyers,
      "orders.ship_to": checkoutRetention.buyers,
    },
  },
});
