import { within } from "@testing-library/dom";
import { expect, onTestFinished, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor } from "#testing/visitor.ts";
import { addGoods } from "../goods-for-tests.ts";
import { openTestPayments } from "../payments-for-tests.ts";

const site = setUpDemoSite();

test("without scripts, the product form leads to the payment page of the variant in its URL", async () => {
  const payments = openTestPayments();
  const { payments: before } = site.services;
  site.services.payments = payments.provider;
  onTestFinished(() => {
    site.services.payments = before;
  });
  const { id, variantIds } = await addGoods(site.database.db, {
    title: "Loom bench",
    variants: [{ amount: 9_600 }, { amount: 16_800 }],
  });
  const visitor = openVisitor(site);
  const product = await visitor.open(`/product/${id}?variant=${variantIds[1]}`);
  fill(within(product.main).getByRole("spinbutton", { name: "Quantity" }), "2");
  const page = await visitor.click(within(product.main).getByRole("button", { name: "Buy now" }));
  const [made] = payments.sessions.values();
  expect(made?.requested.lines).toMatchObject([{ amount: 16_800, quantity: 2 }]);
  expect(within(page.main).getByRole("link", { name: "Go to payment" })).toHaveAttribute(
    "href",
    made?.session.url,
  );
  expect(page.document.querySelector("meta[http-equiv=refresh]")).toHaveAttribute(
    "content",
    `0; url=${made?.session.url}`,
  );
});
