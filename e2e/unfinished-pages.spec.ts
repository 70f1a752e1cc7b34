import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { phone, signIn } from "./shell-parts.ts";

test.describe("unknown and unfinished pages", () => {
  test.describe("an unknown address", () => {
    test.use({ allowedErrors: [/status of 404/] });

    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      test(`answers 404 inside the shell, with a way home, at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const response = await page.goto("/no-such-page");
        expect(response?.status()).toBe(404);
        await expect(page).toHaveTitle(/^Page not found/);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
        await expectNoAxeViolations(page);
        await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
        await expect(page).toHaveURL("/");
      });
    }
  });

  for (const path of ["/store", "/travel", "/events", "/entertainment", "/reviews"]) {
    test(`${path} is accessible in its color`, async ({ page }) => {
      await page.goto(path);
      await expectNoAxeViolations(page);
      await page.setViewportSize(phone);
      await expectNoAxeViolations(page);
    });
  }

  for (const path of ["/events/submit"]) {
    test(`${path} asks a visitor to log in first and a member not`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnTo: path })}`);
      await signIn(page);
      await page.goto(path);
      await expect(page).toHaveURL(path);
    });
  }
});
