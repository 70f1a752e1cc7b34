import { beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { type PlacedOrder, placeOrder } from "../placed-order-for-tests.ts";
import { countProblems } from "../queries/count-problems.server.ts";
import { action, loader } from "./admin-order.tsx";
import { loader as listLoader } from "./orders.tsx";

const { database, services } = setUpServices();
let admin: Person;
let order: PlacedOrder;
let unpaid: PlacedOrder;

beforeAll(async () => {
  const { id, username } = await makePerson(services, { isAdmin: true });
  admin = { id, username, email: "admin@example.com", avatarUrl: null, isAdmin: true };
  const lines = [{ businessId: null, amount: 3200, quantity: 2 }];
  order = await placeOrder(database.owner, { lines, email: "Renee@example.org" });
  unpaid = await placeOrder(database.owner, { lines, status: "failed", email: "ida@example.org" });
});

const list = async (query: string) => {
  const { data } = (await listLoader(
    routeArgs(services, `/admin/orders${query}`, { visit: { person: admin } }),
  )) as {
    data: { found: { items: { number: string }[] } | null };
  };
  return data.found?.items.map(({ number }) => number);
};
const open = () =>
  loader(
    routeArgs(services, `/admin/orders/${order.id}`, { params: { id: order.id }, visit: { person: admin } }),
  );
const post = (fields: Record<string, string>, id = order.id) =>
  action(
    routeArgs(services, `/admin/orders/${id}`, { params: { id }, visit: { person: admin }, fields }),
  ).then((answer) =>
    answer instanceof Response ? answer.status : (answer as { init?: ResponseInit }).init?.status,
  );

describe("the admin's orders", () => {
  it("are found by number, email address and state", async () => {
    const [paid, failed] = [`UJ-${order.number}`, `UJ-${unpaid.number}`];
    expect(await list("")).toEqual([failed, paid]);
    expect(await list(`?search=${paid}`)).toEqual([paid]);
    expect(await list(`?search=${order.number}`)).toEqual([paid]);
    expect(await list("?search=RENEE%40ex")).toEqual([paid]);
    expect(await list("?search=nobody")).toEqual([]);
    expect(await list("?show=to-pack")).toEqual([paid]);
    for (const show of ["on-the-way", "refunded", "look"]) expect(await list(`?show=${show}`)).toEqual([]);
  });

  it("show every fact, with ledger entries and stock movements", async () => {
    const { order: shown } = await open();
    expect(shown).toMatchObject({
      email: "Renee@example.org",
      hasAccount: false,
      total: "$70.50",
      left: "$70.50",
      money: [
        { kind: "charge", account: "provider", amount: "$70.50" },
        { kind: "charge", account: "goods", amount: "−$64.00" },
        { kind: "charge", account: "shipping", amount: "−$6.50" },
      ],
      stock: [
        { kind: "reserve", quantity: 2 },
        { kind: "sell", quantity: 2 },
      ],
    });
  });

  it("are refunded in part and in full, at most what was paid", async () => {
    const reason = "It came broken.";
    expect(await post({ form: "refund", amount: "20,5x", reason })).toBe(400);
    expect(await post({ form: "refund", amount: "0", reason })).toBe(400);
    expect(await post({ form: "refund", amount: "20.50", reason: "" })).toBe(400);
    expect(await post({ form: "refund", amount: "70.51", reason })).toBe(409);
    expect(await post({ form: "refund", amount: "20.5", reason })).toBe(302);
    expect(await post({ form: "refund", amount: "50.01", reason })).toBe(409);
    expect((await open()).order).toMatchObject({
      left: "$50.00",
      refunds: [{ amount: "$20.50", status: "pending" }],
    });
    expect(await post({ form: "refund-all", reason })).toBe(302);
    expect(await post({ form: "refund-all", reason })).toBe(409);
    expect(await post({ form: "refund-all", reason }, unpaid.id)).toBe(409);
  });

  it("return goods to stock, at most what was sold", async () => {
    const variant = order.variantIds[0] ?? "";
    expect(await post({ form: "restock", variant, quantity: "3" })).toBe(409);
    expect(await post({ form: "restock", variant, quantity: "0" })).toBe(400);
    expect(await post({ form: "restock", variant, quantity: "2" })).toBe(302);
    expect((await open()).order).toMatchObject({ restockable: [], left: null });
  });

  it("are marked for review until someone settles them", async () => {
    await database.owner
      .updateTable("orders")
      .set({ problem: "The amount differs." })
      .where("id", "=", order.id)
      .execute();
    expect(await countProblems(database.db)).toBe(1);
    expect(await list("?show=look")).toEqual([`UJ-${order.number}`]);
    await post({ form: "settle" });
    expect(await list("?show=look")).toEqual([]);
    expect((await open()).order.changes[0]).toMatchObject({ did: "settled what needed a look" });
  });

  it("are visible to admins only", async () => {
    const id = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";
    const missing = loader(
      routeArgs(services, `/admin/orders/${id}`, { params: { id }, visit: { person: admin } }),
    );
    await expect(missing).rejects.toMatchObject({ init: { status: 404 } });
  });
});
