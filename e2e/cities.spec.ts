import { expect, test } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";
import { main } from "./travel-parts.ts";

test("on phones, a jump link scrolls to its section of a city page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/cities/atlanta-ga");
  const events = main(page).getByRole("heading", { name: /^Events/ });
  await expect(events).not.toBeInViewport();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: /^Events/ })
    .click();
  await expect(page).toHaveURL("/cities/atlanta-ga#events");
  await expect(events).toBeInViewport();
});
