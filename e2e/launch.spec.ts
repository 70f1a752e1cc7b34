import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { signIn } from "./shell-parts.ts";

test.describe("launch switches", () => {
  test("[SEC-04] [SEC-05] are out of reach for visitors and members", async ({ page }) => {
    await page.goto("/admin/launch");
    await expect(page).toHaveURL(/\/login\?/);
    await signIn(page);
    await page.goto("/admin/launch");
    await expect(page).toHaveURL("/dashboard");
  });

  test("[ADMIN-02] are listed for an admin, unfinished ones out of reach", async ({ page }) => {
    const mark = (isBuilt: boolean) =>
      queryDatabase("update launch_switches set is_built = $1 where name = 'social_links'", [isBuilt]);
    await mark(false);
    await signIn(page, demoAccounts.admin);
    await page.goto("/admin/launch");
    await expect(page.getByRole("link", { name: "Launch" })).toHaveAttribute("aria-current", "page");
    const switches = page.getByRole("main").getByRole("switch");
    await expect(switches).toHaveCount(10);
    const unfinished = switches.filter({ hasText: "Not built" });
    await expect(unfinished).toHaveCount(1);
    await expect(unfinished).toBeDisabled();
    await expectNoAxeViolations(page);
    await mark(true);
  });

  test("say who flipped them, and when", { tag: "@tls" }, async ({ page }) => {
    await signIn(page, demoAccounts.admin);
    await page.goto("/admin/launch");
    const line = page.getByRole("main").getByRole("row").filter({ hasText: "Business reviews" });
    const flip = line.getByRole("switch", { name: "Business reviews" });
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
    for (const state of ["on", "off"]) {
      await flip.click();
      await expect(flip).toBeChecked({ checked: state === "on" });
      await expect(line).toContainText(`Amaya Admin turned it ${state} ${today}, `);
    }
  });
});
