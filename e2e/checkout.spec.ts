import { demoAccounts } from "#seed/accounts.ts";
import { cart, cartButton, cartRow, checkoutButton, savedCart } from "./cart-parts.ts";
import { addProduct, addToCart, goToPayment } from "./checkout-parts.ts";
import { expect, test, uniqueEmail } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";

const toast = ".toast";

// The browser logs a failed checkout while the payment provider is down.
test.use({ allowedErrors: [/503/] });

test("[CHK-01] [CHK-12] [CHK-13] [CHK-14] [CHK-15] [CHK-16] a guest on a phone buys although the provider was down and a card declined, gets a receipt by email and a refund", async ({
  page,
  site,
  inbox,
  browser,
}) => {
  await page.setViewportSize(phone);
  const { productId, variantId } = await addProduct(site, "Harvest basket");
  const email = uniqueEmail("buyer");
  await addToCart(page, productId);
  await expect(cartRow(page, "Harvest basket")).toContainText("$20.00");

  await test.step("the cart stays while the provider is down", async () => {
    site.stripe.control({ fault: { kind: "error" } });
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
    await expect(cart(page)).toBeVisible();
    expect(await savedCart(page)).toHaveLength(1);
  });

  await test.step("a declined card can be retried, and canceling restores the cart", async () => {
    await goToPayment(page, site);
    await page.getByRole("button", { name: "Fail" }).click();
    await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL(`**/product/${productId}`);
    await expect(page.locator(toast)).toContainText("Payment canceled");
    await expect(page.locator(toast)).toContainText("Nothing was charged. Your cart is as you left it.");
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 1 item");
    expect((await savedCart(page)).map(({ product }) => product.title)).toEqual(["Harvest basket"]);
  });

  await test.step("payment leads to the thank-you page, an empty cart and a receipt", async () => {
    await cartButton(page).click();
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
  });

  await test.step("an admin's refund reaches the provider and the buyer", async () => {
    const order = new URL(page.url()).searchParams.get("order");
    const admin = await browser.newContext();
    const post = (path: string, form: Record<string, string>) =>
      admin.request.post(`${site.origin}${path}`, {
        form,
        headers: { origin: site.origin },
        maxRedirects: 0,
      });
    await post("/login", { email: demoAccounts.admin.email, password: demoAccounts.admin.password });
    const refunded = await post(`/admin/orders/${order}`, {
      form: "refund-all",
      reason: "It arrived broken.",
    });
    expect(refunded.status()).toBe(302);
    await admin.close();
    const refund = await inbox.waitFor(email, "$26.50 is on its way back to you");
    await page.goto(/https?:\/\/\S+\/orders\/\S+/.exec(refund.text)?.[0] ?? "no link");
    await expect(page.getByRole("main")).toContainText("Refunded");
    const ledger = site.stripe.ledger().filter(({ orderId }) => orderId === order);
    expect(ledger.map(({ amount }) => amount)).toEqual([2650, -2650]);
  });
});
