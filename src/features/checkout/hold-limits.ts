/** What one order may hold until it is paid: nobody empties the store without paying. */
const perOrder = {
  visitor: { units: 10, share: 0.2 },
  account: { units: 30, share: 0.5 },
} as const;
/** Of a variant with little stock an order may hold so many all the same. */
const leastOfVariant = 3;
/** How many orders an account may leave unpaid. A visitor has one; the next of that network needs a proof of work. */
export const maxOpenOrdersOfAccount = 3;

export type Buyer = keyof typeof perOrder;
/** A line of an order, with the stock of its variant: what is left, and what unpaid orders hold. */
export type HeldLine = { variantId: string; title: string; quantity: number; left: number; held: number };
/** What an order may hold at most: of everything together, and of the variants it has too many of. */
export type Excess = { units: number; limits: { variantId: string; title: string; most: number }[] };

/** What is too much for one unpaid order; null if all of it may be held. */
export function findExcess(buyer: Buyer, lines: readonly HeldLine[]): Excess | null {
  const { units, share } = perOrder[buyer];
  const limits = lines.flatMap(({ variantId, title, quantity, left, held }) => {
    const most = Math.min(Math.max(leastOfVariant, Math.floor((left + held) * share)), units);
    return quantity > most ? [{ variantId, title, most }] : [];
  });
  const sum = lines.reduce((total, { quantity }) => total + quantity, 0);
  return limits.length > 0 || sum > units ? { units, limits } : null;
}

/** Whether unpaid orders would hold more than half of a variant. */
export function isScarce({ quantity, left, held }: Omit<HeldLine, "variantId" | "title">): boolean {
  return (held + quantity) * 2 > left + held;
}

/** An excess in words, with what can be ordered now. */
export function describeExcess(buyer: Buyer, { units, limits }: Excess): string {
  const each = limits.map(({ title, most }) => `${most} of “${title}”`).join(", ");
  const most = limits.length > 0 ? `at most ${each}, and ${units} things in all` : `at most ${units} things`;
  const more =
    buyer === "visitor"
      ? "Log in to order more at once, or order again once this is paid."
      : "Order again once this is paid.";
  return `One order can have ${most}. ${more}`;
}
