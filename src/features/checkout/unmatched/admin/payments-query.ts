import { choiceField, defineListQuery } from "#platform/http/lists/list-query.ts";

export const paymentStates = [
  { value: "open", label: "Open" },
  { value: "settled", label: "Settled" },
  { value: "all", label: "All" },
] as const;

/** The query parameters of the payments without an order. */
export const unmatchedPaymentsList = defineListQuery(
  "/admin/payments",
  {
    state: choiceField(
      paymentStates.map(({ value }) => value),
      "open",
    ),
  },
  { perPage: 20 },
);
