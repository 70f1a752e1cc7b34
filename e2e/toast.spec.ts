import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { banner, phone } from "./shell-parts.ts";

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" }).locator(".toast");

/**
 * Presses a placeholder button in the footer by keyboard: the foot of a page is laid out when it comes near, under the
 * pointer. The mouse stays away, because hovering pauses a toast.
 */
async function pressUnbuilt(page: Page, name: string) {
  await page.mouse.move(5, 5);
  await page.getByRole("contentinfo").getByRole("button", { name }).press("Enter");
}

async function failToLogIn(page: Page) {
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

test("[TOAST-01] a new toast replaces the old", async ({ page }) => {
  await page.goto("/");
  await pressUnbuilt(page, "Instagram");
  await expect(toasts(page)).toContainText("Instagram");
  await pressUnbuilt(page, "Facebook");
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText("Facebook");
});

test("[TOAST-02] a toast dismisses itself after 5000 ms", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await pressUnbuilt(page, "Instagram");
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("[TOAST-03] [TOAST-07] a default toast carries title and description and is announced politely", async ({
  page,
}) => {
  await page.goto("/");
  await pressUnbuilt(page, "Help Center");
  const toast = page.getByRole("status").locator(".toast");
  await expect(toast.locator("b")).toHaveText("Coming Soon!");
  await expect(toast.locator("p")).toHaveText("The help center opens here soon.");
  await toast.hover();
  await expectNoAxeViolations(page);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a toast hangs under the header, and from the edge of the screen once that is out of sight", async ({
    page,
  }) => {
    const top = async () => (await toasts(page).boundingBox())?.y;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await pressUnbuilt(page, "Instagram");
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
    await pressUnbuilt(page, "Instagram");
    const ground = () => toasts(page).evaluate((toast) => getComputedStyle(toast).backgroundColor);
    const plain = await ground();
    await failToLogIn(page);
    await expect(page.getByRole("alert").locator(".toast")).toContainText("Sign in Failed");
    await expect(toasts(page)).toHaveCount(1);
    await toasts(page).hover();
    expect(await ground()).not.toBe(plain);
    await expectNoAxeViolations(page);
  });
});
