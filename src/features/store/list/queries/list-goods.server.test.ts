import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { writeDocuments } from "#testing/write-documents.ts";
import { addGood, applyChanges, moveStock } from "../goods-for-tests.ts";
import { storeList } from "../input.ts";
import { findUnknown, readStore } from "../read-store.server.ts";
import { goodsOrder } from "./list-goods.server.ts";

const database = setUpDatabase();
let makers: { tallow: string; looms: string };
let ids: Record<string, { productId: string; variantId: string }>;

beforeAll(async () => {
  const { owner } = database;
  const addMaker = async (name: string, location: string) => {
    const values = { name, location };
    const { id } = await owner
      .insertInto("businesses")
      .values(values)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  makers = {
    tallow: await addMaker("Tallow House", "Baltimore, MD"),
    looms: await addMaker("Northstar Looms", "Detroit, Michigan"),
  };
  const home = await owner
    .insertInto("collections")
    .values({ title: "House and table" })
    .returning("id")
    .executeTakeFirstOrThrow();
  ids = {
    throw: await addGood(owner, {
      title: "Harvest Throw",
      cents: 15_000,
      saleCents: 12_800,
      businessId: makers.looms,
      collectionId: home.id,
    }),
    candle: await addGood(owner, {
      title: "Porch Candle",
      cents: 3_200,
      businessId: makers.tallow,
      collectionId: home.id,
      stock: 2,
    }),
    soap: await addGood(owner, { title: "Café Soap", cents: 2_100, businessId: makers.tallow, stock: 0 }),
    crown: await addGood(owner, { title: "Sunday Crown", cents: 24_000, stock: null }),
    draft: await addGood(owner, { title: "Not yet", status: "draft" }),
  };
  await writeDocuments(database.db);
});

const read = (address: string) => readStore(database.db, storeList.read(new URLSearchParams(address)));
const titles = async (address: string) => (await read(address)).items.map(({ title }) => title);
const listing = (productId: string) =>
  database.owner
    .selectFrom("store_listings")
    .selectAll()
    .where("product_id", "=", productId)
    .executeTakeFirst();

describe("the list of the store", () => {
  it.each<[string, string[]]>([
    ["", ["Sunday Crown", "Café Soap", "Porch Candle", "Harvest Throw"]],
    ["sort=price-up", ["Café Soap", "Porch Candle", "Harvest Throw", "Sunday Crown"]],
    ["sort=price-down", ["Sunday Crown", "Harvest Throw", "Porch Candle", "Café Soap"]],
    ["sort=name", ["Café Soap", "Harvest Throw", "Porch Candle", "Sunday Crown"]],
    ["price=25", ["Café Soap"]],
    ["price=200&sort=price-up", ["Café Soap", "Porch Candle", "Harvest Throw"]],
    ["collection=House and table", ["Porch Candle", "Harvest Throw"]],
    ["state=MD", ["Café Soap", "Porch Candle"]],
    ["stock=ready", ["Sunday Crown", "Porch Candle", "Harvest Throw"]],
    ["sale=on", ["Harvest Throw"]],
    ["search=cafe", ["Café Soap"]],
    ["search=HARVEST", ["Harvest Throw"]],
    ["search=%25", []],
    ["search=row&price=100", []],
    ["search=a&state=MD&stock=ready", ["Porch Candle"]],
  ])("shows for ?%s what it asks for", async (address, expected) => {
    expect(await titles(address)).toEqual(expected);
    expect((await read(address)).total).toEqual({ count: expected.length, isCapped: false });
  });

  it("filters by maker, and knows its name", async () => {
    const found = await read(`maker=${makers.tallow}`);
    expect(found.items.map(({ title }) => title)).toEqual(["Café Soap", "Porch Candle"]);
    expect(found.makers).toContainEqual({ value: makers.tallow, label: "Tallow House", goods: 2 });
  });

  it("shows what a card needs, and no product that is not published", async () => {
    const { items } = await read("sort=price-up");
    expect(
      items.map(({ title, tag, isSoldOut, sellerPlace }) => [title, tag, isSoldOut, sellerPlace]),
    ).toEqual([
      ["Café Soap", null, true, "Baltimore, MD"],
      ["Porch Candle", "2 left", false, "Baltimore, MD"],
      ["Harvest Throw", null, false, "Detroit, MI"],
      ["Sunday Crown", null, false, null],
    ]);
    expect(items[2]).toMatchObject({ priceInCents: 12_800, oldPriceInCents: 15_000 });
  });

  it("counts for each choice what it would leave, the others kept", async () => {
    const goodsOf = (list: readonly { label: string; goods: number | null }[]) =>
      Object.fromEntries(list.map(({ label, goods }) => [label, goods]));
    const all = await read("");
    expect(goodsOf(all.prices)).toEqual({
      "Any price": 4,
      "Up to $25": 1,
      "Up to $50": 2,
      "Up to $100": 2,
      "Up to $200": 3,
    });
    expect(goodsOf(all.states)).toEqual({ MD: 2, Michigan: 1 });
    expect([all.ready, all.onSale, all.all]).toEqual([3, 1, 4]);
    const some = await read("price=50&stock=ready");
    expect(some.total.count).toBe(1);
    expect(goodsOf(some.prices)).toMatchObject({ "Any price": 3, "Up to $25": 0, "Up to $50": 1 });
    expect(goodsOf(some.makers)).toEqual({ "All makers": 1, "Tallow House": 1, "Northstar Looms": 0 });
    expect([some.ready, some.onSale]).toEqual([1, 0]);
  });

  it("pages by cursor in every order, each good once", async () => {
    for (const sort of ["newest", "price-up", "price-down", "name"] as const) {
      const { items } = goodsOrder.page(await rowsOf(sort, ""), { sort, limit: 2 });
      expect(items).toHaveLength(2);
      const { nextCursor } = goodsOrder.page(await rowsOf(sort, ""), { sort, limit: 2 });
      const rest = await rowsOf(sort, nextCursor ?? "");
      expect([...items, ...rest].map(({ title }) => title)).toEqual(await titles(`sort=${sort}`));
    }
    function rowsOf(sort: "newest" | "price-up" | "price-down" | "name", after: string) {
      return database.db
        .selectFrom("store_listings")
        .select("title")
        .$call(goodsOrder.select({ sort, after, limit: 2 }))
        .execute();
    }
  });

  it("names what it does not have", async () => {
    const unknown = await findUnknown(
      database.db,
      storeList.read(new URLSearchParams("collection=Nope&maker=7&state=Atlantis")),
    );
    expect(unknown.map(({ field }) => field)).toEqual(["collection", "maker", "state"]);
  });
});

describe("a listing", () => {
  it("follows price and title at once, seller and stock by the worker", async () => {
    const { productId, variantId } = ids.soap ?? { productId: "", variantId: "" };
    const { owner } = database;
    await owner
      .updateTable("variant_prices")
      .set({ sale_amount: 1_900 })
      .where("variant_id", "=", variantId)
      .execute();
    await owner
      .updateTable("products")
      .set({ title: "Goat Milk Soap" })
      .where("id", "=", productId)
      .execute();
    await owner
      .updateTable("businesses")
      .set({ name: "Tallow & Co." })
      .where("id", "=", makers.tallow)
      .execute();
    expect(await listing(productId)).toMatchObject({
      title: "Goat Milk Soap",
      folded_title: "goat milk soap",
      price: 1_900,
      old_price: 2_100,
      is_in_stock: false,
    });
    await moveStock(owner, variantId, "receive", 10);
    expect((await listing(productId))?.is_in_stock).toBe(false);
    await applyChanges(database.db);
    expect(await listing(productId)).toMatchObject({ seller_name: "Tallow & Co.", is_in_stock: true });
  });

  it("is not written again while what it shows stays", async () => {
    const { productId, variantId } = ids.throw ?? { productId: "", variantId: "" };
    await moveStock(database.owner, variantId, "receive", 20);
    await applyChanges(database.db);
    const versionOf = async () => {
      const { rows } = await sql<{ version: string }>`
        select xmin::text as version from store_listings where product_id = ${productId}`.execute(
        database.owner,
      );
      return rows[0]?.version;
    };
    const before = await versionOf();
    await moveStock(database.owner, variantId, "correct", -3);
    const { rows } = await sql`select from store_listing_changes`.execute(database.owner);
    expect(rows).toEqual([]);
    await database.owner
      .updateTable("products")
      .set({ subtitle: "Wool" })
      .where("id", "=", productId)
      .execute();
    expect(await versionOf()).toBe(before);
  });

  it("goes when its product is withdrawn, and the counts with it", async () => {
    const { productId } = ids.crown ?? { productId: "" };
    await database.owner
      .updateTable("products")
      .set({ deleted_at: new Date() })
      .where("id", "=", productId)
      .execute();
    expect(await listing(productId)).toBeUndefined();
    const { all, ready } = await read("");
    expect([all, ready]).toEqual([3, 3]);
    const { rows } = await sql<{ kind: string; key: string; kept: number; real: number }>`
      select counts.kind, counts.key, counts.goods as kept, count(real.product_id)::integer as real
      from store_choice_counts counts
      left join (
        select product_id, kind, key from store_listings
        cross join store_count_keys(price, old_price, is_in_stock, business_id, seller_state, collection_ids)
      ) as real using (kind, key)
      group by counts.kind, counts.key, counts.goods`.execute(database.owner);
    expect(rows.filter(({ kept, real }) => kept !== real)).toEqual([]);
    expect(rows.length).toBeGreaterThan(8);
  });
});

describe("a listing with two writers", () => {
  it("has the seller's new name when the seller is renamed while the product is written", async () => {
    const maker = makers.tallow;
    let written: ReturnType<typeof addGood> | undefined;
    let isWritten = false;
    await database.owner.transaction().execute(async (seller) => {
      await seller
        .updateTable("businesses")
        .set({ name: "Renamed Seller" })
        .where("id", "=", maker)
        .execute();
      written = addGood(database.owner, { title: "Written meanwhile", businessId: maker }).finally(() => {
        isWritten = true;
      });
      await eventually(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database.owner,
        );
        expect(isWritten || rows.length > 0).toBe(true);
      });
    });
    const { productId = "" } = (await written) ?? {};
    await applyChanges(database.db);
    expect(await listing(productId)).toMatchObject({ seller_name: "Renamed Seller" });
  });

  it("is written by two sellers at once without a deadlock, whatever the order of their products", async () => {
    const { owner } = database;
    const soap = ids.soap?.productId ?? "";
    const throwId = ids.throw?.productId ?? "";
    const one = await owner.startTransaction().execute();
    const other = await owner.startTransaction().execute();
    try {
      // Neither waits for the other at all.
      for (const tx of [one, other]) await sql`set local lock_timeout = '1ms'`.execute(tx);
      await one.updateTable("products").set({ title: "Soap one" }).where("id", "=", soap).execute();
      await other.updateTable("products").set({ title: "Throw other" }).where("id", "=", throwId).execute();
      // Both change the same counts, in different orders.
      await one.updateTable("products").set({ deleted_at: new Date() }).where("id", "=", soap).execute();
      await other.updateTable("products").set({ deleted_at: new Date() }).where("id", "=", throwId).execute();
      await one.updateTable("products").set({ deleted_at: null }).where("id", "=", soap).execute();
      await other.updateTable("products").set({ deleted_at: null }).where("id", "=", throwId).execute();
      await one.commit().execute();
      await other.commit().execute();
    } finally {
      for (const tx of [one, other]) if (!tx.isCommitted) await tx.rollback().execute();
    }
    expect((await listing(soap))?.title).toBe("Soap one");
  });
});
