import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SocialCard } from "#ui/social-card/draw-social-card.ts";
import { presentProduct } from "../product/present-product.ts";
import { findProduct } from "../product/queries/find-product.server.ts";
import { defaultPriceVariant, priceOf } from "../rules.ts";
import { formatPrice } from "./format-price.ts";

/** The link preview image of a product; null if there is no such product. */
export async function findProductCard(db: Db, id: string): Promise<Omit<SocialCard, "siteName"> | null> {
  const row = isUuid(id) ? await findProduct(db, id.toLowerCase()) : undefined;
  if (!row) return null;
  const { title, seller, variants, priceSelection } = presentProduct(row);
  const shown = defaultPriceVariant(priceSelection, variants);
  return {
    title,
    fallbackTitle: "From the store",
    above: seller ? [seller.name, seller.place].filter(Boolean).join(", ") : undefined,
    below: shown && formatPrice(priceOf(shown), shown.currency),
    cloth: { id: row.id, palette: "plum" },
  };
}
