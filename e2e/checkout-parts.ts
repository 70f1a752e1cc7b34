import type { Page } from "@playwright/test";
import { Client } from "pg";
import { addGoods, receive } from "#testing/goods.ts";
import type { Site } from "#testing/site.ts";
import { cart, checkoutButton } from "./cart-parts.ts";
import { expect } from "./fixtures.ts";

/** A separate product for one test, $20 each, so that no other test takes its stock. */
export async function addProduct(
  site: Site,
  title: string,
): Promise<{ productId: string; variantId: string }> {
  const owner = new Client({ connectionString: site.ownerUrl });
  await owner.connect();
  try {
    const [variantId = ""] = await addGoods(owner, ["One size"], title);
    await receive(owner, [variantId], 5);
    const { rows } = await owner.query("select product_id from product_variants where id = $1", [variantId]);
    return { productId: rows[0].product_id, variantId };
  } finally {
    await owner.end();
  }
}

/** Adds a product from its page to the cart, which opens. */
export async function addToCart(page: Page, productId: string) {
  await page.goto(`/product/${productId}`);
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().click();
  await expect(cart(page)).toBeVisible();
}

/** From the open cart to the payment page. */
export async function goToPayment(page: Page, site: Site) {
  await checkoutButton(page).click();
  await page.waitForURL(`${site.stripe.origin}/pay/**`);
  await expect(page.getByRole("heading", { name: "Pay" })).toBeVisible();
}
