import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor } from "#testing/visitor.ts";
import { readOrderMail } from "../order-mail-for-tests.ts";
import { placeOrder } from "../placed-order-for-tests.ts";

const site = setUpDemoSite();

test("a guest finds an order through its email, and no one opens it without the key", async () => {
  const email = `guest-${crypto.randomUUID()}@example.com`;
  const [seller] = await site.queryDatabase<{ id: string }>(
    "select id from businesses where name = 'Northstar Looms' order by id limit 1",
  );
  const lines = [
    { businessId: seller?.id ?? null, title: "Harvest Throw", amount: 12_800 },
    { businessId: null, seller: "Tallow House", title: "Porch Candle" },
  ];
  const { id, number } = await placeOrder(site.database.owner, { lines, email });
  const visitor = openVisitor(site);
  const page = await visitor.open("/orders");
  fill(page.getByLabelText("Order number"), "an order");
  fill(page.getByLabelText("Email"), email);
  // The browser would not submit this form.
  const form = page.getByRole("button", { name: "Send me the link" }).closest("form") as HTMLFormElement;
  form.noValidate = true;
  const refused = await visitor.submit(form);
  expect(refused.status).toBe(400);
  expect(within(refused.main).getByText("Enter a number such as UJ-10001.")).toBeVisible();
  expect(refused.getByLabelText("Email")).toHaveValue(email);

  // As in the email, with the space that a double click selects.
  fill(refused.getByLabelText("Order number"), `UJ-${number} `);
  const sent = await visitor.click(refused.getByRole("button", { name: "Send me the link" }));
  expect(sent.toast).toContain("Check your email");
  const [mail, ...more] = await readOrderMail(site.services, email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`The link to your order UJ-${number}`);
  const link = new URL(/https?:\/\/\S+key=\S+/.exec(mail?.text ?? "")?.[0] ?? "no link");

  expect((await visitor.open(`/orders/${id}`)).status).toBe(404);
  const order = await visitor.open(link.pathname + link.search);
  expect(order.getByRole("heading", { level: 1 })).toHaveTextContent(`Order UJ-${number}`);
  expect(within(order.main).getByRole("heading", { name: "From Northstar Looms" })).toBeVisible();
  expect(order.main).toHaveTextContent("Parcel 2 of 2.");
  expect(order.main).toHaveTextContent("Card ending in 4417");
  expect(within(order.main).getByRole("link", { name: "Report a problem" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^mailto:/),
  );
});
