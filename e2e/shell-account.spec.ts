import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { accountButton, banner, mainNav, menu, menuButton, phone, signIn } from "./shell-parts.ts";

test("[SHELL-21] [SHELL-25] [SHELL-26] [SHELL-27] the account menu works by keyboard and pointer, and logs out", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/travel");
  const entries = page.getByRole("menu", { name: "Account" });
  const entry = (name: string) => entries.getByRole("menuitem", { name });
  await expect(entries).toBeHidden();

  await test.step("by keyboard, which restores the focus", async () => {
    await accountButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(entry("Dashboard")).toBeFocused();
    for (const name of ["Trips", "Orders", "Saved events", "Your account", "Log out"]) {
      await page.keyboard.press("ArrowDown");
      await expect(entry(name)).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(entries).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
  });

  await test.step("by pointer", async () => {
    await accountButton(page).click();
    await expect(entries).toContainText(demoAccounts.member.email);
    await expectNoAxeViolations(page);
    await entry("Dashboard").click();
    await expect(page).toHaveURL("/dashboard");
    await expect(entries).toBeHidden();
  });

  await accountButton(page).click();
  await entry("Log out").click();
  await expect(page).toHaveURL("/");
  await expect(banner(page).getByRole("link", { name: "Login" })).toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
  const dashboard = await page.request.get("/dashboard");
  expect(new URL(dashboard.url()).pathname).toBe("/login");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("[SHELL-28] [SHELL-31] [SHELL-33] a toggle opens and closes the menu, and so do keys, links and Sign Out", async ({
    page,
  }) => {
    await page.goto("/travel");
    await expect(mainNav(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();

    await test.step("by keyboard, which restores the focus", async () => {
      await menuButton(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });

    await test.step("by its toggle", async () => {
      await menuButton(page).click();
      await expect(menu(page).getByRole("link")).toHaveCount(7);
      await expect(menu(page)).toBeVisible();
      await expect(banner(page).getByRole("link", { name: "Login" })).toBeVisible();
      await expect(banner(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
      await expectNoAxeViolations(page);
      await menuButton(page).click();
      await expect(menu(page)).toBeHidden();
    });

    await test.step("a link closes it", async () => {
      await menuButton(page).click();
      await menu(page).getByRole("link", { name: "Events" }).click();
      await expect(page).toHaveURL("/events");
      await expect(menu(page)).toBeHidden();
    });

    await test.step("a member signs out in it", async () => {
      await signIn(page);
      await page.reload();
      await menuButton(page).click();
      await menu(page).getByRole("link", { name: "Dashboard" }).click();
      await expect(page).toHaveURL("/dashboard");
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await banner(page).getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL("/");
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await expect(banner(page).getByRole("link", { name: "Login" })).toBeVisible();
      const dashboard = await page.request.get("/dashboard");
      expect(new URL(dashboard.url()).pathname).toBe("/login");
    });
  });
});
