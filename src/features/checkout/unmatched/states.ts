/** How far a payment without an order is. `matched`: its order was restored. */
export type UnmatchedStatus = "open" | "refunding" | "refunded" | "dismissed" | "matched";
