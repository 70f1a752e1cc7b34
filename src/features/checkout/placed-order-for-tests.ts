import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { uniqueLetters } from "#testing/unique-letters.ts";

export type PlacedOrder = { id: string; number: number; parcelIds: string[]; variantIds: string[] };

type Line = {
  businessId: string | null;
  seller?: string;
  title?: string;
  amount?: number;
  quantity?: number;
};
type Options = {
  lines: Line[];
  email?: string;
  userId?: string;
  status?: "paid" | "pending" | "expired" | "failed";
  paidAt?: Date;
  shippingAmount?: number;
};

const shippingPerParcel = 650;

export async function addAccount(db: Db): Promise<{ id: string; email: string }> {
  const name = `user-${uniqueLetters()}`;
  const email = `${name}@example.org`;
  const row = { name, email, email_verified: true };
  const { id } = await db.insertInto("users").values(row).returning("id").executeTakeFirstOrThrow();
  return { id, email };
}

export async function addSeller(db: Db, ownerId: string | null, name = "Northstar Looms"): Promise<string> {
  const row = { name, owner_id: ownerId, location: "Detroit, MI" };
  const { id } = await db.insertInto("businesses").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** An order with its stock, parcels and ledger, as checkout leaves it. Ten of each variant were received. */
export async function placeOrder(db: Db, options: Options): Promise<PlacedOrder> {
  const { lines, email = "buyer@example.org", userId = null, status = "paid", paidAt = new Date() } = options;
  const priced = lines.map((line) => ({ amount: 3200, quantity: 1, title: "Porch Candle", ...line }));
  const goods = priced.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  const sellers = [...new Set(lines.map(({ businessId }) => businessId))];
  const amounts = { goods, shipping: options.shippingAmount ?? shippingPerParcel * sellers.length };
  return db.transaction().execute(async (tx) => {
    const isPaid = status === "paid";
    const total = amounts.goods + amounts.shipping;
    const { id, number } = await tx
      .insertInto("orders")
      .values({
        status,
        user_id: userId,
        email,
        buyer_name: "Renée Okafor",
        ship_to: JSON.stringify(address),
        payment_method: isPaid ? "Card ending in 4417" : null,
        payment_id: isPaid ? `pi_${randomBytes(8).toString("hex")}` : null,
        country: "US",
        currency_code: "usd",
        goods_amount: goods,
        shipping_amount: amounts.shipping,
        tax_amount: 0,
        is_tax_included: false,
        total_amount: total,
        hold_until: paidAt,
        created_at: paidAt,
        paid_at: isPaid ? paidAt : null,
      })
      .returning(["id", "number"])
      .executeTakeFirstOrThrow();
    const variantIds: string[] = [];
    for (const [position, line] of priced.entries())
      variantIds.push(await addLine(tx, { orderId: id, position, isPaid, line }));
    const parcelIds: string[] = [];
    for (const businessId of isPaid ? sellers : []) {
      const seller_name = lines.find((line) => line.businessId === businessId)?.seller ?? "Northstar Looms";
      const row = { order_id: id, business_id: businessId, seller_name, created_at: paidAt };
      const parcel = await tx.insertInto("parcels").values(row).returning("id").executeTakeFirstOrThrow();
      parcelIds.push(parcel.id);
    }
    if (isPaid) await bookCharge(tx, id, amounts);
    return { id, number, parcelIds, variantIds };
  });
}

const address = {
  name: "Renée Okafor",
  line1: "88 Lantern Street",
  line2: "Apt 3",
  city: "Atlanta",
  state: "GA",
  postalCode: "30312",
  country: "US",
};

type NewLine = {
  orderId: string;
  position: number;
  isPaid: boolean;
  line: Line & { amount: number; quantity: number; title: string };
};

async function addLine(tx: Db, { orderId, position, isPaid, line }: NewLine): Promise<string> {
  const product = await tx
    .insertInto("products")
    .values({ title: line.title, status: "published", business_id: line.businessId })
    .returning("id")
    .executeTakeFirstOrThrow();
  const variant = await tx
    .insertInto("product_variants")
    .values({ product_id: product.id, title: "Fig leaf" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const move = (kind: string, quantity: number) =>
    tx
      .insertInto("stock_movements")
      .values({ variant_id: variant.id, kind, quantity, order_id: kind === "receive" ? null : orderId })
      .execute();
  await move("receive", 10);
  await tx
    .insertInto("order_lines")
    .values({
      order_id: orderId,
      position,
      variant_id: variant.id,
      product_id: product.id,
      business_id: line.businessId,
      seller_name: line.seller ?? "Northstar Looms",
      seller_place: "Detroit, MI",
      product_title: line.title,
      variant_title: "Fig leaf",
      unit_amount: line.amount,
      quantity: line.quantity,
      holds_stock: true,
    })
    .execute();
  await move("reserve", line.quantity);
  await move(isPaid ? "sell" : "release", line.quantity);
  return variant.id;
}

async function bookCharge(tx: Db, orderId: string, { goods, shipping }: { goods: number; shipping: number }) {
  await sql`
    with booked as (
      insert into ledger_transactions (order_id, kind, provider_id)
      select id, 'charge', payment_id from orders where id = ${orderId} returning id
    )
    insert into ledger_entries (transaction_id, account, currency_code, amount)
    select id, account, 'usd', amount from booked, (values
      ('provider', ${goods + shipping}::integer), ('goods', ${-goods}::integer), ('shipping', ${-shipping}::integer)
    ) as entries (account, amount) where amount <> 0`.execute(tx);
}
