type Refunded = {
  order: { totalAmount: number; shippingAmount: number; taxAmount: number; isTaxIncluded: boolean };
  /** The price of the parcel's goods. */
  goods: number;
  parcels: number;
  /** Other parcels that were not canceled. */
  others: number;
  /** The maximum that can still be refunded. */
  left: number;
};

/**
 * The refund for an unsent parcel: its goods, its share of the shipping and the tax on both. The last parcel refunds
 * everything that is left, so that nothing is lost by rounding.
 */
export function parcelRefund({ order, goods, parcels, others, left }: Refunded): number {
  if (others === 0) return left;
  const shipping = Math.floor(order.shippingAmount / parcels);
  const onTop = order.isTaxIncluded ? 0 : order.taxAmount;
  const taxed = order.totalAmount - onTop;
  const tax = taxed > 0 ? Math.round((onTop * (goods + shipping)) / taxed) : 0;
  return Math.min(goods + shipping + tax, left);
}
