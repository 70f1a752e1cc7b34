import { cancelParcel } from "#features/checkout/commands/cancel-parcel.server.ts";
import { deliverParcel } from "#features/checkout/commands/deliver-parcel.server.ts";
import { packParcel } from "#features/checkout/commands/pack-parcel.server.ts";
import { requestRefund } from "#features/checkout/commands/request-refund.server.ts";
import { restockLines } from "#features/checkout/commands/restock-lines.server.ts";
import { sendParcel } from "#features/checkout/commands/send-parcel.server.ts";
import { settleOrder } from "#features/checkout/commands/settle-order.server.ts";
import { placeOrder } from "#features/checkout/placed-order-for-tests.ts";
import { dismissPayment } from "#features/checkout/unmatched/commands/dismiss-payment.server.ts";
import { refundPayment } from "#features/checkout/unmatched/commands/refund-payment.server.ts";
import { addUnmatchedPayment } from "#features/checkout/unmatched/unmatched-for-tests.ts";
import type { TestServices } from "#testing/services.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";

const addParcel = async ({ owner }: TestServices) =>
  (await placeOrder(owner, { lines: [{ businessId: null }] })).parcelIds[0] ?? "";

/** One successful call of each command about orders and parcels. */
export const checkoutCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  "src/features/checkout/commands/pack-parcel.server.ts": {
    prepare: async (services) => {
      const id = await addParcel(services);
      return (actor) => packParcel(services, actor, { id });
    },
  },
  "src/features/checkout/commands/send-parcel.server.ts": {
    prepare: async (services) => {
      const id = await addParcel(services);
      return (actor) =>
        sendParcel(services, actor, { id, carrier: "USPS", trackingNumber: "8041", trackingUrl: null });
    },
  },
  "src/features/checkout/commands/deliver-parcel.server.ts": {
    prepare: async (services) => {
      const id = await addParcel(services);
      await services.owner.updateTable("parcels").set({ status: "sent" }).where("id", "=", id).execute();
      return (actor) => deliverParcel(services, actor, { id });
    },
  },
  "src/features/checkout/commands/settle-order.server.ts": {
    prepare: async (services) => {
      const { id: orderId } = await placeOrder(services.owner, { lines: [{ businessId: null }] });
      const problem = { problem: "The amount differs." };
      await services.owner.updateTable("orders").set(problem).where("id", "=", orderId).execute();
      return (actor) => settleOrder(services, actor, { orderId });
    },
  },
  "src/features/checkout/commands/cancel-parcel.server.ts": {
    prepare: async (services) => {
      const id = await addParcel(services);
      return (actor) => cancelParcel(services, actor, { id, note: null, restocks: true });
    },
  },
  "src/features/checkout/commands/request-refund.server.ts": {
    prepare: async (services) => {
      const { id } = await placeOrder(services.db, { lines: [{ businessId: null }] });
      return (actor) => requestRefund(services, actor, { orderId: id, amount: 100, reason: "A chip" });
    },
  },
  "src/features/checkout/commands/restock-lines.server.ts": {
    prepare: async (services) => {
      const { id, variantIds } = await placeOrder(services.db, { lines: [{ businessId: null }] });
      const lines = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
      return (actor) => restockLines(services, actor, { orderId: id, lines });
    },
  },
  "src/features/checkout/unmatched/commands/refund-payment.server.ts": {
    prepare: async (services) => {
      const paymentId = await addUnmatchedPayment(services.db);
      return (actor) => refundPayment(services, actor, { paymentId, note: null });
    },
  },
  "src/features/checkout/unmatched/commands/dismiss-payment.server.ts": {
    prepare: async (services) => {
      const paymentId = await addUnmatchedPayment(services.db);
      return (actor) => dismissPayment(services, actor, { paymentId, note: "Sent by hand" });
    },
  },
};
