import { busyFormPage, busyPage } from "../src/app/busy-page.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";

test.use({ allowedErrors: [/status of 503/], viewport: { width: 390, height: 844 } });

test("a full site says so, in light and in the dark, and trying again opens the page", async ({ page }) => {
  const { html, headers } = busyPage;
  let isFull = true;
  await page.route("**/directory", (route) =>
    isFull ? route.fulfill({ status: 503, headers, body: html }) : route.continue(),
  );
  await page.goto("/directory");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The market is full right now.");
  await expectNoAxeViolations(page);
  isFull = false;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The market is full right now.");
});

test("a form that a full site could not take is not lost", async ({ page }) => {
  const { html, headers } = busyFormPage;
  await page.route("**/login", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, headers, body: html })
      : route.continue(),
  );
  await page.goto("/login");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByText("what you sent has not arrived")).toBeVisible();
  await expectNoAxeViolations(page);
});
