import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, readRow, refusalOf } from "./rows.ts";

const database = setUpDatabase();
const db = () => database.db;

const addProduct = () => addRow(db(), "products", { title: "Woven basket" });
async function addVariant() {
  const { id: product_id } = await addProduct();
  return addRow(db(), "product_variants", { product_id, title: "Large" });
}

describe("the catalog", () => {
  it("stores a new product as a draft", async () => {
    expect(await addProduct()).toMatchObject({
      status: "draft",
      purchasable: true,
      metadata: {},
      deleted_at: null,
    });
    expect(await refusalOf(addRow(db(), "products", { title: "Cup", status: "live" }))).toBe("23514");
  });

  it("stores prices as whole cents of a known currency, and a sale price not above the price", async () => {
    const { id: variant_id } = await addVariant();
    const price = { variant_id, currency_code: "usd", amount: 1999, sale_amount: 1499 };
    expect(await addRow(db(), "variant_prices", price)).toMatchObject(price);
    const eur = { ...price, currency_code: "eur" };
    expect(await refusalOf(addRow(db(), "variant_prices", { ...eur, amount: -1, sale_amount: null }))).toBe(
      "23514",
    );
    expect(await refusalOf(addRow(db(), "variant_prices", { ...eur, sale_amount: 2000 }))).toBe("23514");
    expect(await refusalOf(addRow(db(), "variant_prices", { ...eur, amount: "19.99" }))).toBe("22P02");
    expect(await refusalOf(addRow(db(), "variant_prices", { ...eur, currency_code: "xxx" }))).toBe("23503");
  });

  it("lets concurrent buyers reserve, and never more than there is", async () => {
    const { id: variant_id } = await addVariant();
    await addRow(db(), "stock_movements", { variant_id, kind: "receive", quantity: 10 });
    const reserve = () =>
      sql`update variant_stock set reserved = reserved + 1 where variant_id = ${variant_id}`.execute(
        database.owner,
      );
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => refusalOf(reserve())));
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === "23514")).toHaveLength(15);
    const stock = await readRow(db(), "variant_stock", "variant_id", variant_id);
    expect(stock).toMatchObject({ reserved: 10, inventory_quantity: 0 });
  });

  it("gives a variant one value per option, and only a value of that option", async () => {
    const { id: variant_id, product_id } = await addVariant();
    const size = await addRow(db(), "product_options", { product_id, title: "Size" });
    const color = await addRow(db(), "product_options", { product_id, title: "Color" });
    const large = await addRow(db(), "product_option_values", { option_id: size.id, value: "Large" });
    const choice = { variant_id, option_id: size.id, option_value_id: large.id };
    await addRow(db(), "variant_option_values", choice);
    expect(await refusalOf(addRow(db(), "variant_option_values", choice))).toBe("23505");
    const mismatched = { ...choice, option_id: color.id };
    expect(await refusalOf(addRow(db(), "variant_option_values", mismatched))).toBe("23503");
  });
});
