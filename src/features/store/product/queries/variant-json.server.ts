import { sql } from "kysely";

/**
 * The variants of one product as JSON, in their order. A variant without a price is not for sale and left out. Of several
 * prices, that in dollars is the one that counts: the store sells in dollars.
 */
export const variantsOf = (productId: ReturnType<typeof sql.ref>) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', variant.id,
    'product_id', variant.product_id,
    'title', variant.title,
    'image_url', variant.image_url,
    'sku', variant.sku,
    'manage_inventory', variant.manage_inventory,
    'weight_grams', variant.weight_grams,
    'inventory_quantity', coalesce(stock.inventory_quantity, 0),
    'prices', price.all,
    'options', (
      select coalesce(json_agg(json_build_object(
        'id', value.id, 'option_id', value.option_id, 'value', value.value
      ) order by option.position, option.id), '[]')
      from variant_option_values as chosen
      join product_option_values as value on value.id = chosen.option_value_id
      join product_options as option on option.id = chosen.option_id
      where chosen.variant_id = variant.id
    )
  ) order by variant.position, variant.id), '[]')
  from product_variants as variant
  join lateral (
    select json_agg(json_build_object(
      'amount', price.amount,
      'sale_amount', price.sale_amount,
      'currency', json_build_object(
        'code', currency.code, 'symbol', currency.symbol, 'template', currency.template
      )
    ) order by price.currency_code <> 'usd', price.currency_code) as all
    from variant_prices as price
    join currencies as currency on currency.code = price.currency_code
    where price.variant_id = variant.id
  ) as price on price.all is not null
  left join variant_stock as stock on stock.variant_id = variant.id
  where variant.product_id = ${productId}
)`;

/** A variant as PostgreSQL returns it; it has at least one price. */
export type VariantRow = {
  id: string;
  product_id: string;
  title: string;
  image_url: string | null;
  sku: string | null;
  manage_inventory: boolean;
  weight_grams: number | null;
  inventory_quantity: number;
  prices: PriceRow[];
  options: { id: string; option_id: string; value: string }[];
};
type PriceRow = {
  amount: number;
  sale_amount: number | null;
  currency: { code: string; symbol: string; template: string };
};
