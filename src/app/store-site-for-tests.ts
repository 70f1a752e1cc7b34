import { afterAll, beforeAll } from "vitest";
import { addGoods } from "#features/checkout/goods-for-tests.ts";
import { openPayments } from "#platform/payments/open-payments.server.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";
import { type FakeStripe, startFakeStripe } from "#testing/stripe/start-fake-stripe.ts";

export type SentCheckout = { body: unknown; headers?: Record<string, string>; store?: string; raw?: string };

/** The built site with a fake Stripe and a few products, for the tests of one file. */
export function setUpStoreSite() {
  const { database, services } = setUpServices();
  const site = { price: 12800, shipping: 650, stock: 20 };
  const parts = {} as { stripe: FakeStripe; app: BuiltApp };
  const ids = { sold: "", other: "", draft: "", withdrawn: "", notForSale: "", euros: "", free: "" };

  beforeAll(async () => {
    parts.stripe = await startFakeStripe({ port: 0, webhookSecret: "whsec_a_secret_for_tests" });
    services.payments = openPayments({ ...services.env, ...parts.stripe.env });
    // All rows of the tables come from the same network.
    Object.assign(services.env, { CHECKOUTS_PER_HOUR: 100_000 });
    services.limits.take = async (rule) => ({ ok: true, used: 1, remaining: 9, resetSeconds: 1, rule });
    parts.app = await openBuiltApp(services);
    const add = async (values: Parameters<typeof addGoods>[1]) =>
      (await addGoods(database.db, values)).variantIds[0] ?? "";
    ids.sold = await add({ variants: [{ amount: 15000, saleAmount: site.price, stock: 1_000 }] });
    ids.other = await add({ variants: [{ amount: 900, stock: site.stock }] });
    ids.draft = await add({ status: "draft" });
    ids.withdrawn = await add({ deleted_at: new Date() });
    ids.notForSale = await add({ purchasable: false });
    ids.euros = await add({ variants: [{ currency: "eur" }] });
    ids.free = await add({ variants: [{ amount: 0, stock: null }] });
  });
  afterAll(() => parts.stripe.stop());

  const count = async (table: (typeof tables)[number]) =>
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow()
    ).rows;

  return {
    database,
    services,
    site,
    parts,
    ids,
    count,
    countAll: () => Promise.all(tables.map(count)),
    send: ({ body, headers = {}, store = "ujamaa", raw }: SentCheckout) =>
      parts.app.request(`/api/store/${store}/checkout`, {
        method: "POST",
        headers: { ...sameOriginHeaders, "content-type": "application/json", ...headers },
        body: raw ?? JSON.stringify(body),
      }),
    /** A complete, valid body for tests to tamper with. */
    honest: (item: object = {}, rest: object = {}) => ({
      items: [{ variant_id: ids.sold, quantity: 1, ...item }],
      successUrl: "/success",
      cancelUrl: "/product/1",
      locale: "en-US",
      timeZone: "America/Detroit",
      ...rest,
    }),
  };
}

const tables = ["orders", "payment_events", "stock_movements", "ledger_transactions"] as const;
