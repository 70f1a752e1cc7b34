import { describe, expect, it, vi } from "vitest";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { openBuiltApp } from "#testing/built-app.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { orderKey } from "../order-key.server.ts";
import type { OrderStatus, ParcelStatus } from "../order-states.ts";
import { loader } from "./success.tsx";

const { database, services } = setUpServices();
const paidAt = new Date("2026-11-15T10:42:00Z");
let orders = 0;

type Options = {
  timeZone?: string;
  status: OrderStatus;
  parcels?: ParcelStatus[];
};

/** An order of a throw and two candles from two makers. */
async function addOrder({ status, parcels = [], timeZone }: Options) {
  orders += 1;
  const isPaid = status === "paid" || status === "refunded";
  const { id } = await database.db
    .insertInto("orders")
    .values({
      status,
      email: isPaid ? "renee.okafor@mail.example" : null,
      buyer_name: isPaid ? "Renée Okafor" : null,
      ship_to: JSON.stringify({
        name: "Renée Okafor",
        line1: "88 Lantern Street",
        line2: "Apt 3",
        city: "Atlanta",
        state: "GA",
        postalCode: "30312",
        country: "US",
      }),
      payment_method: isPaid ? "Card ending in 4417" : null,
      country: "US",
      currency_code: "usd",
      goods_amount: 19_200,
      shipping_amount: 1_300,
      tax_amount: 1_248,
      total_amount: 21_748,
      refunded_amount: status === "refunded" ? 21_748 : 0,
      is_tax_included: false,
      time_zone: timeZone ?? null,
      session_id: `cs_${orders}`,
      hold_until: paidAt,
      paid_at: isPaid ? paidAt : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const makers = ["0190f3a0-0000-7000-8000-000000000001", "0190f3a0-0000-7000-8000-000000000002"];
  const line = { order_id: id, seller_place: "Detroit, MI", holds_stock: true };
  await database.db
    .insertInto("order_lines")
    .values([
      {
        ...line,
        position: 0,
        variant_id: makers[0] ?? "",
        product_id: makers[0] ?? "",
        business_id: makers[0],
        seller_name: "Northstar Looms",
        product_title: "Harvest Throw",
        variant_title: "Plum",
        unit_amount: 12_800,
        quantity: 1,
      },
      {
        ...line,
        position: 1,
        variant_id: makers[1] ?? "",
        product_id: makers[1] ?? "",
        business_id: makers[1],
        seller_name: "Tallow House",
        product_title: "Porch Candle",
        variant_title: "Fig leaf",
        unit_amount: 3_200,
        quantity: 2,
      },
    ])
    .execute();
  for (const [index, parcel] of parcels.entries())
    await database.db
      .insertInto("parcels")
      .values({ order_id: id, business_id: makers[index] ?? null, status: parcel })
      .execute();
  return id;
}

async function readReceipt(
  id: string,
  { key = orderKey(services.env, id), payments = null as unknown } = {},
) {
  const query = new URLSearchParams({ order: id, key });
  const path = `/success?${query}`;
  return loader(routeArgs({ ...services, payments: payments as PaymentProvider }, path));
}

describe("the page after payment", () => {
  it("[STORE-03] [STORE-04] [STORE-05] thanks anyone, with links to the store and home", async () => {
    const app = await openBuiltApp(services);
    const response = await app.request("/success");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("<h1>Thank you.</h1>");
    expect(html).toMatch(/<a [^>]*href="\/store"[^>]*>Continue Shopping<\/a>/);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home<\/a>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    ["America/Chicago", "4:42 AM CST"],
    ["Nowhere/Land", "10:42 AM UTC"],
  ])("formats the time of payment in %s as %s", async (timeZone, time) => {
    const { data } = await readReceipt(await addOrder({ status: "paid", timeZone }));
    expect(data.receipt?.paidAt?.replace(/\s/g, " ")).toBe(`Sunday, November 15 at ${time}`);
  });

  it("shows the receipt of a paid order, and is never cached", async () => {
    const id = await addOrder({ status: "paid", parcels: ["ordered", "packed"] });
    const { data, init } = await readReceipt(id);
    expect(new Headers(init?.headers).get("cache-control")).toBe("private, no-store");
    expect(new Headers(init?.headers).get("x-robots-tag")).toBe("noindex");
    expect(data.orderAddress).toBe(`/orders/${id}?key=${orderKey(services.env, id)}`);
    expect(data.receipt).toMatchObject({
      number: expect.stringMatching(/^UJ-\d{5}$/),
      state: "paid",
      buyer: "Renée",
      email: "renee.okafor@mail.example",
      paidAt: expect.stringMatching(/^Sunday, November 15 at 10:42.AM UTC$/),
      lines: [
        { productTitle: "Harvest Throw", quantity: 1, amount: "$128.00" },
        { productTitle: "Porch Candle", quantity: 2, amount: "$64.00" },
      ],
      amounts: [
        { label: "Products", amount: "$192.00" },
        { label: "Shipping, two parcels", amount: "$13.00" },
        { label: "Sales tax", amount: "$12.48" },
      ],
      total: { label: "Total paid", amount: "$217.48" },
      back: null,
      paymentMethod: "Card ending in 4417",
      address: ["Renée Okafor", "88 Lantern Street, Apt 3", "Atlanta, GA 30312"],
    });
  });

  it("is the plain page for a wrong key, an unknown order, and a malformed id", async () => {
    const id = await addOrder({ status: "paid" });
    const other = await addOrder({ status: "paid" });
    const unknown = "0190f3a0-0000-7000-8000-00000000dead";
    for (const [requested, key] of [
      [id, orderKey(services.env, other)],
      [id, ""],
      [id, "é".repeat(22)],
      [unknown, orderKey(services.env, unknown)],
      ["7' or 1=1", orderKey(services.env, "7' or 1=1")],
    ] as const) {
      expect((await readReceipt(requested, { key })).data).toEqual({ receipt: null, orderAddress: null });
    }
  });

  it.each([
    ["pending", "waiting", ["Waiting for the bank", "Being packed", "On its way", "Delivered"], "now"],
    ["processing", "processing", ["Waiting for the bank", "Being packed", "On its way", "Delivered"], "now"],
    ["expired", "failed", ["Payment did not go through"], "cut"],
    ["failed", "failed", ["Payment did not go through"], "cut"],
    ["refunded", "paid", ["Paid", "Canceled"], "done"],
  ] as const)("describes a %s order", async (status, state, steps, first) => {
    const { receipt } = (await readReceipt(await addOrder({ status }))).data;
    expect(receipt?.state).toBe(state);
    expect(receipt?.steps.map(({ label }) => label)).toEqual(steps);
    expect(receipt?.steps[0]?.state).toBe(first);
    if (status === "refunded") expect(receipt?.back).toEqual({ label: "Paid back", amount: "$217.48" });
  });

  it.each([
    [
      ["ordered", "packed"],
      ["done", "now", "later", "later"],
    ],
    [
      ["packed", "sent"],
      ["done", "done", "now", "later"],
    ],
    [
      ["sent", "canceled"],
      ["done", "done", "now", "later"],
    ],
    [
      ["delivered", "delivered"],
      ["done", "done", "done", "done"],
    ],
    [
      ["canceled", "canceled"],
      ["done", "cut"],
    ],
  ] as [ParcelStatus[], string[]][])("shows parcels that are %s", async (parcels, states) => {
    const { receipt } = (await readReceipt(await addOrder({ status: "paid", parcels }))).data;
    expect(receipt?.steps.map(({ state }) => state)).toEqual(states);
  });

  it("queries the provider about an unpaid order, and works while it is away", async () => {
    const findSession = vi.fn().mockRejectedValue(new Error("away"));
    const { receipt } = (
      await readReceipt(await addOrder({ status: "pending" }), { payments: { findSession } })
    ).data;
    expect(findSession).toHaveBeenCalledExactlyOnceWith(`cs_${orders}`);
    expect(receipt?.state).toBe("waiting");

    await readReceipt(await addOrder({ status: "paid" }), { payments: { findSession } });
    expect(findSession).toHaveBeenCalledTimes(1);
  });
});
