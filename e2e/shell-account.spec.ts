import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { accountButton, banner, mainNav, menu, menuButton, phone, signIn } from "./shell-parts.ts";

test.describe("account", () => {
  test("[SHELL-18] [SHELL-19] a visitor sees Login and Sign Up, and no avatar", async ({ page }) => {
    await page.goto("/");
    await expect(accountButton(page)).toHaveCount(0);
    await banner(page).getByRole("link", { name: "Sign Up" }).click();
    await expect(page).toHaveURL("/register");
    await banner(page).getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/login");
  });

  test("[SHELL-20] [SHELL-21] [SHELL-22] [SHELL-24] [SHELL-25] a member sees an avatar with their initial and its menu", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/");
    await expect(banner(page).getByRole("link", { name: "Login" })).toHaveCount(0);
    await expect(banner(page).getByRole("link", { name: "Sign Up" })).toHaveCount(0);
    await expect(accountButton(page)).toHaveText("M");
    await accountButton(page).click();
    const entries = page.getByRole("menu", { name: "Account" });
    await expect(entries).toContainText(demoAccounts.member.email);
    await expect(entries.getByRole("menuitem")).toHaveText(["Dashboard", "Your account", "Log out"]);
    await expectNoAxeViolations(page);
    await entries.getByRole("menuitem", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(entries).toBeHidden();
  });

  test("the menu works by keyboard and gives the focus back", async ({ page }) => {
    await signIn(page);
    await page.goto("/");
    await accountButton(page).focus();
    await page.keyboard.press("Enter");
    const item = (name: string) => page.getByRole("menuitem", { name });
    await expect(item("Dashboard")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item("Your account")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item("Log out")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(item("Log out")).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
  });

  test("[SHELL-26] [SHELL-27] Log out ends the session and returns home", async ({ page }) => {
    await signIn(page);
    await page.goto("/travel");
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(accountButton(page)).toHaveCount(0);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login\?/);
  });

  test("only an admin has the way to the admin desk", async ({ page }) => {
    await signIn(page, demoAccounts.admin);
    await page.goto("/");
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: "Admin" }).click();
    await expect(page).toHaveURL("/admin");
  });
});

test.describe("mobile menu", () => {
  test.use({ viewport: phone });

  test("[SHELL-28] [SHELL-32] the toggle opens and closes a menu that holds the seven links", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(mainNav(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page).getByRole("link")).toHaveText([
      "Home",
      "Directory",
      "Store",
      "Travel",
      "Events",
      "Entertainment",
      "Reviews",
    ]);
    await expect(banner(page).getByRole("link", { name: "Login" })).toBeVisible();
    await expect(banner(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
    await expectNoAxeViolations(page);
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test("[SHELL-33] a link in the menu closes it", async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Events" }).click();
    await expect(page).toHaveURL("/events");
    await expect(menu(page)).toBeHidden();
  });

  test("works by keyboard: opens, reaches the links, closes with Esc and gives the focus back", async ({
    page,
  }) => {
    await page.goto("/");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("[SHELL-29] [SHELL-30] [SHELL-31] a member has Dashboard and Sign Out in it", async ({ page }) => {
    await signIn(page);
    await page.goto("/");
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Dashboard" }).click();
    await expect(page).toHaveURL("/dashboard");
    await menuButton(page).click();
    await banner(page).getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login\?/);
  });

  test("only an admin has the way to the admin desk in it", async ({ page }) => {
    await signIn(page);
    await page.goto("/");
    await menuButton(page).click();
    await expect(menu(page).getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "Admin" })).toHaveCount(0);
    await page.context().clearCookies();
    await signIn(page, demoAccounts.admin);
    await page.reload();
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Admin" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the mobile menu opens and its links lead on", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Travel" }).click();
    await expect(page).toHaveURL("/travel");
    await expect(menu(page)).toBeHidden();
  });

  test("a member logs out", async ({ page }) => {
    await signIn(page);
    await page.goto("/travel");
    await accountButton(page).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(banner(page).getByRole("link", { name: "Login" })).toBeVisible();
  });
});
