import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "#seed/seed-demo.ts";
import { setUpDatabase } from "#testing/database.ts";
import { runUjamaa } from "#testing/run-ujamaa.ts";
import { findViolations, findViolationsWithin } from "./find-violations.ts";

const database = setUpDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(() => client.end());

describe("npm run verify:data", () => {
  it.each<[invariant: string, corruption: string, problem: RegExp]>([
    [
      "1-stock-within-bounds",
      "alter table variant_stock drop constraint variant_stock_is_never_oversold; update variant_stock set sold = 20",
      /received 10, held 1, sold 20/,
    ],
    [
      "2-stock-equals-movements",
      "update variant_stock set received = 11",
      /stock says received 11, .* movements say 10/,
    ],
    ["2-stock-equals-movements", "delete from variant_stock", /stock says received , /],
    [
      "3-holds-belong-to-open-orders",
      "update orders set status = 'expired' where status = 'pending'",
      /1 held, 0 ended, the order is expired/,
    ],
    [
      "3-holds-belong-to-open-orders",
      "update orders set hold_until = now() - interval '6 minutes' where status = 'pending'",
      /queried never/,
    ],
    ["3-holds-belong-to-open-orders", "update order_lines set quantity = 3 where quantity = 1", /1 held/],
    [
      "4-one-order-per-payment",
      "alter table orders drop constraint orders_session_id_key; update orders set session_id = 'cs_paid' where session_id = 'cs_late'",
      /belongs to 2 orders/,
    ],
    [
      "4-one-order-per-payment",
      "insert into payment_events values ('evt_1', 'checkout.session.completed', 'cs_lost', now() - interval '11 minutes', now())",
      /was paid \(event evt_1\), and no order has it/,
    ],
    [
      "4-one-order-per-payment",
      "insert into unmatched_payments values ('pi_lost', 'cs_lost', uuidv7(), 1700, 'usd')",
      /1700 usd came for order \S+, which is gone/,
    ],
    [
      "5-totals-add-up",
      "update order_lines set unit_amount = 999 where quantity = 2",
      /goods 2000, lines 1998/,
    ],
    [
      "5-totals-add-up",
      "update ledger_entries set amount = sign(amount) * 2649 where abs(amount) = 2650",
      /total is 2650 usd, and 2649 usd were charged/,
    ],
    ["6-money-is-conserved", "delete from ledger_entries where account = 'tax'", /add up to/],
    [
      "6-money-is-conserved",
      "update orders set refunded_amount = 1 where status = 'paid'",
      /refunded 1, its refunds say 0/,
    ],
    [
      "6-money-is-conserved",
      "update refunds set status = 'failed' where status = 'succeeded'",
      /its refunds say 0, the ledger says 1700/,
    ],
    [
      "7-orders-move-forward",
      "update orders set status = 'pending' where status = 'paid'",
      /is pending, and was paid at/,
    ],
    [
      "7-orders-move-forward",
      "update refunds set amount = 1 where status = 'pending'",
      /is expired, and was paid at/,
    ],
    ["7-orders-move-forward", "delete from parcels", /has no parcel/],
    [
      "8-one-effect-per-event",
      "drop index stock_movements_one_end, stock_movements_one_sale; insert into stock_movements (variant_id, kind, quantity, order_id) select variant_id, kind, quantity, order_id from stock_movements where kind = 'sell' and quantity = 2",
      /was sold 2 times/,
    ],
    [
      "8-one-effect-per-event",
      "insert into payment_events values ('evt_1', 'refund.updated', 're_1', now() - interval '2 hours')",
      /not handled yet/,
    ],
    [
      "9-paid-means-charged-and-sold",
      "update ledger_transactions set kind = 'dispute' where provider_id = 'pi_paid'",
      /is paid without a charge/,
    ],
    [
      "9-paid-means-charged-and-sold",
      "delete from stock_movements where kind = 'sell' and quantity = 2",
      /sold 0 of 2/,
    ],
    [
      "9-paid-means-charged-and-sold",
      "update orders set payment_id = 'pi_other' where status = 'paid'",
      /and pi_paid was charged/,
    ],
    [
      "artist_vote_counts",
      "insert into artist_directory (name, category, community_votes) values ('Odessa', 'Music', 9)",
      /differs from its source/,
    ],
    [
      "store_counts",
      "insert into store_counts (kind, key, goods) values ('all', '', 1)",
      /differs from its source/,
    ],
    [
      "10-guards-are-in-place",
      "alter table stock_movements disable trigger stock_movements_rows_stay",
      /is switched off/,
    ],
  ])("names %s after: %s", async (invariant, corruption, problem) => {
    await client.query("begin");
    try {
      await client.query(`${ordersInEveryState}; set constraints all immediate`);
      // Constraints and triggers would reject the corruption, so they are off, as in a mistake with all rights.
      await client.query(`set local session_replication_role = replica; ${corruption}`);
      const { violations, undecided } = await findViolationsWithin(client);
      expect(undecided).toEqual([]);
      const named = violations.filter((violation) => violation.invariant === invariant);
      expect(named.map((violation) => violation.problem).join("\n")).toMatch(problem);
    } finally {
      await client.query("rollback");
    }
  });

  it("finds nothing in the demo data, nor in orders in every state", async () => {
    await seedDemo(database.ownerUrl, { withAccounts: true });
    await database.owner.transaction().execute((tx) => sql.raw(ordersInEveryState).execute(tx));
    expect(await findViolations(database.appUrl)).toMatchObject({ violations: [], undecided: [] });
    expect(await verify()).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining("No violation, in "),
    });
  });

  it("says so, with status 1", async () => {
    await database.owner
      .transaction()
      .execute((tx) => sql.raw("update variant_stock set received = received + 1").execute(tx));
    const { exitCode, output } = await verify();
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^BROKEN +The stock of each variant is the sum of its movements\.\n +variant /m);
  });

  it("gives up on a slow statement, and says so", async () => {
    const lock = await database.owner.startTransaction().execute();
    await sql`lock table refunds in access exclusive mode`.execute(lock);
    const { undecided } = await findViolations(database.appUrl, { timeoutMs: 1_000 });
    await lock.rollback().execute();
    expect(undecided.map(({ invariant }) => invariant)).toEqual([
      "6-money-is-conserved",
      "7-orders-move-forward",
    ]);
  });
});

const verify = () => runUjamaa(["verify"], { env: { DATABASE_URL: database.appUrl } });

/** One order each: paid, pending, expired, paid too late, refunded. */
const ordersInEveryState = `
  insert into products (id, title) values (uuidv7(), 'Basket of the checks');
  insert into product_variants (product_id, title) select id, 'One' from products where title = 'Basket of the checks';
  create temporary table basket on commit drop as
    select variant.id, product_id from product_variants as variant join products on products.id = product_id
    where products.title = 'Basket of the checks';
  insert into stock_movements (variant_id, kind, quantity) select id, 'receive', 10 from basket;
  create temporary table made on commit drop as
    select uuidv7() as id, * from (values
      ('paid', 2, 2000, 2650), ('pending', 1, 1000, 1700), ('expired', 1, 1000, 1700),
      ('late', 1, 1000, 1700), ('refunded', 1, 1000, 1700)
    ) as one (name, quantity, goods, total);
  insert into orders (id, status, country, currency_code, goods_amount, shipping_amount, tax_amount, is_tax_included,
    total_amount, hold_until, paid_at, session_id, payment_id, refunded_amount)
    select id, case name when 'late' then 'expired' else name end, 'US', 'usd', goods, total - goods - 50, 50, false, total,
      now() + interval '35 minutes', case when name in ('paid', 'late', 'refunded') then now() end, 'cs_' || name,
      case when name in ('paid', 'late', 'refunded') then 'pi_' || name end, case name when 'refunded' then total else 0 end
    from made;
  insert into order_lines (order_id, position, variant_id, product_id, product_title, variant_title, unit_amount, quantity, holds_stock)
    select made.id, 0, basket.id, product_id, 'Basket', 'One', 1000, quantity, true from made, basket;
  insert into stock_movements (variant_id, kind, quantity, order_id)
    select basket.id, 'reserve', quantity, made.id from made, basket;
  insert into stock_movements (variant_id, kind, quantity, order_id)
    select basket.id, case when name in ('paid', 'refunded') then 'sell' else 'release' end, quantity, made.id
    from made, basket where name <> 'pending';
  insert into parcels (order_id) select id from made where name in ('paid', 'refunded');
  insert into refunds (order_id, number, amount, status)
    select id, 1, total, case name when 'late' then 'pending' else 'succeeded' end from made where name in ('late', 'refunded');
  insert into ledger_transactions (order_id, kind, provider_id)
    select id, 'charge', 'pi_' || name from made where name in ('paid', 'late', 'refunded')
    union all select id, 'refund', 're_' || name from made where name = 'refunded';
  insert into ledger_entries (transaction_id, account, currency_code, amount)
    select booked.id, account, 'usd', amount from ledger_transactions as booked join made on made.id = booked.order_id,
      lateral (values ('provider', total), ('goods', -goods), ('shipping', goods + 50 - total), ('tax', -50)) as entry (account, amount)
      where kind = 'charge'
    union all
    select booked.id, account, 'usd', amount from ledger_transactions as booked join made on made.id = booked.order_id,
      lateral (values ('provider', -total), ('refunds', total)) as entry (account, amount) where kind = 'refund'`;
