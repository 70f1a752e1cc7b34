import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { signIn } from "./shell-parts.ts";

test.describe("launch switches", () => {
  test("[SEC-04] [SEC-05] are out of reach for visitors and members", async ({ page }) => {
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/login\?/);
    await signIn(page);
    await page.goto("/admin");
    await expect(page).toHaveURL("/dashboard");
  });

  test("[ADMIN-02] are listed for an admin, unfinished ones without a button", async ({ page }) => {
    await signIn(page, demoAccounts.admin);
    await page.goto("/admin");
    await expect(page.getByRole("link", { name: "Launch" })).toHaveAttribute("aria-current", "page");
    const lines = page.getByRole("main").getByRole("listitem");
    await expect(lines).toHaveCount(10);
    const unfinished = lines.filter({ hasText: "Not built" });
    await expect(unfinished.getByRole("button")).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test("say who flipped them, and when", { tag: "@tls" }, async ({ page }) => {
    await signIn(page, demoAccounts.admin);
    await page.goto("/admin");
    const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Business reviews" });
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    for (const state of ["on", "off"]) {
      await line.getByRole("button", { name: `Turn ${state}` }).click();
      await expect(line).toContainText(`Turned ${state} by Amaya Admin, ${today}`);
    }
  });
});
