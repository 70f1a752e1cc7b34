import { showToast } from "#ui/toast-store.ts";
import { addToCart, openCart } from "../cart/cart-store.ts";
import { formatPrice } from "../exports/format-price.ts";
import type { Variant } from "../rules.ts";

type Named = { id: string; title: string };
type Amount = { picture: string | null; quantity: number };

/** Puts units of a variant into the cart and opens it, or says why not. */
export function putIntoCart(product: Named, variant: Variant, { picture, quantity }: Amount): void {
  const { priceInCents, salePriceInCents, currency } = variant;
  try {
    const added = addToCart({
      product: { id: product.id, title: product.title, image: variant.imageUrl ?? picture },
      variant: {
        id: variant.id,
        title: variant.title,
        price_in_cents: priceInCents,
        sale_price_in_cents: salePriceInCents,
        price_formatted: formatPrice(priceInCents, currency),
        sale_price_formatted: salePriceInCents === null ? null : formatPrice(salePriceInCents, currency),
        currency_code: currency.code,
        manage_inventory: variant.managesInventory,
        inventory_quantity: variant.inventoryQuantity,
      },
      quantity,
    });
    if (added.ok) openCart();
    else showFailure(added.message);
  } catch {
    showFailure();
  }
}

function showFailure(description?: string) {
  const title = "Oh no! Something went wrong.";
  showToast({ title, variant: "destructive", description });
}
