import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor } from "#testing/visitor.ts";
import { orderKey } from "../order-key.server.ts";
import { placeOrder } from "../placed-order-for-tests.ts";

const site = setUpDemoSite();

/** An order of one candle, and its buyer's return path from the payment provider. */
async function addOrder(status: "pending" | "expired") {
  const { id } = await placeOrder(site.database.owner, { lines: [{ businessId: null }], status });
  const key = orderKey(site.services.env, id);
  return { id, path: `/success?${new URLSearchParams({ order: id, key })}` };
}

test("[STORE-04] [STORE-05] without scripts the page after payment reloads until the payment is complete", async () => {
  const { id, path } = await addOrder("pending");
  const visitor = openVisitor(site);
  const waiting = await visitor.open(path);
  expect(waiting.main).toHaveTextContent("We are waiting for word that the payment is through.");
  await site.queryDatabase("update orders set status = 'paid', paid_at = now() where id = $1", [id]);
  const page = await visitor.click(within(waiting.main).getByRole("link", { name: "Look again" }));
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Thank you, Renée\.$/);
  expect(page.main).toHaveTextContent("Porch Candle");
  expect(page.main).toHaveTextContent("$38.50");
  expect(within(page.main).getByRole("link", { name: "Continue Shopping" })).toHaveAttribute(
    "href",
    "/store",
  );
  expect(within(page.main).getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("[STORE-03] without an order the page promises nothing, and links to the lookup", async () => {
  const page = await openVisitor(site).open("/success");
  expect(page.status).toBe(200);
  expect(page.main).not.toHaveTextContent("Your receipt is in");
  expect(page.main).toHaveTextContent("After a payment your receipt comes by email.");
  const lookUp = within(page.main).getByRole("link", { name: "look up your order" });
  expect(lookUp).toHaveAttribute("href", "/orders");
});

test("the page after payment says when a payment failed", async () => {
  const page = await openVisitor(site).open((await addOrder("expired")).path);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^The payment did not go through\.$/);
  expect(page.main).toHaveTextContent("Nothing was charged.");
});
