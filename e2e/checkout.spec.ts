import { demoAccounts } from "#seed/accounts.ts";
import { cart, cartButton, cartRow, checkoutButton, savedCart } from "./cart-parts.ts";
import { addProduct, addToCart, goToPayment } from "./checkout-parts.ts";
import { expect, test, uniqueEmail } from "./fixtures.ts";
import { phone, signIn } from "./shell-parts.ts";

const toast = ".toast";

test("[CHK-01] [CHK-12] [CHK-13] a guest buys: product, cart, payment page, thanks and a receipt by mail; an admin sends the money back", async ({
  page,
  site,
  inbox,
  browser,
}) => {
  const { productId, variantId } = await addProduct(site, "Harvest basket");
  const email = uniqueEmail("buyer");
  await addToCart(page, productId);
  await expect(cartRow(page, "Harvest basket")).toContainText("$20.00");
  await goToPayment(page, site);
  await expect(page.locator(".total")).toHaveText("$26.50");
  await expect(page.getByRole("listitem")).toContainText(["Harvest basket × 1", "Shipping"]);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Pay $26.50" }).click();

  await page.waitForURL(/\/success\?.*order=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you, /);
  await expect(page.getByRole("status").filter({ hasText: "Paid on" })).toContainText(email);
  await expect(cartButton(page)).toHaveAccessibleName("Cart");
  expect(await savedCart(page)).toEqual([]);
  const receipt = await inbox.waitFor(email, "Your order UJ-");
  expect(receipt.text).toContain("Harvest basket");
  expect(receipt.text).toContain("$26.50");
  const stock = await page.request.get(`/api/store/ujamaa/variants?product_ids[]=${productId}`);
  expect(await stock.json()).toMatchObject({ variants: [{ id: variantId, inventory_quantity: 4 }] });

  const order = new URL(page.url()).searchParams.get("order");
  const desk = await browser.newPage();
  await signIn(desk, demoAccounts.admin);
  await desk.goto(`/admin/orders/${order}`);
  await desk.getByText("Refund all that is left").click();
  const form = desk.locator("details[open]");
  await form.getByLabel("Reason").fill("It arrived broken.");
  await form.getByRole("button", { name: "Send $26.50 back" }).click();
  await expect(desk.locator(toast)).toContainText("Money is going back");
  await desk.close();

  const refund = await inbox.waitFor(email, "$26.50 is on its way back to you");
  await page.goto(/https?:\/\/\S+\/orders\/\S+/.exec(refund.text)?.[0] ?? "no link");
  await expect(page.getByRole("main")).toContainText("The money went back");
  const ledger = site.stripe.ledger().filter(({ orderId }) => orderId === order);
  expect(ledger.map(({ amount }) => amount)).toEqual([2650, -2650]);
});

test("[CHK-12] a declined card can try again, and canceling brings the cart back", async ({ page, site }) => {
  await page.setViewportSize(phone);
  const { productId } = await addProduct(site, "Porch lantern");
  await addToCart(page, productId);
  await goToPayment(page, site);
  await page.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.waitForURL(`**/product/${productId}`);
  await expect(page.locator(toast)).toContainText("Payment canceled");
  await expect(page.locator(toast)).toContainText("Nothing was charged. Your cart is as you left it.");
  await expect(cartButton(page)).toHaveAccessibleName("Cart, 1 item");
  expect((await savedCart(page)).map(({ product }) => product.title)).toEqual(["Porch lantern"]);
});

test.describe("while the payment provider is down", () => {
  test.use({ allowedErrors: [/503/] });

  test("[CHK-14] [CHK-15] [CHK-16] checkout says so and keeps the cart, and works once it is back", async ({
    page,
    site,
  }) => {
    const { productId } = await addProduct(site, "Cedar stool");
    await addToCart(page, productId);
    site.stripe.control({ fault: { answer: "error" } });
    try {
      await checkoutButton(page).click();
      await expect(page.locator(toast).locator("b")).toHaveText("Checkout Error");
      await expect(page.locator(toast).locator("p")).toHaveText(
        "There was a problem initializing checkout. Please try again.",
      );
    } finally {
      site.stripe.control({ fault: null });
    }
    await expect(page).toHaveURL(`/product/${productId}`);
    await expect(cartRow(page, "Cedar stool")).toBeVisible();
    expect(await savedCart(page)).toHaveLength(1);

    await expect(cart(page)).toBeVisible();
    await goToPayment(page, site);
    await expect(page.locator(".total")).toHaveText("$26.50");
  });
});
