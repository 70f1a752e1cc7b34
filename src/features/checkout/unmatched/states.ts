/** The state of a payment without an order. `matched`: its order was restored. */
export type UnmatchedStatus = "open" | "refunding" | "refunded" | "dismissed" | "matched";
