import { expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { placeOrder } from "../placed-order-for-tests.ts";
import { requestOrderLink } from "./request-order-link.server.ts";

const { database, services } = setUpServices();

it("responds the same whether an order matches or not, and leaves the rest to the worker", async () => {
  const { number } = await placeOrder(database.owner, {
    lines: [{ businessId: null }],
    email: "ida@example.org",
  });
  for (const input of [
    { number: `uj ${number}`, email: "ida@example.org" },
    { number: "UJ-1", email: "nobody@example.org" },
  ])
    expect(await requestOrderLink(services, aVisitor(), input)).toEqual({ ok: true });
  const { rows } = await services.pool.query(
    "select data from pgboss.job where name = 'checkout.mail-order-link' order by created_on",
  );
  expect(rows.map(({ data }) => data)).toEqual([
    { number, email: "ida@example.org" },
    { number: 1, email: "nobody@example.org" },
  ]);
});

it("is limited by network and by email address", async () => {
  const ask = (actor: ReturnType<typeof aVisitor>, email: string) =>
    requestOrderLink(services, actor, { number: "UJ-1", email });
  const [one, many] = [aVisitor(), "a@example.org"];
  for (let count = 0; count < 10; count++) await ask(one, `guest-${count}@example.org`);
  expect(await ask(one, "another@example.org")).toMatchObject({ ok: false, reason: "too-many" });
  for (let count = 0; count < 5; count++) await ask(aVisitor(), many);
  expect(await ask(aVisitor(), many)).toMatchObject({ ok: false, reason: "too-many" });
});
