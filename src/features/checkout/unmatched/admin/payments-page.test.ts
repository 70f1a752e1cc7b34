import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";
import { addUnmatchedPayment } from "../unmatched-for-tests.ts";

const site = setUpDemoSite();
const row = (page: VisitedPage, id: string) =>
  within(page.main).queryByRole("row", { name: new RegExp(id) }) as HTMLElement;
const press = (page: VisitedPage, id: string, name: RegExp) =>
  within(row(page, id)).getByRole("button", { name });
function countOn(page: VisitedPage) {
  const tabs = within(page.getByRole("navigation", { name: "Admin" }));
  return Number(/\d+/.exec(textOf(tabs.getByRole("link", { name: /^Payments/ })))?.[0] ?? 0);
}

test("an admin refunds one payment without an order, and dismisses another with a note", async () => {
  const [one, other] = [
    await addUnmatchedPayment(site.services.db),
    await addUnmatchedPayment(site.services.db),
  ];
  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const page = await admin.open("/admin/payments");
  const waiting = countOn(page);
  expect(waiting).toBeGreaterThanOrEqual(2);
  expect(row(page, one)).toHaveTextContent("$42.50");

  const refunded = await admin.click(press(page, one, /^Refund \$42\.50/));
  expect(refunded.toast).toContain("Refund started");
  expect(row(refunded, one)).toBeNull();
  expect(countOn(refunded)).toBe(waiting - 1);

  const refused = await admin.click(press(refunded, other, /^Dismiss/));
  expect(refused.status).toBe(400);
  expect(row(refused, other)).toHaveTextContent("Say why nothing has to be refunded.");
  fill(within(row(refused, other)).getByLabelText("Note"), "It was paid back in cash.");
  const dismissed = await admin.click(press(refused, other, /^Dismiss/));
  expect(dismissed.toast).toContain("Payment dismissed");
  expect(countOn(dismissed)).toBe(waiting - 2);

  const settled = await admin.open("/admin/payments?state=settled");
  expect(row(settled, other)).toHaveTextContent("DismissedIt was paid back in cash.");
  expect(within(row(settled, other)).queryByRole("button", { name: /^Dismiss/ })).toBeNull();
  expect(row(settled, one)).toHaveTextContent("Refund");
});
