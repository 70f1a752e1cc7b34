import { useRef, useState } from "react";
import { ActionFoot } from "#ui/action-foot.tsx";
import { Button } from "#ui/button.tsx";
import { Price } from "#ui/price.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { formatPrice } from "../../exports/format-price.ts";
import { describeStock, priceOf, type Variant } from "../../rules.ts";
import type { ProductView } from "../present-product.ts";
import { putIntoCart } from "../put-into-cart.ts";
import { BuyNowForm } from "./buy-now-form.tsx";
import { StockLine } from "./stock-line.tsx";

type BuyBoxProps = { product: ProductView; variant: Variant | undefined; picture: string | null };

/** How many, the button, and what is left. On a phone the button also stays at the foot of the screen. */
export function BuyBox({ product, variant, picture }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const isHydrated = useIsHydrated();
  const actions = useRef<HTMLDivElement>(null);
  const stock = describeStock(variant, product.isPurchasable, quantity);
  const isBuyable = variant !== undefined && (stock === null || stock.kind === "in-stock");
  const button = {
    size: "large" as const,
    // Before its scripts have started the button could do nothing; it does not look different then.
    disabled: !isBuyable || !isHydrated,
    className: isBuyable && !isHydrated ? "opacity-100" : "",
    onClick: () => variant && putIntoCart(product, variant, { picture, quantity }),
  };
  return (
    <>
      <div ref={actions} className="mt-7 flex flex-wrap gap-3 noscript:hidden">
        <Stepper label="Quantity" value={quantity} onChange={setQuantity} />
        <Button {...button} className={`grow ${button.className}`}>
          Add to cart
        </Button>
      </div>
      {isBuyable && <BuyNowForm productId={product.id} variantId={variant.id} />}
      <div className="mt-3.5">
        <StockLine stock={stock} />
      </div>
      {variant && (
        <ActionFoot instead={actions}>
          <Price now={formatPrice(priceOf(variant), variant.currency)} className="text-name" />
          <Button {...button} className={`grow ${button.className}`}>
            {stock?.kind === "unavailable" ? stock.message : "Add to cart"}
          </Button>
        </ActionFoot>
      )}
    </>
  );
}
