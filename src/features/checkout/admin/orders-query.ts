import { choiceField, defineListQuery, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the admin list. */
export const adminOrdersList = defineListQuery(
  "/admin/orders",
  {
    /** An order number, or the prefix of an email address. */
    search: textField(100),
    show: choiceField(["to-pack", "on-the-way", "refunded", "look"], "all"),
  },
  { perPage: 20 },
);

export const orderFilters = [
  { value: "all", label: "All" },
  { value: "to-pack", label: "To pack" },
  { value: "on-the-way", label: "On the way" },
  { value: "refunded", label: "Refunded" },
  { value: "look", label: "Needs a look" },
] as const;

/** The admin's page of one order. */
export function adminOrderPath(id: string): string {
  return `/admin/orders/${id}`;
}
