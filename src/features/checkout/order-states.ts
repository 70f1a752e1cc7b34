/** The state of an order: its payment and its hold on stock. Its parcels have the shipping state. */
export type OrderStatus = "pending" | "processing" | "paid" | "expired" | "failed" | "refunded";

/** The state of a parcel. */
export type ParcelStatus = "ordered" | "packed" | "sent" | "delivered" | "canceled";

/**
 * The allowed moves of an order. The database refuses all others (`orders_status_moves`). Money that arrives after a
 * hold ended buys what is left (`paid`) or is refunded (`refunded`).
 */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["processing", "paid", "expired", "failed"],
  processing: ["paid", "failed"],
  paid: ["refunded"],
  expired: ["paid", "refunded"],
  failed: ["paid", "refunded"],
  refunded: [],
};

/** The allowed moves of a parcel (`parcels_status_moves`). */
export const parcelMoves: Record<ParcelStatus, readonly ParcelStatus[]> = {
  ordered: ["packed", "sent", "canceled"],
  packed: ["sent", "canceled"],
  sent: ["delivered"],
  delivered: [],
  canceled: [],
};
