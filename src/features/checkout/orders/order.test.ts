import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { mailOrderLink } from "../jobs/mail-order-link.server.ts";
import { orderKey } from "../order-key.server.ts";
import { addSeller, type PlacedOrder, placeOrder } from "../placed-order-for-tests.ts";
import { action } from "./look-up.tsx";
import { loader } from "./order.tsx";
import { loader as listLoader } from "./own-orders.tsx";

const { database, services } = setUpServices();
let buyer: Person;
let other: Person;
let order: PlacedOrder;
let guestOrder: PlacedOrder;

beforeAll(async () => {
  const personOf = ({ id, username }: { id: string; username: string }): Person => ({
    id,
    username,
    email: "ama@example.com",
    avatarUrl: null,
    isAdmin: false,
  });
  buyer = personOf(await makePerson(services));
  other = personOf(await makePerson(services));
  const lines = [
    { businessId: await addSeller(database.owner, null), amount: 12_800, title: "Harvest Throw" },
    { businessId: await addSeller(database.owner, null, "Tallow House"), seller: "Tallow House" },
  ];
  order = await placeOrder(database.owner, { userId: buyer.id, lines, email: "renee@example.org" });
  guestOrder = await placeOrder(database.owner, { lines, email: "Guest@example.org" });
});

const open = (id: string, person: Person | null, key = "") =>
  loader(
    routeArgs(services, `/orders/${id}${key && `?key=${key}`}`, { params: { id }, visit: { person } }),
  ).catch((thrown) => thrown);
const statusOf = async (answer: Promise<{ init?: ResponseInit | null }>) =>
  (await answer).init?.status ?? 200;

describe("an order's page", () => {
  it("opens for the account that ordered, or with its key, and for no one else", async () => {
    const key = orderKey(services.env, guestOrder.id);
    const cases: [string, Person | null, string, number][] = [
      [order.id, buyer, "", 200],
      [order.id, other, "", 404],
      [order.id, null, "", 404],
      [order.id, null, orderKey(services.env, order.id), 200],
      [guestOrder.id, null, key, 200],
      [order.id, null, key, 404],
      [guestOrder.id, buyer, "", 404],
      ["not-an-id", buyer, "", 404],
    ];
    for (const [id, person, given, status] of cases)
      expect(await statusOf(open(id, person, given))).toBe(status);
    expect(new Headers((await open(order.id, buyer)).init.headers).get("cache-control")).toBe(
      "private, no-store",
    );
  });

  it("shows a section for each parcel, and the totals", async () => {
    const { data } = await open(order.id, buyer);
    expect(data.order).toMatchObject({
      number: `UJ-${order.number}`,
      state: "Being packed",
      total: "$173.00",
      paymentMethod: "Card ending in 4417",
      shipTo: "Renée Okafor, 88 Lantern Street, Apt 3, Atlanta, GA 30312",
      parcels: [
        { seller: "Northstar Looms", position: "Parcel 1 of 2", lines: [{ productTitle: "Harvest Throw" }] },
        { seller: "Tallow House", position: "Parcel 2 of 2", lines: [{ amount: "$32.00" }] },
      ],
    });
    expect(data.earlier).toEqual([]);
  });
});

it("the account lists its own orders, and does not adopt those of guests", async () => {
  const args = (person: Person) => routeArgs(services, "/account/orders", { visit: { person } });
  const { data } = await listLoader(args(buyer));
  expect(data.found?.items).toMatchObject([
    { number: `UJ-${order.number}`, goods: "Harvest Throw and 1 more", amount: "$173.00" },
  ]);
  expect((await listLoader(args(other))).data.found?.items).toEqual([]);
});

describe("looking an order up", () => {
  const ask = (number: string, email: string) =>
    action(routeArgs(services, "/orders", { fields: { number, email } }));
  const links = () =>
    database.db.selectFrom("mail_outbox").select("recipient").where("template", "=", "order-link").execute();

  it("refuses a malformed number or email address", async () => {
    for (const [number, email] of [
      ["", "guest@example.org"],
      ["order", "guest@example.org"],
      [`UJ-${guestOrder.number}`, "guest"],
    ] as const)
      expect(await ask(number, email)).toMatchObject({ init: { status: 400 } });
  });

  it("emails the link only when number and email address match", async () => {
    const lookUp = (number: number, email: string) =>
      mailOrderLink(services, { number, email }, { id: `${number}` });
    await lookUp(guestOrder.number, "renee@example.org");
    await lookUp(order.number, "guest@example.org");
    await lookUp(1, "guest@example.org");
    expect(await links()).toEqual([]);
    await lookUp(guestOrder.number, "guest@example.org");
    expect(await links()).toEqual([{ recipient: "Guest@example.org" }]);
  });
});
