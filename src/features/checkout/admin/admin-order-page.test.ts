import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, type VisitedPage } from "#testing/visitor.ts";
import { readOrderMail } from "../order-mail-for-tests.ts";
import { type PlacedOrder, placeOrder } from "../placed-order-for-tests.ts";

const site = setUpDemoSite();
const newEmail = () => `buyer-${crypto.randomUUID()}@example.com`;
const button = (page: VisitedPage, name: string) => within(page.main).getByRole("button", { name });

async function openOrder(email: string) {
  const lines = [
    { businessId: null, title: "Harvest Throw", amount: 12_800 },
    { businessId: null, seller: "Tallow House", title: "Porch Candle" },
  ];
  const order: PlacedOrder = await placeOrder(site.database.owner, { lines, email });
  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const list = await admin.open("/admin/orders?show=to-pack");
  fill(list.getByRole("searchbox", { name: "Search orders" }), `UJ-${order.number}`);
  const found = await admin.click(button(list, "Search"));
  const table = within(found.main).getByRole("table", { name: "Orders" });
  expect(within(table).getAllByRole("row")).toHaveLength(2);
  const page = await admin.click(found.getByRole("link", { name: `Open UJ-${order.number}` }));
  expect(within(page.main).getByRole("heading", { level: 2, name: `UJ-${order.number}` })).toBeVisible();
  return { admin, page };
}

test("an admin packs and sends a parcel, and the buyer gets an email", async () => {
  const email = newEmail();
  const { admin, page } = await openOrder(email);
  const packed = await admin.click(button(page, "Packed Northstar Looms"));
  expect(packed.toast).toContain("Packed");
  const send = within(packed.main).getByText("Mark as shipped").closest("details") as HTMLElement;
  fill(within(send).getByLabelText("Carrier"), "USPS");
  fill(within(send).getByLabelText(/^Tracking number/), "8041 5530 2217");
  const sent = await admin.click(within(send).getByRole("button", { name: "Confirm shipment" }));
  expect(sent.toast).toContain("Marked as shipped");
  expect(sent.main).toHaveTextContent("USPS 8041 5530 2217");
  const subjects = (await readOrderMail(site.services, email)).map(({ subject }) => subject);
  expect(subjects).toContain("Your parcel from Northstar Looms is on its way");
});

test("an admin refunds an order in part, at most what is left, and then the rest", async () => {
  const { admin, page } = await openOrder(newEmail());
  const refund = (shown: VisitedPage) =>
    within(shown.main).getByText("Refund a part").closest("details") as HTMLElement;
  fill(within(refund(page)).getByLabelText("Amount"), "999");
  fill(within(refund(page)).getByLabelText("Reason"), "It came late.");
  const refused = await admin.click(button(page, "Send this amount back"));
  expect(refused.status).toBe(409);
  expect(refund(refused)).toHaveAttribute("open");
  expect(within(refund(refused)).getByText("That is more than is left.")).toBeVisible();
  fill(within(refund(refused)).getByLabelText("Amount"), "32");
  const refunded = await admin.click(button(refused, "Send this amount back"));
  expect(refunded.toast).toContain("Refund started");
  const [entry] = within(refunded.main)
    .getAllByRole("listitem")
    .filter(({ textContent }) => textContent?.includes("It came late."));
  expect(entry).toHaveTextContent("$32.00");

  const rest = within(refunded.main).getByText("Refund all that is left").closest("details") as HTMLElement;
  fill(within(rest).getByLabelText("Reason"), "It arrived broken.");
  const done = await admin.click(within(rest).getByRole("button", { name: "Send $134.50 back" }));
  expect(done.toast).toContain("Refund started");
  expect(within(done.main).queryByText("Refund a part")).toBeNull();
});
