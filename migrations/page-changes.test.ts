import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, addRow, type Row } from "./rows.ts";

const database = setUpDatabase();
let listener: Client;
let notifications: string[] = [];

beforeAll(async () => {
  listener = new Client({ connectionString: database.appUrl });
  listener.on("notification", ({ payload }) => notifications.push(payload ?? ""));
  await listener.connect();
  await listener.query("listen page_changes");
});
afterAll(async () => {
  await listener.end();
});

/** The notifications sent while `write` runs. */
async function notificationsOf(write: () => Promise<unknown>): Promise<string[]> {
  await flushNotifications();
  notifications = [];
  await write();
  await flushNotifications();
  return notifications;
}
/** Notifications arrive before the result of a later query. */
const flushNotifications = () => listener.query("select 1");
const asApp = (statement: ReturnType<typeof sql>) => () => statement.execute(database.db);

describe("a committed change is announced", () => {
  let business: Row;
  let review: Row;

  it("of a business, when it is added, edited and removed", async () => {
    const added = await notificationsOf(async () => {
      business = await addBusiness(database.db);
    });
    expect(added).toEqual([`businesses business:${business.id}`]);
    const { id } = business;
    expect(await notificationsOf(asApp(sql`update businesses set phone = '1' where id = ${id}`))).toEqual(
      added,
    );
    expect(await notificationsOf(asApp(sql`delete from businesses where id = ${id}`))).toEqual(added);
    expect(await notificationsOf(asApp(sql`delete from businesses where id = ${id}`))).toEqual([]);
  });

  it("of a review and of a reply, by the business they are about", async () => {
    business = await addBusiness(database.db);
    const values = { business_id: business.id, rating: 5, comment: "Lovely.", status: "Approved" };
    const added = await notificationsOf(async () => {
      review = await addRow(database.db, "reviews", values);
    });
    expect(added).toEqual([`reviews business:${business.id}`]);
    const replied = await notificationsOf(() =>
      addRow(database.db, "review_comments", { review_id: review.id, comment_text: "Thanks." }),
    );
    expect(replied).toEqual([`review_comments business:${business.id}`]);
    const taken = await notificationsOf(
      asApp(sql`update reviews set status = 'Rejected' where id = ${review.id}`),
    );
    expect(taken).toEqual([`reviews business:${business.id}`]);
  });

  it("of a switch, by the name of its table", async () => {
    expect(await notificationsOf(asApp(sql`update launch_switches set is_on = false`))).toEqual([
      "launch_switches",
    ]);
  });

  it("of a product and of what belongs to it, by its own page, its seller's, and pages that show its card", async () => {
    business = await addBusiness(database.db);
    const product = await addRow(database.db, "products", {
      title: "Basket",
      status: "published",
      business_id: business.id,
    });
    const other = await addRow(database.db, "products", { title: "Bowl" });
    const related = { product_id: other.id, related_type: "product", related_id: product.id };
    expect(await notificationsOf(() => addRow(database.db, "related_products", related))).toEqual([
      `related_products product:${other.id}`,
    ]);
    const tags = [`product:${product.id}`, `product:${other.id}`, `business:${business.id}`].toSorted();
    const tagsOf = async (write: () => Promise<unknown>) =>
      (await notificationsOf(write))
        .filter((payload) => payload !== "store_listings")
        .map((payload) => payload.split(" ").slice(1).toSorted());
    const { id } = product;
    expect(await tagsOf(asApp(sql`update products set subtitle = 'x' where id = ${id}`))).toContainEqual(
      tags,
    );
    const parts = { product_id: id };
    expect(await tagsOf(() => addRow(database.db, "product_media", { ...parts, url: "/a.png" }))).toEqual([
      tags,
    ]);
    const variant = await addRow(database.db, "product_variants", { ...parts, title: "Large" });
    const price = { variant_id: variant.id, currency_code: "usd", amount: 500 };
    expect(await tagsOf(() => addRow(database.db, "variant_prices", price))).toEqual([tags]);
    const receive = (quantity: number) => () =>
      addRow(database.db, "stock_movements", { variant_id: variant.id, kind: "receive", quantity });
    // Cards change when the first piece arrives, not with the second.
    expect(await notificationsOf(receive(2))).toHaveLength(1);
    expect(await tagsOf(receive(1))).toEqual([[`product:${id}`]]);
    // Its seller's name and rating stand on its page.
    const renamed = await notificationsOf(
      asApp(sql`update businesses set name = 'New' where id = ${business.id}`),
    );
    expect(renamed.toSorted()).toEqual([`businesses business:${business.id}`, `businesses product:${id}`]);
    // The worker brings it into the store's list.
    expect(await notificationsOf(asApp(sql`select apply_store_listing_changes(100)`))).toEqual([
      "store_listings",
    ]);
    const values = { business_id: business.id, rating: 5, comment: "Lovely.", status: "Approved" };
    expect((await notificationsOf(() => addRow(database.db, "reviews", values))).toSorted()).toEqual([
      `reviews business:${business.id}`,
      `reviews product:${id}`,
    ]);
  });

  it("of a product that changes its seller, by both", async () => {
    const [before, after] = [await addBusiness(database.db), await addBusiness(database.db)];
    const { id } = await addRow(database.db, "products", { title: "Basket", business_id: before.id });
    const sent = await notificationsOf(
      asApp(sql`update products set business_id = ${after.id} where id = ${id}`),
    );
    for (const tag of [`product:${id}`, `business:${before.id}`, `business:${after.id}`])
      expect(sent.join(" ").split(" ")).toContain(tag);
    const gone = await notificationsOf(asApp(sql`delete from products where id = ${id}`));
    for (const tag of [`product:${id}`, `business:${after.id}`])
      expect(gone.join(" ").split(" ")).toContain(tag);
  });

  it("of many businesses at once, as a change of everything", async () => {
    const insert = (count: number) =>
      asApp(
        sql`insert into businesses (name) select 'Stall ' || n from generate_series(1, ${count}::int) as n`,
      );
    expect((await notificationsOf(insert(100)))[0]).toMatch(/^businesses( business:[0-9a-f-]{36}){100}$/);
    expect(await notificationsOf(insert(101))).toEqual(["*"]);
  });
});

it("a change that is rolled back is not announced", async () => {
  const rolledBack = await notificationsOf(() =>
    database.db
      .transaction()
      .execute(async (tx) => {
        await addBusiness(tx);
        throw new Error("undo");
      })
      .catch(() => {}),
  );
  expect(rolledBack).toEqual([]);
});
