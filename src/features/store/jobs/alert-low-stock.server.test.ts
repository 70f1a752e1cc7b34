import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addGood, moveStock } from "../list/goods-for-tests.ts";
import { alertLowStock } from "./alert-low-stock.server.ts";

const { database, services } = setUpServices();
let runs = 0;
let admin: { email: string };
let owner: { id: string; email: string };
let variantId: string;

/** Runs the job, and returns whom it has written to about what. */
async function tell() {
  await services.db.deleteFrom("mail_outbox").execute();
  runs += 1;
  await alertLowStock(services, {}, { id: `run-${runs}` });
  const rows = await services.db
    .selectFrom("mail_outbox")
    .select(["recipient", "data"])
    .where("template", "=", "low-stock")
    .orderBy("recipient")
    .execute();
  return rows.map(({ recipient, data }) => {
    const { items } = data as { items: { product: string; left: number }[] };
    return [recipient, ...items.map(({ product, left }) => `${product}: ${left}`)];
  });
}

beforeAll(async () => {
  admin = await makePerson(services, { isAdmin: true });
  owner = await makePerson(services);
  const { id: businessId } = await services.db
    .insertInto("businesses")
    .values({ name: "Tallow House", owner_id: owner.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  ({ variantId } = await addGood(database.owner, { title: "Porch Candle", businessId, stock: 12 }));
});

const move = (quantity: number) =>
  moveStock(database.owner, variantId, quantity > 0 ? "receive" : "correct", quantity);

describe("low stock", () => {
  it("is told to admins and the seller's owner once for each fall", async () => {
    expect(await tell()).toEqual([]);
    await move(-7);
    await move(-1);
    const told = [admin.email, owner.email].toSorted().map((email) => [email, "Porch Candle: 4"]);
    expect(await tell()).toEqual(told);
    await move(-1);
    expect(await tell()).toEqual([]);
    // Holds that come and go are no new fall.
    await move(4);
    await move(-4);
    expect(await tell()).toEqual([]);
    await move(20);
    await move(-18);
    expect(await tell()).toHaveLength(2);
  });

  it("is not told of what never had any, is not counted or is not for sale", async () => {
    await addGood(database.owner, { title: "New", stock: 0 });
    await addGood(database.owner, { title: "Few", stock: 3 });
    const draft = await addGood(database.owner, { title: "Draft", stock: 20, status: "draft" });
    await moveStock(database.owner, draft.variantId, "correct", -18);
    const uncounted = await addGood(database.owner, { title: "To order", stock: null });
    await moveStock(database.owner, uncounted.variantId, "receive", 20);
    await moveStock(database.owner, uncounted.variantId, "correct", -19);
    expect(await tell()).toEqual([]);
  });
});
