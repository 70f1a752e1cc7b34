import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { Buyer, Excess } from "./hold-limits.ts";
import { holdStock } from "./hold-stock.server.ts";
import { type Goods, listGoods } from "./queries/list-goods.server.ts";
import { type OrderPrice, orderLimits, priceOrder } from "./rules.ts";

/** The one currency that the store sells in. */
const currency = "usd";

export type NewOrder = {
  items: { variantId: string; quantity: number }[];
  country: string;
  userId: string | null;
  request: { key: string; digest: Buffer } | null;
  networkKey: Buffer;
  /** Whether the order may be placed, as far as work is concerned. Asked last: it may use up a proof. */
  proveWork: (order: { isScarce: boolean }) => Promise<boolean>;
  locale: string | null;
  timeZone: string | null;
  successPath: string;
  cancelPath: string;
};

type Settings = Pick<Env, "STORE_SHIPPING" | "STORE_TAX" | "STORE_PRICES_INCLUDE_TAX">;
type Line = Goods & { quantity: number };
type Placed =
  | { ok: true; id: string; digest: Buffer | null }
  | { ok: false; reason: "not-for-sale"; missing: string[] }
  | { ok: false; reason: "amount-out-of-range" }
  | { ok: false; reason: "out-of-stock"; shortages: { variantId: string; left: number }[] }
  | { ok: false; reason: "over-limit"; buyer: Buyer; excess: Excess }
  | { ok: false; reason: "proof-needed" };

/** Holds the stock of an order and writes it down, or refuses it and leaves nothing. */
export async function placeOrder(tx: Tx, settings: Settings, order: NewOrder): Promise<Placed> {
  const { items, country } = order;
  const found = await listGoods(tx, { ids: items.map(({ variantId }) => variantId), currency });
  const goods = new Map(found.map((one) => [one.variantId, one]));
  const missing = items.map(({ variantId }) => variantId).filter((id) => !goods.has(id));
  if (missing.length > 0) return { ok: false, reason: "not-for-sale", missing };
  const lines = items.flatMap(({ variantId, quantity }) => {
    const one = goods.get(variantId);
    return one ? [{ ...one, quantity }] : [];
  });
  const price = priceOrder(lines, {
    shippingRate: settings.STORE_SHIPPING.get(country) ?? 0,
    taxRate: settings.STORE_TAX.get(country) ?? 0,
    isTaxIncluded: settings.STORE_PRICES_INCLUDE_TAX,
  });
  if (price.totalAmount < orderLimits.minTotal || price.totalAmount > orderLimits.maxTotal)
    return { ok: false, reason: "amount-out-of-range" };
  const id = await newId(tx);
  const held = await holdStock(
    tx,
    {
      id,
      buyer: order.userId ? "account" : "visitor",
      lines: lines.filter(({ managesInventory }) => managesInventory),
    },
    order,
  );
  if (!held.ok) return held;
  await insertOrder(tx, id, order, { ...price, holdMinutes: held.holdMinutes });
  await insertLines(tx, id, lines);
  return { ok: true, id, digest: order.request?.digest ?? null };
}

/** By the database, so that ids follow its clock. */
async function newId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx);
  return rows[0]?.id ?? "";
}

async function insertOrder(
  tx: Tx,
  id: string,
  order: NewOrder,
  { holdMinutes, ...price }: OrderPrice & { holdMinutes: number },
) {
  await tx
    .insertInto("orders")
    .values({
      id,
      user_id: order.userId,
      country: order.country,
      currency_code: currency,
      goods_amount: price.goodsAmount,
      shipping_amount: price.shippingAmount,
      tax_amount: price.taxAmount,
      is_tax_included: price.isTaxIncluded,
      total_amount: price.totalAmount,
      locale: order.locale,
      time_zone: order.timeZone,
      success_path: order.successPath,
      cancel_path: order.cancelPath,
      request_key: order.request?.key ?? null,
      request_digest: order.request?.digest ?? null,
      network_key: order.networkKey,
      hold_minutes: holdMinutes,
      hold_until: sql<Date>`now() + make_interval(mins => ${holdMinutes})`,
    })
    .execute();
}

async function insertLines(tx: Tx, orderId: string, lines: readonly Line[]) {
  const rows = lines.map((line, position) => ({
    order_id: orderId,
    position,
    variant_id: line.variantId,
    product_id: line.productId,
    business_id: line.businessId,
    seller_name: line.sellerName,
    seller_place: line.sellerPlace,
    product_title: line.productTitle,
    variant_title: line.variantTitle,
    image_url: line.imageUrl,
    sku: line.sku,
    unit_amount: line.unitAmount,
    quantity: line.quantity,
    holds_stock: line.managesInventory,
  }));
  await tx.insertInto("order_lines").values(rows).execute();
}
