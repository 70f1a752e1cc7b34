import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addSeller, type PlacedOrder, placeOrder } from "../placed-order-for-tests.ts";
import { action, loader } from "./seller-orders.tsx";

const { database, services } = setUpServices();
let seller: Person;
let other: Person;
let businessId: string;
let order: PlacedOrder;

beforeAll(async () => {
  const personOf = ({ id, username }: { id: string; username: string }): Person => ({
    id,
    username,
    email: "ama@example.com",
    avatarUrl: null,
    isAdmin: false,
  });
  seller = personOf(await makePerson(services));
  other = personOf(await makePerson(services));
  await database.owner
    .updateTable("launch_switches")
    .set({ is_on: true })
    .where("is_built", "=", true)
    .execute();
  businessId = await addSeller(database.owner, seller.id);
  const theirs = await addSeller(database.owner, other.id, "Tallow House");
  const lines = [
    { businessId, title: "Harvest Throw", amount: 12_800 },
    { businessId: theirs, seller: "Tallow House", title: "Porch Candle" },
  ];
  order = await placeOrder(database.owner, { lines, email: "renee@example.org" });
  await placeOrder(database.owner, { lines, status: "pending" });
});

const args = (person: Person | null, fields?: Record<string, string>) =>
  routeArgs(services, `/dashboard/${businessId}/orders`, {
    params: { id: businessId },
    visit: { person },
    ...(fields && { fields }),
  });
const statusOf = (work: Promise<unknown>) =>
  work.then(
    (answer) =>
      answer instanceof Response ? answer.status : (answer as { init?: ResponseInit }).init?.status,
    (thrown) => (thrown instanceof Response ? thrown.status : thrown.init?.status),
  );

describe("the orders in a seller's workspace", () => {
  it("are closed for others", async () => {
    for (const [person, status] of [
      [other, 404],
      [null, 302],
    ] as const) {
      expect(await statusOf(loader(args(person)))).toBe(status);
      expect(await statusOf(action(args(person, { form: `pack-${order.parcelIds[0]}` })))).toBe(status);
    }
  });

  it("show paid parcels with the seller's lines and the address, without the payment or other sellers", async () => {
    const { parcels } = await loader(args(seller));
    expect(parcels).toMatchObject([
      {
        number: `UJ-${order.number}`,
        shipTo: "Renée Okafor, 88 Lantern Street, Apt 3, Atlanta, GA 30312",
        lines: [{ productTitle: "Harvest Throw", amount: "$128.00" }],
      },
    ]);
    const words = JSON.stringify(parcels);
    for (const secret of ["4417", "renee@example.org", "Porch Candle", "Tallow", "pi_"])
      expect(words).not.toContain(secret);
  });

  it("are packed and sent there; another seller's parcel is not found", async () => {
    const [mine, theirs] = order.parcelIds;
    const to = (answer: unknown) => (answer as Response).headers.get("location");
    expect(await statusOf(action(args(seller, { form: `pack-${mine}` })))).toBe(302);
    expect(to(await action(args(seller, { form: `pack-${theirs}` })))).toBe(
      `/dashboard/${businessId}/orders`,
    );
    const send = (form: string, more: object) =>
      statusOf(action(args(seller, { form, carrier: "", trackingNumber: "", trackingUrl: "", ...more })));
    expect(await send(`send-${mine}`, {})).toBe(400);
    expect(await send(`send-${mine}`, { carrier: "USPS", trackingUrl: "javascript:alert(1)" })).toBe(400);
    expect(await send(`send-${theirs}`, { carrier: "USPS" })).toBe(404);
    expect(await send(`send-${mine}`, { carrier: "USPS", trackingNumber: "8041" })).toBe(302);
    expect(await statusOf(action(args(seller, { form: "send-x" })))).toBe(400);
    expect((await loader(args(seller))).parcels).toMatchObject([{ status: "sent", tracking: "USPS 8041" }]);
    const { status } = await database.db
      .selectFrom("parcels")
      .select("status")
      .where("id", "=", theirs ?? "")
      .executeTakeFirstOrThrow();
    expect(status).toBe("ordered");
  });

  it("hide the address once the parcel has arrived", async () => {
    await action(args(seller, { form: `deliver-${order.parcelIds[0]}` }));
    expect((await loader(args(seller))).parcels).toMatchObject([{ status: "delivered", shipTo: null }]);
  });
});
