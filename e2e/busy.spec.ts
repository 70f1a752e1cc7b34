import { busyPages } from "../src/app/busy-page.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { banner } from "./shell-parts.ts";

test.use({ allowedErrors: [/status of 503/], viewport: { width: 390, height: 844 } });

test("the busy page is accessible in light and dark, retries, and loses no form", async ({ page }) => {
  const busy = page.getByRole("heading", { level: 1, name: "The market is full right now." });
  let isBusy = true;
  await page.route("**/directory", (route) =>
    isBusy
      ? route.fulfill({ status: 503, headers: busyPages.busy.headers, body: busyPages.busy.html })
      : route.continue(),
  );
  await page.goto("/directory");
  await expect(busy).toBeVisible();
  await expectNoAxeViolations(page);
  isBusy = false;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(banner(page)).toBeVisible();
  await expect(busy).toHaveCount(0);

  await page.route("**/login", (route) =>
    route.fulfill({ status: 503, headers: busyPages.busyForm.headers, body: busyPages.busyForm.html }),
  );
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/login" });
    document.body.append(form);
    form.submit();
  });
  await expect(busy).toBeVisible();
  await expect(page.getByText("what you sent has not arrived")).toBeVisible();
  await expectNoAxeViolations(page);
});
