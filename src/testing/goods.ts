import type { Client } from "pg";

/** Puts a product with these variants on sale, 20 dollars each, and returns their ids in order. */
export async function addGoods(
  owner: Client,
  titles: readonly string[],
  product = "Drill basket",
): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `with product as (
      insert into products (title, status) values ($2, 'published') returning id
    )
    insert into product_variants (product_id, title, position)
    select product.id, title, at from product, unnest($1::text[]) with ordinality as wanted (title, at)
    returning id`,
    [titles, product],
  );
  const ids = rows.map(({ id }) => id);
  await owner.query(
    "insert into variant_prices (variant_id, currency_code, amount) select unnest($1::uuid[]), 'usd', 2000",
    [ids],
  );
  return ids;
}

/** Adds stock to each variant. */
export async function receive(owner: Client, variants: readonly string[], quantity: number): Promise<void> {
  await owner.query(
    `insert into stock_movements (variant_id, kind, quantity, note)
    select unnest($1::uuid[]), 'receive', $2, 'For the drill'`,
    [variants, quantity],
  );
}

export type Stock = { received: number; reserved: number; sold: number };

export async function readStock(owner: Client, variant: string): Promise<Stock> {
  const { rows } = await owner.query<Stock>(
    "select received, reserved, sold from variant_stock where variant_id = $1",
    [variant],
  );
  return rows[0] ?? { received: 0, reserved: 0, sold: 0 };
}
