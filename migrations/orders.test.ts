import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { orderMoves, parcelMoves } from "#features/checkout/order-states.ts";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, readRow, refusalOf } from "./rows.ts";

const database = setUpDatabase();
const db = () => database.db;
const amounts = { goods_amount: 1000, shipping_amount: 650, tax_amount: 70, is_tax_included: false };
const order = { country: "US", currency_code: "usd", ...amounts, total_amount: 1720, hold_until: new Date() };

const addOrder = (changes: Record<string, unknown> = {}) => addRow(db(), "orders", { ...order, ...changes });
async function addVariant(received: number) {
  const { id: product_id } = await addRow(db(), "products", { title: "Woven basket" });
  const { id } = await addRow(db(), "product_variants", { product_id, title: "Large" });
  if (received > 0)
    await addRow(db(), "stock_movements", { variant_id: id, kind: "receive", quantity: received });
  return String(id);
}
const stockOf = (variant: string) => readRow(db(), "variant_stock", "variant_id", variant);

/** Holds stock and writes its order in one transaction, like checkout. */
const reserve = (wanted: [variant: string, quantity: number][]) =>
  db()
    .transaction()
    .execute(async (tx) => {
      const { id } = await addRow(tx, "orders", order);
      const { rows } = await sql<{ short_variant: string; left_over: number }>`
        select * from reserve_stock(${id}, ${wanted.map(([variant]) => variant)}, ${wanted.map(([, n]) => n)})
      `.execute(tx);
      return { id: String(id), short: rows };
    });

describe("orders", () => {
  it("add up", async () => {
    expect(await addOrder()).toMatchObject({ status: "pending", total_amount: 1720 });
    expect(await addOrder({ is_tax_included: true, total_amount: 1650 })).toMatchObject({
      status: "pending",
    });
    expect(await refusalOf(addOrder({ total_amount: 1719 }))).toBe("23514");
    expect(await refusalOf(addOrder({ refunded_amount: 1721 }))).toBe("23514");
    expect(await refusalOf(addOrder({ status: "paid" }))).toBe("23514");
  });

  it("move only as declared", async () => {
    const moved: Record<string, string[]> = {};
    for (const from of Object.keys(orderMoves)) {
      moved[from] = [];
      for (const to of Object.keys(orderMoves).filter((other) => other !== from)) {
        const { id } = await addOrder({ status: from, paid_at: new Date() });
        const move = db().updateTable("orders").set({ status: to }).where("id", "=", String(id));
        if ((await refusalOf(move.execute())) === "accepted") moved[from].push(to);
      }
    }
    expect(sorted(moved)).toEqual(sorted(orderMoves));
  });

  it("have parcels that move only as declared", async () => {
    const moved: Record<string, string[]> = {};
    for (const from of Object.keys(parcelMoves)) {
      moved[from] = [];
      for (const to of Object.keys(parcelMoves).filter((other) => other !== from)) {
        const { id: order_id } = await addOrder();
        const { id } = await addRow(db(), "parcels", { order_id, status: from });
        const move = db().updateTable("parcels").set({ status: to }).where("id", "=", String(id));
        if ((await refusalOf(move.execute())) === "accepted") moved[from].push(to);
      }
    }
    expect(sorted(moved)).toEqual(sorted(parcelMoves));
  });
});

describe("stock", () => {
  let basket = "";
  let bowl = "";
  beforeEach(async () => {
    basket = await addVariant(10);
    bowl = await addVariant(3);
  });

  it("is held for all lines or for none", async () => {
    expect(
      (
        await reserve([
          [basket, 4],
          [bowl, 3],
        ])
      ).short,
    ).toEqual([]);
    expect(await stockOf(basket)).toMatchObject({ reserved: 4, inventory_quantity: 6 });
    expect(
      (
        await reserve([
          [basket, 1],
          [bowl, 1],
        ])
      ).short,
    ).toEqual([{ short_variant: bowl, left_over: 0 }]);
    expect(await stockOf(basket)).toMatchObject({ reserved: 4, inventory_quantity: 6 });
  });

  it("is never sold twice, by concurrent buyers with overlapping carts", async () => {
    const buyers = Array.from({ length: 20 }, (_, n) =>
      n % 2
        ? reserve([
            [basket, 1],
            [bowl, 1],
          ])
        : reserve([
            [bowl, 1],
            [basket, 1],
          ]),
    );
    const held = (await Promise.all(buyers)).filter(({ short }) => short.length === 0);
    expect(held).toHaveLength(3);
    expect(await stockOf(bowl)).toMatchObject({ reserved: 3, inventory_quantity: 0 });
  });

  it("ends a hold once: sold or released", async () => {
    const { id: order_id } = await reserve([[basket, 4]]);
    const move = (kind: string) =>
      addRow(db(), "stock_movements", { variant_id: basket, order_id, kind, quantity: 4 });
    await move("sell");
    expect(await stockOf(basket)).toMatchObject({ received: 10, reserved: 0, sold: 4 });
    for (const again of ["sell", "release", "reserve", "sell_late"])
      expect(await refusalOf(move(again))).toBe("23505");
    await move("restock");
    expect(await stockOf(basket)).toMatchObject({ sold: 0, inventory_quantity: 10 });
  });

  it("changes only by movements, which cannot be edited", async () => {
    const change = sql`update variant_stock set received = 99`;
    expect(await refusalOf(change.execute(db()))).toBe("42501");
    const edit = sql`update stock_movements set quantity = 99`;
    expect(await refusalOf(edit.execute(database.owner))).toBe("42501");
    expect(
      await refusalOf(
        addRow(db(), "stock_movements", {
          variant_id: basket,
          kind: "correct",
          quantity: -11,
          note: "Broken",
        }),
      ),
    ).toBe("23514");
  });
});

describe("the ledger", () => {
  const book = (amounts: [account: string, amount: number][], provider_id: string) =>
    db()
      .transaction()
      .execute(async (tx) => {
        const { id: order_id } = await addRow(tx, "orders", order);
        const { id } = await addRow(tx, "ledger_transactions", { order_id, kind: "charge", provider_id });
        for (const [account, amount] of amounts)
          await addRow(tx, "ledger_entries", { transaction_id: id, account, currency_code: "usd", amount });
      });

  it("accepts balanced entries, and each payment once", async () => {
    await book(
      [
        ["provider", 1720],
        ["goods", -1000],
        ["shipping", -650],
        ["tax", -70],
      ],
      "pi_1",
    );
    expect(
      await refusalOf(
        book(
          [
            ["provider", 1720],
            ["goods", -1000],
          ],
          "pi_2",
        ),
      ),
    ).toBe("23514");
    expect(
      await refusalOf(
        book(
          [
            ["provider", 5],
            ["goods", -5],
          ],
          "pi_1",
        ),
      ),
    ).toBe("23505");
    expect(await refusalOf(sql`delete from ledger_entries`.execute(database.owner))).toBe("42501");
  });
});

describe("products", () => {
  it("are withdrawn with their seller, not deleted", async () => {
    const { id: business_id } = await addRow(db(), "businesses", { name: "Loom" });
    const { id } = await addRow(db(), "products", { title: "Throw", business_id });
    await db().deleteFrom("businesses").where("id", "=", String(business_id)).execute();
    expect(await readRow(db(), "products", "id", String(id))).toMatchObject({ business_id: null });
    expect((await readRow(db(), "products", "id", String(id)))?.deleted_at).toBeTruthy();
  });
});

function sorted(moves: Record<string, readonly string[]>) {
  return Object.fromEntries(Object.entries(moves).map(([from, to]) => [from, [...to].sort()]));
}
