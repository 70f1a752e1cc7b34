import { Button } from "#ui/button.tsx";
import { maxQuantity } from "../../exports/cart-limits.ts";

type BuyNowFormProps = { productId: string; variantId: string };

/** Without scripts there is no cart: a plain form buys this one thing, and its payment page follows. */
export function BuyNowForm({ productId, variantId }: BuyNowFormProps) {
  return (
    <form method="post" action="/checkout" className="mt-7 hidden flex-wrap items-center gap-3 noscript:flex">
      <input type="hidden" name="variant_id" value={variantId} />
      <input type="hidden" name="cancel" value={`/product/${productId}?variant=${variantId}`} />
      <label className="flex items-center gap-3 font-semibold">
        Quantity
        <input
          type="number"
          name="quantity"
          min={1}
          max={maxQuantity}
          defaultValue={1}
          required
          className="input surface w-20"
        />
      </label>
      <Button type="submit" size="large" className="grow">
        Buy now
      </Button>
    </form>
  );
}
