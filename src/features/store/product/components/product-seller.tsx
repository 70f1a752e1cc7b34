import { Cover } from "#ui/cover.tsx";
import { Score } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ProductView } from "../present-product.ts";

/** Who makes and sends it, with what others say about them. */
export function ProductSeller({ seller }: { seller: NonNullable<ProductView["seller"]> }) {
  const { id, name, place, picture, rating, reviewCount } = seller;
  return (
    <section aria-label="Sold by" className="mt-8 flex items-center gap-4">
      <span className="w-16 flex-none">
        <Cover id={id} palette="gold" ratio={1} picture={picture} />
      </span>
      <div>
        <p className="text-small text-muted">Made and sold by</p>
        <p className="mt-0.5">
          <TextLink to={`/business/${id}`} prefetch="intent" className="font-bold">
            {name}
          </TextLink>
        </p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-muted">
          <Score
            rating={rating}
            count={reviewCount}
            unit={reviewCount === 1 ? "review" : "reviews"}
            showUnit
          />
          {place}
        </p>
      </div>
    </section>
  );
}
