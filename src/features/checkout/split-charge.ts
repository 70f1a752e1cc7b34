type Order = { shippingAmount: number; taxAmount: number; isTaxIncluded: boolean };
type Line = { businessId: string | null; unitAmount: number; quantity: number };

/**
 * What a payment is for: goods of each seller, shipping and tax, in whole cents. Tax contained in the prices is
 * subtracted from each part proportionally; the last part absorbs the rounding difference.
 */
export function splitCharge(order: Order, lines: readonly Line[]) {
  const sums = new Map<string | null, number>();
  for (const { businessId, unitAmount, quantity } of lines)
    sums.set(businessId, (sums.get(businessId) ?? 0) + unitAmount * quantity);
  const parts = [...sums.values(), order.shippingAmount];
  const taken = order.isTaxIncluded ? share(order.taxAmount, parts) : parts.map(() => 0);
  const goods = [...sums].map(([businessId, amount], at) => ({
    businessId,
    amount: amount - (taken[at] ?? 0),
  }));
  return { goods, shipping: order.shippingAmount - (taken.at(-1) ?? 0), tax: order.taxAmount };
}

/** Divides an amount in proportion to the parts, never more than a part has. */
function share(amount: number, parts: readonly number[]): number[] {
  let left = amount;
  let rest = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => {
    const taken = rest > 0 ? Math.floor((left * part) / rest) : 0;
    left -= taken;
    rest -= part;
    return taken;
  });
}
