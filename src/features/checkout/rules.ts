import { maxLines, maxQuantity } from "#features/store/exports/cart-limits.ts";

/** Limits of one order. */
export const orderLimits = {
  lines: maxLines,
  quantity: maxQuantity,
  /** The provider's minimum and maximum amount, in cents. */
  minTotal: 50,
  maxTotal: 99_999_999,
};

export type PricedLine = { unitAmount: number; quantity: number; businessId: string | null };

export type PriceSettings = {
  /** Flat price of one parcel, in cents. */
  shippingRate: number;
  /** In hundredths of a percent. */
  taxRate: number;
  isTaxIncluded: boolean;
};

export type OrderPrice = {
  goodsAmount: number;
  shippingAmount: number;
  taxAmount: number;
  isTaxIncluded: boolean;
  totalAmount: number;
};

/** The price of an order in whole cents: goods, a parcel per seller, and tax on both, rounded once. */
export function priceOrder(lines: readonly PricedLine[], settings: PriceSettings): OrderPrice {
  const { shippingRate, taxRate, isTaxIncluded } = settings;
  const goodsAmount = lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
  const shippingAmount = shippingRate * new Set(lines.map(({ businessId }) => businessId)).size;
  const taxed = goodsAmount + shippingAmount;
  // 100 % is 10,000 hundredths of a percent.
  const taxAmount = divideHalfUp(taxed * taxRate, isTaxIncluded ? 10_000 + taxRate : 10_000);
  const totalAmount = taxed + (isTaxIncluded ? 0 : taxAmount);
  return { goodsAmount, shippingAmount, taxAmount, isTaxIncluded, totalAmount };
}

/** Integers only, because fractions of cents would round inconsistently. */
function divideHalfUp(dividend: number, divisor: number) {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** Merges lines of the same variant, in the order they first appear. */
export function sumQuantities(items: readonly { variantId: string; quantity: number }[]) {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of items) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return [...sums].map(([variantId, quantity]) => ({ variantId, quantity }));
}

type Refundable = { totalAmount: number; refunds: readonly { amount: number; status: string }[] };

/** The maximum refund. Pending refunds count as sent. */
export function refundableAmount({ totalAmount, refunds }: Refundable): number {
  const gone = refunds.filter(({ status }) => status !== "failed");
  return totalAmount - gone.reduce((sum, { amount }) => sum + amount, 0);
}
