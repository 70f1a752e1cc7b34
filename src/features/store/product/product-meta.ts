import type { MetaDescriptor } from "react-router";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { truncateText } from "#ui/truncate-text.ts";
import { isSoldOut, priceOf, type Variant } from "../rules.ts";
import type { ProductView } from "./present-product.ts";

const maxDescriptionLength = 160;

type Site = { origin: string; name: string };
type Data = { [name: string]: string | number | Data | (string | Data)[] | undefined };

/** Meta tags of a product for search engines and link previews. */
export function productMeta(product: ProductView, site: Site): MetaDescriptor[] {
  const { id, title, seller } = product;
  const canonical = `${site.origin}/product/${id}`;
  const text =
    product.descriptionText || product.subtitle || [title, seller?.name].filter(Boolean).join(" · ");
  return [
    ...describePage({
      title,
      description: truncateText(text, maxDescriptionLength),
      canonical,
      siteName: site.name,
      picture: { path: `/product/${id}/card.png`, alt: title },
    }),
    { "script:ld+json": productJsonLd(product, site.origin) },
  ];
}

/** A product in schema.org terms, with an offer for each variant. The router escapes what could end the script. */
function productJsonLd(product: ProductView, origin: string): Data {
  const url = `${origin}/product/${product.id}`;
  const { seller } = product;
  const business: Data | undefined = seller
    ? { "@type": "LocalBusiness", "@id": `${origin}/business/${seller.id}`, name: seller.name }
    : undefined;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    url,
    name: product.title,
    description: product.descriptionText || undefined,
    image: product.pictures.map((picture) => new URL(picture, origin).href),
    brand: seller ? { "@type": "Brand", name: seller.name } : undefined,
    offers: product.variants.map((variant) => ({
      "@type": "Offer",
      url: `${url}?variant=${variant.id}`,
      name: variant.title,
      sku: variant.sku ?? undefined,
      price: (priceOf(variant) / 100).toFixed(2),
      priceCurrency: variant.currency.code.toUpperCase(),
      availability: `https://schema.org/${availabilityOf(product, variant)}`,
      seller: business,
    })),
  };
}

function availabilityOf({ isPurchasable }: ProductView, variant: Variant) {
  if (!isPurchasable) return "OutOfStock";
  return isSoldOut(variant) ? "SoldOut" : "InStock";
}
