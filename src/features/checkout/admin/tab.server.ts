import { type AdminTab, maxCounted } from "#platform/http/admin-tab.ts";
import { countUnmatchedPayments } from "../unmatched/queries/list-unmatched-payments.server.ts";

const file = (name: string) => `features/checkout/admin/${name}`;

/** All orders. The badge counts those that a machine could not settle. */
export const ordersTab: AdminTab = {
  label: "Orders",
  path: "admin/orders",
  file: file("orders.tsx"),
  pages: [{ path: "admin/orders/:id", file: file("admin-order.tsx") }],
  count: async (db) => {
    const rows = await db
      .selectFrom("orders")
      .select("id")
      .where("problem", "is not", null)
      .limit(maxCounted)
      .execute();
    return rows.length;
  },
};

/** Payments whose order is gone. */
export const paymentsTab: AdminTab = {
  label: "Payments",
  path: "admin/payments",
  file: "features/checkout/unmatched/admin/payments.tsx",
  count: countUnmatchedPayments,
};
