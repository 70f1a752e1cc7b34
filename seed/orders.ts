import type { Client } from "pg";
import { insertRows, type Row } from "./insert-rows.ts";
import { demoOrders, type OrderStory } from "./order-stories.ts";
import type { Seeding } from "./seeding.ts";

const tables = [
  "orders",
  "order_lines",
  "stock_movements",
  "parcels",
  "refunds",
  "ledger_transactions",
  "ledger_entries",
] as const;
type Tables = Record<(typeof tables)[number], Row[]>;

type Good = {
  variant_id: string;
  variant_title: string;
  product_id: string;
  product_title: string;
  image_url: string | null;
  sku: string | null;
  business_id: string;
  seller_name: string;
  seller_place: string | null;
  unit_amount: number;
};

const shippingPerParcel = 650;
/** In percent, added to the price. */
const taxRate = 6;
const stages = ["ordered", "packed", "sent", "delivered"];

/**
 * Orders in several states: purchases of the demo member, and purchases by guests from the demo member's business.
 * Their stock is added first, so the totals on sale do not change.
 */
export async function insertOrders(
  client: Client,
  seeding: Seeding,
  demo: { owner: string; seller: string },
) {
  const goods = await listGoods(client);
  const others = [...new Set(goods.map(({ seller_name }) => seller_name))].filter(
    (name) => name !== demo.seller,
  );
  const nextId = seeding.ids("orders");
  const rows = Object.fromEntries(tables.map((table) => [table, []])) as unknown as Tables;
  for (const [index, story] of demoOrders.entries()) {
    const sellerOf = (part: number | "own") => (part === "own" ? demo.seller : (others[part] ?? ""));
    const lines = story.parcels.flatMap(({ from, quantities }) =>
      goods
        .filter(({ seller_name }) => seller_name === sellerOf(from))
        .slice(0, quantities.length)
        .map((good, position) => ({ ...good, quantity: quantities[position] ?? 1 })),
    );
    addOrder(rows, {
      story,
      lines,
      index,
      nextId,
      seeding,
      userId: story.buyer ? null : demo.owner,
      sellerOf,
    });
  }
  for (const table of tables) await insertRows(client, table, rows[table]);
}

/** One variant of each product with tracked stock, in the store's order. */
async function listGoods(client: Client): Promise<Good[]> {
  const { rows } = await client.query<Good>(`
    select distinct on (products.position, products.id) product_variants.id as variant_id,
      product_variants.title as variant_title, products.id as product_id, products.title as product_title,
      coalesce(product_variants.image_url, products.thumbnail) as image_url, sku, businesses.id as business_id,
      businesses.name as seller_name, businesses.location as seller_place, coalesce(sale_amount, amount) as unit_amount
    from products join product_variants on product_variants.product_id = products.id
      join variant_prices on variant_prices.variant_id = product_variants.id and currency_code = 'usd'
      join businesses on businesses.id = products.business_id
    where products.status = 'published' and manage_inventory
    order by products.position, products.id, product_variants.position, product_variants.id`);
  return rows;
}

type NewOrder = {
  story: OrderStory;
  lines: (Good & { quantity: number })[];
  index: number;
  nextId: () => string;
  seeding: Seeding;
  userId: string | null;
  sellerOf: (part: number | "own") => string;
};

function addOrder(rows: Tables, { story, lines, index, nextId, seeding, userId, sellerOf }: NewOrder) {
  const id = nextId();
  const at = seeding.daysFromToday(story.days, 642);
  const isPaid = story.status !== "failed";
  const goods = lines.reduce((sum, { unit_amount, quantity }) => sum + unit_amount * quantity, 0);
  const shipping = shippingPerParcel * story.parcels.length;
  const tax = Math.round(((goods + shipping) * taxRate) / 100);
  const total = goods + shipping + tax;
  const canceled = story.parcels
    .filter(({ stage }) => stage === "canceled")
    .map(({ from }) => sellerOf(from));
  const goodsOf = (seller: string) =>
    lines
      .filter(({ seller_name }) => seller_name === seller)
      .reduce((sum, { unit_amount, quantity }) => sum + unit_amount * quantity, 0);
  const backFor = (seller: string) =>
    story.status === "refunded"
      ? total
      : Math.round((goodsOf(seller) + shippingPerParcel) * (1 + taxRate / 100));
  const refunded = canceled.reduce((sum, seller) => sum + backFor(seller), 0);
  const paymentId = isPaid ? `pi_demo_${index + 1}` : null;
  rows.orders.push({
    ...{ id, status: story.status, user_id: userId, email: story.buyer?.email ?? "member@ujamaa.example" },
    ...{ buyer_name: story.buyer?.address.name ?? null, ship_to: story.buyer?.address ?? memberAddress },
    ...{ payment_method: isPaid ? "Card ending in 4417" : null, payment_id: paymentId },
    ...{ session_id: `cs_demo_${index + 1}`, country: "US", currency_code: "usd" },
    ...{ goods_amount: goods, shipping_amount: shipping, tax_amount: tax, is_tax_included: false },
    ...{ total_amount: total, refunded_amount: refunded, problem: story.problem ?? null },
    ...{ created_at: at, hold_until: at, paid_at: isPaid ? at : null, closed_at: isPaid ? null : at },
    // Includes columns with defaults, because rows are inserted unchanged.
    ...{ session_attempts: 1, cancel_path: "/store", success_path: "/success" },
  });
  for (const [position, { quantity, ...good }] of lines.entries()) {
    rows.order_lines.push({ id: nextId(), order_id: id, position, ...good, quantity, holds_stock: true });
    const { variant_id } = good;
    const moved = { variant_id, quantity, at, note: null };
    const note = "Made for an order of the demo";
    rows.stock_movements.push(
      { ...moved, kind: "receive", order_id: null, note },
      { ...moved, kind: "reserve", order_id: id },
      { ...moved, kind: isPaid ? "sell" : "release", order_id: id },
    );
  }
  if (!isPaid) return;
  addParcels(rows, { story, id, at, nextId, seeding, lines, sellerOf, backFor });
  const charge: Entry[] = [
    ["provider", null, total],
    ...story.parcels.map(({ from }): Entry => {
      const seller = sellerOf(from);
      return [
        "goods",
        lines.find(({ seller_name }) => seller_name === seller)?.business_id ?? null,
        -goodsOf(seller),
      ];
    }),
    ["shipping", null, -shipping],
    ["tax", null, -tax],
  ];
  book(rows, nextId, { orderId: id, kind: "charge", providerId: paymentId ?? "", at }, charge);
  for (const [number, seller] of canceled.entries()) {
    const back = { amount: backFor(seller), at: seeding.daysFromToday(story.days + 1, 691) };
    const providerId = `re_demo_${index + 1}_${number + 1}`;
    rows.refunds.push({
      ...{ id: nextId(), order_id: id, number: number + 1, amount: back.amount, status: "succeeded" },
      ...{ reason: "Parcel canceled", provider_id: providerId, created_at: back.at, settled_at: back.at },
    });
    book(rows, nextId, { orderId: id, kind: "refund", providerId, at: back.at }, [
      ["refunds", null, back.amount],
      ["provider", null, -back.amount],
    ]);
  }
}

type NewParcels = Pick<NewOrder, "story" | "nextId" | "seeding" | "lines" | "sellerOf"> & {
  id: string;
  at: string;
  backFor: (seller: string) => number;
};

function addParcels(rows: Tables, { story, id, at, nextId, seeding, lines, sellerOf, backFor }: NewParcels) {
  for (const { from, stage, tracking, note } of story.parcels) {
    const seller_name = sellerOf(from);
    const reached = stages.indexOf(stage);
    const isCanceled = stage === "canceled";
    const time = (step: number) =>
      reached >= step ? seeding.daysFromToday(story.days + step, 545 + step) : null;
    rows.parcels.push({
      ...{ id: nextId(), order_id: id, seller_name, status: stage, created_at: at, note: note ?? null },
      business_id: lines.find((line) => line.seller_name === seller_name)?.business_id ?? null,
      ...{ carrier: tracking ? "USPS" : null, tracking_number: tracking ?? null, tracking_url: null },
      ...{ packed_at: time(1), sent_at: time(2), delivered_at: time(3) },
      canceled_at: isCanceled ? seeding.daysFromToday(story.days + 1, 691) : null,
      refund_amount: isCanceled ? backFor(seller_name) : null,
    });
  }
}

type Entry = [account: string, businessId: string | null, amount: number];

function book(
  rows: Tables,
  nextId: () => string,
  { orderId, kind, providerId, at }: { orderId: string; kind: string; providerId: string; at: string },
  entries: Entry[],
) {
  const id = nextId();
  rows.ledger_transactions.push({ id, order_id: orderId, kind, provider_id: providerId, at });
  for (const [account, business_id, amount] of entries)
    rows.ledger_entries.push({ transaction_id: id, account, business_id, currency_code: "usd", amount });
}

const memberAddress = {
  ...{ name: "Moses Member", line1: "14 Orchard Row", line2: null, city: "Detroit", state: "MI" },
  ...{ postalCode: "48201", country: "US" },
};
