import { demoAccounts } from "#seed/accounts.ts";
import { expect, test } from "./fixtures.ts";
import { signIn } from "./shell-parts.ts";

test("an admin flips a launch switch, and its row shows who did it", { tag: "@tls" }, async ({ page }) => {
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin/launch");
  const row = page.getByRole("main").getByRole("row").filter({ hasText: "Business reviews" });
  const toggle = row.getByRole("switch", { name: "Business reviews" });
  for (const state of ["on", "off"]) {
    await toggle.click();
    await expect(toggle).toBeChecked({ checked: state === "on" });
    await expect(row.locator(".audit-line").first()).toContainText(`Amaya Admin turned it ${state} `);
  }
});
