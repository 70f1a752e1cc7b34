import type { APIRequestContext } from "@playwright/test";
import { queryDatabase } from "./query-database.ts";

/** The path of Harvest Throw, the first product of the demo data. Its first variant has seven in stock. */
export async function productPath(request: APIRequestContext): Promise<string> {
  const xml = await (await request.get("/sitemaps/products-1.xml")).text();
  return `/product/${/\/product\/([0-9a-f-]{36})</.exec(xml)?.[1]}`;
}

/** A new product, $12.50 each, with three pictures and three variants: three in stock, sold out, and made to order. */
export async function addBasket(): Promise<{ id: string; title: string }> {
  const title = "Market Basket";
  const [product] = await queryDatabase<{ id: string }>(
    `with product as (
       insert into products (title, status, description) values ($1, 'published', $2) returning id
     ), pictures as (
       insert into product_media (product_id, url, position)
       select id, '/cloth/plum/480x480/basket-' || at || '.svg', at from product, generate_series(0, 2) as at
     ), variants as (
       insert into product_variants (product_id, title, position, manage_inventory)
       select id, variant, at, variant <> 'To order'
       from product, unnest(array['Plain', 'Sold out', 'To order']) with ordinality as wanted (variant, at)
       returning id, title
     ), prices as (
       insert into variant_prices (variant_id, currency_code, amount) select id, 'usd', 1250 from variants
     )
     select id from product`,
    // Long enough that a phone shows the button only after scrolling.
    [title, "<p>Woven in a day, carried for years.</p>".repeat(12)],
  );
  const id = product?.id ?? "";
  await queryDatabase(
    `insert into stock_movements (variant_id, kind, quantity)
     select id, 'receive', 3 from product_variants where product_id = $1 and title = 'Plain'`,
    [id],
  );
  return { id, title };
}

/** Ends the sale of a product. Its page stays. */
export const endSale = (id: string) =>
  queryDatabase("update products set purchasable = false where id = $1", [id]);
