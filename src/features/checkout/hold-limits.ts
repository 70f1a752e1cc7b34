/** How much one unpaid order can hold, so that no one empties the store without paying. */
const perOrder = {
  visitor: { units: 10, share: 0.2 },
  account: { units: 30, share: 0.5 },
} as const;
/** The minimum for variants with little stock. */
const leastOfVariant = 3;
/** How many orders an account can leave unpaid. A visitor can have one; the network's next requires a proof of work. */
export const maxOpenOrdersOfAccount = 3;

export type Buyer = keyof typeof perOrder;
/** A line of an order, with its variant's stock: what is left, and what unpaid orders hold. */
export type HeldLine = { variantId: string; title: string; quantity: number; left: number; held: number };
/** The maximum an order can hold: in total, and of the variants that exceed it. */
export type Excess = { units: number; limits: { variantId: string; title: string; most: number }[] };

/** What exceeds the limits of an unpaid order, or null. */
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

/** Describes an excess, with what can be ordered now. */
export function describeExcess(buyer: Buyer, { units, limits }: Excess): string {
  const each = limits.map(({ title, most }) => `${most} of “${title}”`).join(", ");
  const most = limits.length > 0 ? `at most ${each}, and ${units} things in all` : `at most ${units} things`;
  const more =
    buyer === "visitor"
      ? "Log in to order more at once, or order again once this is paid."
      : "Order again once this is paid.";
  return `One order can have ${most}. ${more}`;
}
