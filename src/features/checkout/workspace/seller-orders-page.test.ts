import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";
import { readOrderMail } from "../order-mail-for-tests.ts";
import { placeOrder } from "../placed-order-for-tests.ts";

const site = setUpDemoSite();
test("a seller sees and sends their own parcel only", async () => {
  const email = `buyer-${crypto.randomUUID()}@example.com`;
  const [seller] = await site.queryDatabase<{ id: string }>(
    "select id from businesses where name = 'Northstar Looms' and owner_id is not null order by id limit 1",
  );
  const lines = [
    { businessId: seller?.id ?? "", title: "Harvest Throw", amount: 12_800 },
    { businessId: null, seller: "Tallow House", title: "Porch Candle" },
  ];
  const { number } = await placeOrder(site.database.owner, { lines, email });
  await withSwitchOn(site, "business_dashboard", async () => {
    const visitor = openVisitor(site);
    await visitor.signIn(demoAccounts.member);
    const dashboard = await visitor.open("/dashboard");
    const business = await visitor.click(
      within(dashboard.main).getByRole("link", { name: /^Northstar Looms/ }),
    );
    const parts = business.getByRole("navigation", { name: "Parts of Northstar Looms" });
    const page = await visitor.click(within(parts).getByRole("link", { name: /^Orders/ }));
    const parcel = within(page.main).getByRole("article", { name: `UJ-${number}` });
    expect(within(parcel).getByText("Harvest Throw")).toBeVisible();
    expect(parcel).toHaveTextContent("88 Lantern Street");
    expect(parcel).not.toHaveTextContent("Porch Candle");
    expect(parcel).not.toHaveTextContent(email);

    fill(within(parcel).getByLabelText("Carrier"), "USPS");
    const sent = await visitor.click(within(parcel).getByRole("button", { name: "Confirm shipment" }));
    expect(sent.toast).toContain("Marked as shipped");
    const after = within(sent.main).getByRole("article", { name: `UJ-${number}` });
    expect(within(after).getByRole("button", { name: /^Delivered/ })).toBeVisible();
    const subjects = (await readOrderMail(site.services, email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your parcel from Northstar Looms is on its way");
  });
});
