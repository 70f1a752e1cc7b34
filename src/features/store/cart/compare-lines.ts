import { currencyOf } from "../exports/currency-of.ts";
import { formatPrice } from "../exports/format-price.ts";
import { type CartLine, type CartVariant, unitPriceOf } from "./cart-line.ts";

/**
 * What the store says now about a line: a changed price, what is left of it, how many one order may have, or that it is
 * no longer sold.
 */
export type LineNews = {
  priceNote: string | null;
  left: number | null;
  most?: number | null;
  isGone: boolean;
};

/** A price in words: `$128.00`. */
export function writeAmount(cents: number, currencyCode: string): string {
  return formatPrice(cents, currencyOf(currencyCode));
}

/** Compares a line with what the store says; nothing is a variant that it does not sell. */
export function compareLine(line: CartLine, variant: CartVariant | undefined): LineNews {
  if (!variant) return { priceNote: null, left: null, isGone: true };
  const left = variant.manage_inventory ? variant.inventory_quantity : null;
  return { priceNote: describePriceChange(line.variant, variant), left, isGone: false };
}

function describePriceChange(before: CartVariant, now: CartVariant): string | null {
  const old = writeAmount(unitPriceOf(before), before.currency_code);
  const current = writeAmount(unitPriceOf(now), now.currency_code);
  return old === current ? null : `The price changed from ${old} to ${current}.`;
}

/** What a line says about itself, in plain words. */
export function describeNews(quantity: number, news: LineNews | undefined): string[] {
  if (!news) return [];
  if (news.isGone) return ["No longer sold. Remove it to check out."];
  const stock = news.left !== null && quantity > news.left ? [describeLeft(news.left)] : [];
  const most = news.most && quantity > news.most ? [`At most ${news.most} in one order for now.`] : [];
  return [...(news.priceNote ? [news.priceNote] : []), ...stock, ...most];
}

function describeLeft(left: number): string {
  return left > 0 ? `Only ${left} left.` : "Sold out for now.";
}
