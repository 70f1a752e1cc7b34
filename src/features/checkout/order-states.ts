/** How far an order is: its payment and its hold on stock. What is sent is said by its parcels. */
export type OrderStatus = "pending" | "processing" | "paid" | "expired" | "failed" | "refunded";

/** How far a parcel is. */
export type ParcelStatus = "ordered" | "packed" | "sent" | "delivered" | "canceled";

/**
 * Where an order may go from where it is. The database refuses every other move (`orders_status_moves`).
 * Money that arrives after a hold ended buys what is left (`paid`) or goes back (`refunded`).
 */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["processing", "paid", "expired", "failed"],
  processing: ["paid", "failed"],
  paid: ["refunded"],
  expired: ["paid", "refunded"],
  failed: ["paid", "refunded"],
  refunded: [],
};

/** Where a parcel may go from where it is (`parcels_status_moves`). */
export const parcelMoves: Record<ParcelStatus, readonly ParcelStatus[]> = {
  ordered: ["packed", "sent", "canceled"],
  packed: ["sent", "canceled"],
  sent: ["delivered"],
  delivered: [],
  canceled: [],
};
