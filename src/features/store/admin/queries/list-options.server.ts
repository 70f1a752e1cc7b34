import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { OptionText } from "../product-text.ts";

/** The options of a product with their values, in their order. */
export async function listOptions(db: Db, productId: string): Promise<OptionText[]> {
  const { rows } = await sql<OptionText>`
    select option.title, coalesce(array_agg(value.value order by value.position, value.id)
      filter (where value.id is not null), '{}') as values
    from product_options option
    left join product_option_values value on value.option_id = option.id
    where option.product_id = ${productId}
    group by option.id order by option.position, option.id`.execute(db);
  return rows;
}
