import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addAccount, addSeller, type PlacedOrder, placeOrder } from "../placed-order-for-tests.ts";
import { cancelParcel } from "./cancel-parcel.server.ts";
import { deliverParcel } from "./deliver-parcel.server.ts";
import { packParcel } from "./pack-parcel.server.ts";
import { sendParcel } from "./send-parcel.server.ts";

const { database, services } = setUpServices();
let seller: Actor;
let otherSeller: Actor;
let admin: Actor;
let businessIds: string[];
let order: PlacedOrder;
let id: string;

beforeAll(async () => {
  const people = [await addAccount(database.owner), await addAccount(database.owner)];
  const [mine, theirs] = people.map((person) => person.id) as [string, string];
  seller = aMember(mine);
  otherSeller = aMember(theirs);
  admin = anAdmin((await addAccount(database.owner)).id);
  businessIds = [
    await addSeller(database.owner, mine),
    await addSeller(database.owner, theirs, "Tallow House"),
  ];
});
beforeEach(async () => {
  const lines = businessIds.map((businessId) => ({ businessId, amount: 3200, quantity: 2 }));
  order = await placeOrder(database.owner, { lines });
  id = order.parcelIds[0] ?? "";
});

const send = (actor: Actor) =>
  sendParcel(services, actor, {
    id,
    carrier: "USPS",
    trackingNumber: "8041 5530",
    trackingUrl: "https://tools.usps.example/8041",
  });
const cancel = (actor: Actor, restocks = false, parcelId = id) =>
  cancelParcel(services, actor, { id: parcelId, note: "The last one broke.", restocks });
const parcel = () =>
  database.db.selectFrom("parcels").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const audited = () =>
  database.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject_id", "=", order.id)
    .orderBy("id")
    .execute();
const emailsQueued = async () => {
  const { rows } = await services.pool.query(
    "select data->>'kind' as kind from pgboss.job where name = 'checkout.mail-order' and data->>'orderId' = $1 order by created_on",
    [order.id],
  );
  return rows.map(({ kind }) => kind);
};
const refunds = () =>
  database.db
    .selectFrom("refunds")
    .select(["amount", "status", "reason"])
    .where("order_id", "=", order.id)
    .execute();
const soldOf = async (variant = "") =>
  (
    await database.db
      .selectFrom("variant_stock")
      .select("sold")
      .where("variant_id", "=", variant)
      .executeTakeFirstOrThrow()
  ).sold;

describe("a parcel", () => {
  it("is packed, sent and delivered by its seller, each with an email and an audit entry", async () => {
    expect(await packParcel(services, seller, { id })).toEqual({ ok: true });
    expect(await send(seller)).toEqual({ ok: true });
    expect(await deliverParcel(services, seller, { id })).toEqual({ ok: true });
    expect(await parcel()).toMatchObject({
      status: "delivered",
      carrier: "USPS",
      tracking_number: "8041 5530",
      packed_at: expect.any(Date),
      sent_at: expect.any(Date),
      delivered_at: expect.any(Date),
    });
    expect(await emailsQueued()).toEqual(["parcel-packed", "parcel-sent"]);
    expect((await audited()).map(({ action }) => action)).toEqual([
      "order.pack",
      "order.send",
      "order.deliver",
    ]);
  });

  it("does not exist for another user: another seller, a visitor or a buyer", async () => {
    for (const actor of [otherSeller, aVisitor(), aMember("019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d")])
      for (const run of [packParcel, deliverParcel])
        expect(await run(services, actor, { id })).toEqual({ ok: false, reason: "unknown-parcel" });
    expect(await send(otherSeller)).toEqual({ ok: false, reason: "unknown-parcel" });
    expect(await cancel(otherSeller)).toEqual({ ok: false, reason: "unknown-parcel" });
    expect(await packParcel(services, seller, { id: "x" })).toEqual({ ok: false, reason: "unknown-parcel" });
    expect(await parcel()).toMatchObject({ status: "ordered" });
    expect(await packParcel(services, admin, { id })).toEqual({ ok: true });
  });

  it("only moves forward, and not while its order is being refunded", async () => {
    expect(await deliverParcel(services, seller, { id })).toEqual({ ok: false, reason: "too-late" });
    await send(seller);
    expect(await send(seller)).toEqual({ ok: false, reason: "already-so" });
    expect(await packParcel(services, seller, { id })).toEqual({ ok: false, reason: "too-late" });
    expect(await cancel(seller)).toEqual({ ok: false, reason: "too-late" });
    await database.owner
      .updateTable("orders")
      .set({ status: "refunded" })
      .where("id", "=", order.id)
      .execute();
    const [, other = ""] = order.parcelIds;
    expect(await packParcel(services, otherSeller, { id: other })).toEqual({
      ok: false,
      reason: "order-closed",
    });
  });

  it("is refunded when it is canceled, and restocked only on request", async () => {
    const [variant, otherVariant] = order.variantIds;
    expect(await cancel(seller)).toEqual({ ok: true });
    expect(await parcel()).toMatchObject({
      status: "canceled",
      refund_amount: 7050,
      note: "The last one broke.",
    });
    expect(await refunds()).toEqual([
      { amount: 7050, status: "pending", reason: "Parcel canceled: The last one broke." },
    ]);
    expect(await soldOf(variant)).toBe(2);
    const [, other = ""] = order.parcelIds;
    expect(await cancel(admin, true, other)).toEqual({ ok: true });
    expect((await refunds()).map(({ amount }) => amount)).toEqual([7050, 7050]);
    expect(await soldOf(variant)).toBe(2);
    expect(await soldOf(otherVariant)).toBe(0);
    expect(await emailsQueued()).toEqual(["parcel-canceled", "parcel-canceled"]);
  });

  it("includes rounding differences when it is the last one of its order", async () => {
    const third = await addSeller(database.owner, (await addAccount(database.owner)).id, "Cane & Cotton");
    const lines = [...businessIds, third].map((businessId) => ({ businessId, amount: 1001, quantity: 1 }));
    order = await placeOrder(database.owner, { lines, shippingAmount: 1000 });
    for (const parcelId of order.parcelIds)
      expect(await cancel(admin, false, parcelId)).toEqual({ ok: true });
    expect((await refunds()).map(({ amount }) => amount).toSorted()).toEqual([1334, 1334, 1335]);
  });

  it("is canceled once, also concurrently", async () => {
    const results = await Promise.all([cancel(seller), cancel(admin), cancel(seller)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await refunds()).toHaveLength(1);
  });
});
