import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices } from "#testing/services.ts";
import { deleteAccountBuyers, deleteGuests } from "./jobs/delete-guests.server.ts";
import { mailOrderLinkJob } from "./jobs/mail-order-link.server.ts";
import { checkoutPersonalData } from "./personal-data.server.ts";
import { addAccount, type PlacedOrder, placeOrder } from "./placed-order-for-tests.ts";

const { database, services } = setUpServices();
const { exportPersonalData, erasePersonalData } = checkoutPersonalData;
const lines = [{ businessId: null }];
let ama: { id: string; email: string };
let open: PlacedOrder;
let done: PlacedOrder;

const send = (order: PlacedOrder, sent_at = new Date()) =>
  database.owner
    .updateTable("parcels")
    .set({ status: "sent", sent_at })
    .where("order_id", "=", order.id)
    .execute();
const deliver = async (order: PlacedOrder) => {
  await send(order);
  await database.owner
    .updateTable("parcels")
    .set({ status: "delivered" })
    .where("order_id", "=", order.id)
    .execute();
};
const buyerOf = ({ id }: PlacedOrder) =>
  database.db
    .selectFrom("orders")
    .select(["user_id", "email", "buyer_name", "ship_to", "payment_method", "total_amount"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const nobody = { user_id: null, email: null, buyer_name: null, ship_to: null, payment_method: null };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeEach(async () => {
  ama = await addAccount(database.owner);
  open = await placeOrder(database.owner, { lines, userId: ama.id });
  done = await placeOrder(database.owner, { lines, userId: ama.id });
  await deliver(done);
});

it("exports the orders of a person, and nothing of another user", async () => {
  const kofi = await addAccount(database.owner);
  await placeOrder(database.owner, { lines, userId: kofi.id, email: "kofi@example.org" });
  const content = await exportPersonalData(database.db, ama.id);
  expect(content).toMatchObject([
    { number: open.number, email: "buyer@example.org", lines: [{ product_title: "Porch Candle" }] },
    { number: done.number, parcels: [{ status: "delivered" }], refunds: [] },
  ]);
  expect(JSON.stringify(content)).not.toContain("kofi");
});

it("removes the person's email address from queued jobs, and no one else's", async () => {
  const emails = [ama.email.toUpperCase(), "kofi@example.org"];
  await transact(database.db, async (tx) => {
    for (const email of emails) await services.jobs.queue(tx, mailOrderLinkJob, { number: 1, email });
  });
  await transact(database.db, (tx) => erasePersonalData(tx, ama, { removesPosts: false }));
  const { rows } = await sql<{ email: string }>`
    select data->>'email' as email from pgboss.job where name = ${mailOrderLinkJob.name}`.execute(
    database.db,
  );
  expect(rows).toEqual([{ email: "kofi@example.org" }]);
});

it("removes the person from completed orders immediately, and from open ones when they are completed", async () => {
  await transact(database.db, (tx) => erasePersonalData(tx, ama, { removesPosts: false }));
  expect(await buyerOf(done)).toEqual({ ...nobody, total_amount: 3850 });
  expect(await buyerOf(open)).toMatchObject({ user_id: null, email: "buyer@example.org" });
  await deleteAccountBuyers(database.db);
  expect(await buyerOf(open)).toMatchObject({ email: "buyer@example.org" });
  await send(open);
  await deleteAccountBuyers(database.db);
  expect(await buyerOf(open)).toMatchObject({ email: "buyer@example.org" });
  await send(open, daysAgo(61));
  await deleteAccountBuyers(database.db);
  expect(await buyerOf(open)).toEqual({ ...nobody, total_amount: 3850 });
});

it("removes guests a year after their order, and keeps accounts", async () => {
  const old = await placeOrder(database.owner, { lines, paidAt: daysAgo(367) });
  const young = await placeOrder(database.owner, { lines, paidAt: daysAgo(360) });
  const stuck = await placeOrder(database.owner, { lines, paidAt: daysAgo(367) });
  const own = await placeOrder(database.owner, { lines, paidAt: daysAgo(367), userId: ama.id });
  for (const order of [old, young, own]) await deliver(order);
  await deleteGuests(database.db);
  expect(await buyerOf(old)).toEqual({ ...nobody, total_amount: 3850 });
  for (const order of [young, stuck, own])
    expect(await buyerOf(order)).toMatchObject({ email: "buyer@example.org" });
});
