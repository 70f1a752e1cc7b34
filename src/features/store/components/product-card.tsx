import { ListCard } from "#ui/list-page/list-card.tsx";
import { Price } from "#ui/price.tsx";
import type { PaletteName } from "#ui/weave/palettes.ts";
import { type Currency, formatPrice } from "../exports/format-price.ts";

export type ProductCardData = {
  id: string;
  title: string;
  sellerName: string | null;
  /** `Detroit, MI` */
  sellerPlace: string | null;
  imageUrl: string | null;
  /** What it costs today: the sale price, where there is one. */
  priceInCents: number;
  oldPriceInCents: number | null;
  currency: Currency;
  /** At most one label on its picture: `Small batch`. */
  tag: string | null;
  isSoldOut: boolean;
};

type ProductCardProps = {
  product: ProductCardData;
  /** Its index in the list. */
  index: number;
  palette?: PaletteName;
  level?: 2 | 3 | 4;
};

/** A product in a list. Sold out it keeps its picture; only the price goes quiet. */
export function ProductCard({ product, index, palette = "plum", level = 3 }: ProductCardProps) {
  const { id, title, priceInCents, oldPriceInCents, currency, isSoldOut } = product;
  return (
    <ListCard
      id={id}
      index={index}
      palette={palette}
      level={level}
      ratio={4 / 5}
      to={`/product/${id}`}
      name={title}
      picture={product.imageUrl}
      tag={isSoldOut ? "Sold out" : product.tag}
      category={<Seller name={product.sellerName} place={product.sellerPlace} />}
      price={
        <Price
          now={formatPrice(priceInCents, currency)}
          before={oldPriceInCents === null ? null : formatPrice(oldPriceInCents, currency)}
          isQuiet={isSoldOut}
        />
      }
    />
  );
}

function Seller({ name, place }: { name: string | null; place: string | null }) {
  return (
    <>
      {name && <b className="text-ink">{name}</b>}
      {name && place && ", "}
      {place}
    </>
  );
}
