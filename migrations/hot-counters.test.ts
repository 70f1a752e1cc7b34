import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";

const database = setUpDatabase();
const run = (statement: string) => sql.raw(statement).execute(database.owner);

/** How many updates `write` makes to a table, and the share of HOT updates, which leave its indexes alone. */
async function updatesOf(table: string, write: () => Promise<unknown>) {
  const before = await readCounts(table);
  await write();
  const after = await readCounts(table);
  const updates = after.updates - before.updates;
  return { updates, hotShare: (after.hot - before.hot) / updates };
}

async function readCounts(table: string) {
  await sql`select pg_stat_force_next_flush()`.execute(database.owner);
  const { rows } = await sql<{ updates: number; hot: number }>`
    select n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables where relname = ${table}`.execute(
    database.owner,
  );
  return rows[0] ?? { updates: 0, hot: 0 };
}

const inTurns = async (times: number, write: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < times; n++) await write(n);
};

// Not all of them: an old snapshot anywhere in the database delays the reuse of space.
it("votes, reviews, stock and product counts are updated without touching any index", async () => {
  await run(
    "insert into artist_directory (name, category, status) select 'Artist ' || n, 'Music', 'approved' from generate_series(1, 20) n",
  );
  await run("insert into businesses (name) select 'Stall ' || n from generate_series(1, 20) n");
  await run(
    "insert into products (title, status) select 'Basket ' || n, 'published' from generate_series(1, 20) n",
  );
  await run("insert into product_variants (product_id, title) select id, title from products");
  await run(
    "insert into variant_prices (variant_id, currency_code, amount) select id, 'usd', 500 from product_variants",
  );

  const votes = await updatesOf("artist_directory", () =>
    inTurns(200, (n) =>
      run(
        `insert into artist_votes (artist_id, voter_key) select artist_id, 'v${n}' from artist_directory where name = 'Artist ${(n % 20) + 1}'`,
      ),
    ),
  );
  expect(votes.updates).toBe(200);
  expect(votes.hotShare).toBeGreaterThan(0.5);

  const reviews = await updatesOf("business_stats", () =>
    inTurns(200, (n) =>
      run(
        `insert into reviews (business_id, rating, comment, status) select id, 5, 'Visit ${n}', 'Approved' from businesses where name = 'Stall ${(n % 20) + 1}'`,
      ),
    ),
  );
  expect(reviews.updates).toBe(200);
  expect(reviews.hotShare).toBeGreaterThan(0.5);

  const stock = await updatesOf("variant_stock", () =>
    inTurns(200, (n) =>
      run(
        `insert into stock_movements (variant_id, kind, quantity) select id, 'receive', 1 from product_variants where title = 'Basket ${(n % 20) + 1}'`,
      ),
    ),
  );
  expect(stock.updates).toBe(200);
  expect(stock.hotShare).toBeGreaterThan(0.5);

  await run("select fold_store_counts(10000)");
  const goods = await updatesOf("store_counts", () =>
    inTurns(20, async (n) => {
      await run(`update variant_prices set amount = ${n % 2 === 0 ? 9_000 : 500}`);
      await run("select fold_store_counts(10000)");
    }),
  );
  expect(goods.updates).toBeGreaterThan(20);
  expect(goods.hotShare).toBeGreaterThan(0.5);
});

it("the order by support is updated once for many votes", async () => {
  const moved = await updatesOf("artist_directory", () => run("select apply_artist_order_changes(1000)"));
  expect(moved.updates).toBe(20);
  const { rows } = await run(
    "select from artist_directory where support_order <> held_votes - community_votes",
  );
  expect(rows).toEqual([]);
});
