import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { banner, footer, phone } from "./shell-parts.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" }).locator(".toast");

/**
 * Presses a placeholder button in the footer by keyboard, because the footer is laid out when it comes near, which
 * moves it under the pointer. The mouse stays away, because hovering pauses a toast.
 */
async function pressPlaceholder(page: Page, name: string) {
  await page.mouse.move(5, 5);
  await footer(page).getByRole("button", { name }).press("Enter");
}

test("[TOAST-01] [TOAST-03] [TOAST-07] [SHELL-43] [SHELL-44] [SHELL-45] [SHELL-46] the placeholders in the footer show a toast and do nothing else", async ({
  page,
  context,
}) => {
  await page.goto("/travel");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const [name, description] of [
    ["Instagram", "Our Instagram page is on its way."],
    ["Facebook", "Our Facebook page is on its way."],
    ["Twitter", "Our Twitter page is on its way."],
    ["YouTube", "Our YouTube page is on its way."],
    ["Contact Us", "The contact form opens here soon."],
    ["Help Center", "The help center opens here soon."],
  ] as const) {
    await pressPlaceholder(page, name);
    await expect(toasts(page).locator("p")).toHaveText([description]);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page).locator("b")).toHaveText("Coming Soon!");
  }
  expect(requests).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  await expect(page).toHaveURL("/travel");

  await test.step("announced politely, accessible, and dismissed", async () => {
    await pressPlaceholder(page, "Instagram");
    const toast = page.getByRole("status").locator(".toast");
    await toast.hover();
    await expectNoAxeViolations(page);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step("on a phone below the header, and at the screen edge once the header is out of sight", async () => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const top = async () => (await toasts(page).boundingBox())?.y;
    await pressPlaceholder(page, "Instagram");
    await expect.poll(top).toBe(8);
    await page.mouse.wheel(0, -20_000);
    const header = await banner(page).boundingBox();
    await expect.poll(top).toBe(header?.height);
    await expect(toasts(page)).toHaveCount(1);
  });
});

test.describe("a failure", () => {
  test.use({ allowedErrors: [/status of 4\d\d/] });

  test("[TOAST-04] [TOAST-05] shows a destructive toast, which looks different and interrupts", async ({
    page,
  }) => {
    await page.goto("/login");
    const colorOf = (role: "status" | "alert") =>
      page
        .getByRole(role)
        .locator(".toast")
        .evaluate((toast) => getComputedStyle(toast).backgroundColor);
    await pressPlaceholder(page, "Instagram");
    const plain = await colorOf("status");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("not-the-password");
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("alert").locator(".toast")).toContainText("Sign in Failed");
    await expect(toasts(page)).toHaveCount(1);
    await toasts(page).hover();
    expect(await colorOf("alert")).not.toBe(plain);
    await expectNoAxeViolations(page);
  });
});
