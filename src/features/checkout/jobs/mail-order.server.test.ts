import { beforeAll, describe, expect, it } from "vitest";
import { setUpServices } from "#testing/services.ts";
import { addAccount, addSeller, type PlacedOrder, placeOrder } from "../placed-order-for-tests.ts";
import { mailOrder, type OrderEmail } from "./mail-order.server.ts";

const { database, services } = setUpServices();
let order: PlacedOrder;
let ownerEmail: string;

beforeAll(async () => {
  const owner = await addAccount(database.owner);
  ownerEmail = owner.email;
  const mine = await addSeller(database.owner, owner.id);
  const other = await addSeller(database.owner, null, "Saffron & Smoke");
  const lines = [
    { businessId: mine, title: "Harvest Throw", amount: 12_800 },
    { businessId: other, seller: "Saffron & Smoke", title: "Pepper Jelly", amount: 2400, quantity: 2 },
  ];
  order = await placeOrder(database.owner, { lines, email: "renee@example.org" });
});

const letters = () =>
  database.db
    .selectFrom("mail_outbox")
    .select(["recipient", "template", "data"])
    .orderBy("created_at")
    .execute();
const run = (letter: OrderEmail, id = "run") => mailOrder(services, letter, { id });

describe("mailOrder", () => {
  it("sends the buyer a receipt and each seller only their lines, once", async () => {
    await run({ kind: "paid", orderId: order.id });
    await run({ kind: "paid", orderId: order.id }, "again");
    const [receipt, toSeller, ...more] = await letters();
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({
      recipient: "renee@example.org",
      template: "order-paid",
      data: { orderNumber: `UJ-${order.number}`, total: "$189.00", goods: "$176.00", shipping: "$13.00" },
    });
    expect(receipt?.data).toMatchObject({
      orderPath: expect.stringMatching(`^/orders/${order.id}\\?key=\\w+\\.[\\w-]{43}$`),
    });
    expect(toSeller).toMatchObject({ recipient: ownerEmail, template: "new-order" });
    const words = JSON.stringify(toSeller?.data);
    expect(words).toContain("Harvest Throw");
    for (const secret of ["Pepper Jelly", "4417", "renee@example.org", "key="])
      expect(words).not.toContain(secret);
  });

  it("emails about the changed parcel", async () => {
    const [parcelId = ""] = order.parcelIds;
    await run({ kind: "parcel-canceled", orderId: order.id, parcelId, refundAmount: 12_800 });
    expect((await letters()).at(-1)).toMatchObject({
      template: "parcel-canceled",
      data: { seller: "Northstar Looms", refund: "$128.00", lines: [{ title: "Harvest Throw" }] },
    });
  });

  it("sends the link as often as it is requested", async () => {
    const before = (await letters()).length;
    await run({ kind: "order-link", orderId: order.id }, "first");
    await run({ kind: "order-link", orderId: order.id }, "second");
    await run({ kind: "order-link", orderId: order.id }, "second");
    expect(await letters()).toHaveLength(before + 2);
  });

  it("sends nothing about an unknown order or refund", async () => {
    const before = (await letters()).length;
    await run({ kind: "paid", orderId: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d" });
    await run({ kind: "refunded", orderId: order.id, refundId: "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d" });
    expect(await letters()).toHaveLength(before);
  });
});
