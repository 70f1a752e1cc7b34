import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addGood } from "../../list/goods-for-tests.ts";
import { adminProductList } from "../products-query.ts";
import { stockList } from "../stock-query.ts";
import { countLowStock } from "./count-low-stock.server.ts";
import { listProducts, productOrder } from "./list-products.server.ts";
import { isStockCursor, listStock } from "./list-stock.server.ts";

const database = setUpDatabase();

beforeAll(async () => {
  for (let number = 10; number < 40; number++)
    await addGood(database.owner, { title: `Throw ${number}`, stock: number - 10 });
  await addGood(database.owner, { title: "A draft", status: "draft", stock: null });
});

const products = (address: string) =>
  listProducts(database.db, adminProductList.read(new URLSearchParams(address)));
const stock = (address: string) => listStock(database.db, stockList.read(new URLSearchParams(address)));

describe("the admin's lists of the store", () => {
  it("page through the products by title, search them and filter them by state", async () => {
    const first = await products("");
    expect(first.total).toEqual({ count: 31, isCapped: false });
    expect(first.items.map(({ title }) => title)).toEqual([
      "A draft",
      ...Array.from({ length: 19 }, (_, index) => `Throw ${10 + index}`),
    ]);
    expect(first.items[1]).toMatchObject({ status: "published", price: 2_000, left: 0, variants: 1 });
    expect(first.items[0]?.left).toBeNull();
    const second = await products(`after=${first.nextCursor}`);
    expect(second.items.map(({ title }) => title)).toEqual(
      Array.from({ length: 11 }, (_, index) => `Throw ${29 + index}`),
    );
    expect(productOrder.isCursor({ after: first.nextCursor ?? "" })).toBe(true);
    expect((await products("search=HROW 3&status=published")).items).toHaveLength(10);
    expect((await products("status=draft")).items.map(({ title }) => title)).toEqual(["A draft"]);
    expect((await products("status=withdrawn")).items).toEqual([]);
    expect((await products("search=%25")).items).toEqual([]);
  });

  it("show what runs low first, and everything by title, a page at a time", async () => {
    expect((await stock("")).items.map(({ left }) => left)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await countLowStock(database.db)).toBe(6);
    const first = await stock("show=all");
    expect(first.items).toHaveLength(20);
    const query = stockList.read(new URLSearchParams(`show=all&after=${first.nextCursor}`));
    expect(isStockCursor(query)).toBe(true);
    expect(isStockCursor({ ...query, show: "" })).toBe(false);
    const second = await listStock(database.db, query);
    expect([...first.items, ...second.items].map(({ productTitle }) => productTitle)).toEqual(
      Array.from({ length: 30 }, (_, index) => `Throw ${10 + index}`),
    );
    expect((await stock("search=throw 25")).items).toMatchObject([
      { received: 15, held: 0, sold: 0, left: 15 },
    ]);
  });
});
