import { Price } from "#ui/price.tsx";
import { formatPrice } from "../../exports/format-price.ts";
import { defaultPriceVariant, priceOf, type Variant } from "../../rules.ts";
import type { ProductView } from "../present-product.ts";

type ProductPriceProps = { product: ProductView; variant: Variant | undefined; isChosen: boolean };

/**
 * The price of the chosen variant. Until one is chosen it is the product's default price; where the first variant costs
 * something else, both are said, so that nobody pays more than they read.
 */
export function ProductPrice({ product, variant, isChosen }: ProductPriceProps) {
  const preset = defaultPriceVariant(product.priceSelection, product.variants);
  const shown = isChosen ? variant : preset;
  if (!shown || !variant) return null;
  const differs = priceOf(shown) !== priceOf(variant);
  return (
    <div className="my-5">
      <p>
        {differs && <span className="text-muted">From </span>}
        <Price
          now={formatPrice(priceOf(shown), shown.currency)}
          before={shown.salePriceInCents === null ? null : formatPrice(shown.priceInCents, shown.currency)}
          className="price-large"
        />
      </p>
      {differs && (
        <p className="mt-1 text-muted">
          {variant.title}: {formatPrice(priceOf(variant), variant.currency)}
        </p>
      )}
    </div>
  );
}
