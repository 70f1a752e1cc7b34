import { sql } from "kysely";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { TestServices } from "#testing/services.ts";
import { startCheckout } from "./commands/start-checkout.server.ts";
import { addGoods } from "./goods-for-tests.ts";
import type { TestPayments } from "./payments-for-tests.ts";
import { readOrder } from "./queries/read-order.server.ts";

/** Actions and queries for tests of checkout, using the services of a file. */
export function checkoutForTests(services: TestServices, payments: () => TestPayments) {
  /** An order of this quantity, with its session still open. */
  async function begin({ stock = 5, quantity = 2, business_id = null as string | null } = {}) {
    const { variantIds } = await addGoods(services.db, {
      business_id,
      variants: [{ title: "Small", amount: 15000, stock }],
    });
    const variantId = variantIds[0] ?? "";
    return { variantId, ...(await order([{ variantId, quantity }])) };
  }

  async function order(items: { variantId: string; quantity: number }[]) {
    const started = await startCheckout(services, aVisitor(), { items });
    if (!started.ok) throw new Error(started.reason);
    const session = payments().sessionOf(started.orderId)?.session;
    return { orderId: started.orderId, sessionId: session?.id ?? "" };
  }

  async function read(id: string) {
    const found = await readOrder(services.db, id);
    if (!found) throw new Error("There is no such order.");
    return found;
  }

  /** The number of emails or other jobs queued for an order. */
  async function countJobs(name: string, orderId: string) {
    const { rows } = await sql`
      select from pgboss.job where name = ${name} and data ->> 'orderId' = ${orderId}`.execute(
      services.owner,
    );
    return rows.length;
  }

  return {
    begin,
    order,
    read,
    countJobs,
    stockOf: (id: string) => readStock(services.db, id),
    ledgerOf: (orderId: string) => readLedger(services.db, orderId),
  };
}

function readStock(db: Db, id: string) {
  return db
    .selectFrom("variant_stock")
    .select(["reserved", "sold", "inventory_quantity as left"])
    .where("variant_id", "=", id)
    .executeTakeFirstOrThrow();
}

async function readLedger(db: Db, orderId: string) {
  const { rows } = await sql<{ kind: string; account: string; amount: number }>`
    select kind, account, amount from ledger_entries join ledger_transactions as booked on booked.id = transaction_id
    where order_id = ${orderId} order by ledger_entries.id`.execute(db);
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
}
