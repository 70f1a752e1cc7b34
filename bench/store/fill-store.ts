import { Client } from "pg";

const nouns =
  "Throw Candle Soap Apron Basket Bowl Mug Quilt Drum Print Scarf Crown Jelly Roast Balm Butter Board Stool Lamp Vase Ring Cuff Tote Journal Rug Kettle Spoon Blanket Broom Wreath";
const adjectives =
  "Harvest Porch Sunday Indigo Golden Quiet Market River Delta Northstar Ember Copper Velvet Morning Cedar Juniper Saffron Hibiscus Baobab Marigold Okra Sorrel Cowrie Palmetto Magnolia Cypress Peachtree Sweetgrass Gullah Savannah";
const makers = 4_000;
const collections = 12;

/** Fills an empty, migrated database with a store of this size: 4,000 makers, 12 collections, 1 to 3 variants each. */
export async function fillStore(ownerUrl: string, products: number): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values);
  const tables = ["products", "product_variants", "variant_prices", "product_collections", "variant_stock"];
  const setTriggers = async (state: "enable" | "disable") => {
    // All triggers except those that update stock. The list is computed once at the end.
    const { rows } = await run(
      `select tgrelid::regclass as table, tgname as name from pg_trigger
       where tgrelid = any ($1::regclass[]) and not tgisinternal and tgname <> 'product_variants_add_stock'`,
      [tables],
    );
    for (const { table, name } of rows) await run(`alter table ${table} ${state} trigger ${name}`);
  };
  try {
    await run("begin");
    await run("select setseed(0.1966)");
    await run(
      `insert into businesses (name, location)
       select 'Maker ' || n, 'Town ' || n % 300 || ', ' || (array['Georgia', 'Michigan', 'Maryland', 'Tennessee', 'Texas',
         'Illinois', 'New York', 'Ohio', 'Virginia', 'Louisiana', 'Alabama', 'Florida'])[1 + floor(12 * random() ^ 2)::int]
       from generate_series(1, $1) as n`,
      [makers],
    );
    await run(
      "insert into collections (title, position) select 'Collection ' || n, n from generate_series(1, $1) as n",
      [collections],
    );
    await setTriggers("disable");
    await run(
      `insert into products (title, status, business_id, created_at)
       select adjectives[1 + floor(random() * 30)::int] || ' ' || nouns[1 + floor(random() * 30)::int] || ' No. ' || n,
         case when random() < 0.02 then 'draft' else 'published' end,
         ids[1 + floor($2 * random() ^ 2)::int], timestamptz '2026-01-01' - n * interval '7 minutes'
       from generate_series(1, $1) as n
       cross join (select array_agg(id order by name) as ids from businesses) as makers
       cross join (select string_to_array($3, ' ') as nouns, string_to_array($4, ' ') as adjectives) as words`,
      [products, makers, nouns, adjectives],
    );
    await run(
      `insert into product_variants (product_id, title, position, manage_inventory)
       select id, 'Size ' || size, size, random() < 0.9
       from products cross join lateral generate_series(1, 1 + (abs(hashtext(id::text)) % 3)) as size`,
    );
    await run(
      `insert into variant_prices (variant_id, currency_code, amount, sale_amount)
       select id, 'usd', amount, case when random() < 0.12 then amount * 8 / 10 end
       from (select id, 500 + floor(45000 * random() ^ 3)::int as amount from product_variants offset 0) as variants`,
    );
    await run(
      `insert into stock_movements (variant_id, kind, quantity)
       select id, 'receive', 1 + floor(random() * 40)::int from product_variants where random() < 0.85`,
    );
    await run(
      `insert into product_collections (product_id, collection_id)
       select p.id, ids[1 + floor($1 * random() ^ 2)::int]
       from products p cross join (select array_agg(id order by position) as ids from collections) as shelves`,
      [collections],
    );
    await setTriggers("enable");
    // Without statistics on the new rows, the next statement would take hours.
    await run(`analyze businesses, ${tables.join(", ")}`);
    await run("select refresh_store_listings(array(select id from products))");
    await run("commit");
    await run("vacuum analyze");
  } finally {
    await client.end();
  }
}
