import type { Currency } from "./exports/format-price.ts";

/** A variant as pages and the cart know it. */
export type Variant = {
  id: string;
  title: string;
  imageUrl: string | null;
  sku: string | null;
  priceInCents: number;
  /** Overrides the price while it is set. */
  salePriceInCents: number | null;
  currency: Currency;
  managesInventory: boolean;
  inventoryQuantity: number;
  options: { optionId: string; value: string }[];
};

type Priced = Pick<Variant, "priceInCents" | "salePriceInCents">;
type Stocked = Pick<Variant, "managesInventory" | "inventoryQuantity">;

/** What a variant costs today. */
export function priceOf({ priceInCents, salePriceInCents }: Priced): number {
  return salePriceInCents ?? priceInCents;
}

/** The variant whose price stands for the product until one is chosen. */
export function defaultPriceVariant<V extends Priced>(
  selection: string | null,
  variants: readonly V[],
): V | undefined {
  if (selection !== null && selection !== "lowest_price_first") return variants[0];
  return variants.reduce<V | undefined>(
    (lowest, variant) => (lowest && priceOf(lowest) <= priceOf(variant) ? lowest : variant),
    undefined,
  );
}

export function isSoldOut({ managesInventory, inventoryQuantity }: Stocked): boolean {
  return managesInventory && inventoryQuantity <= 0;
}

export type StockState = { kind: "unavailable" | "short" | "in-stock"; message: string } | null;

/** What the page says about the stock of the chosen variant; nothing where inventory is not managed. */
export function describeStock(
  variant: Stocked | undefined,
  purchasable: boolean,
  quantity: number,
): StockState {
  if (!variant || !purchasable || isSoldOut(variant))
    return { kind: "unavailable", message: "Currently unavailable" };
  const { managesInventory, inventoryQuantity: left } = variant;
  if (!managesInventory) return null;
  if (quantity > left) return { kind: "short", message: `Not enough stock. Only ${left} left.` };
  return { kind: "in-stock", message: `${left} in stock!` };
}
