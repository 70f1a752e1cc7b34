import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test, uniqueEmail } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { main } from "./travel-parts.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Request something" });

test.describe("the request dialog", () => {
  test.use({ allowedErrors: [/ERR_|Failed to fetch/] });

  test("[TRAV-13] [TRAV-27] [TRAV-30] [TRAV-31] [TRAV-32] opens and closes by keyboard, keeps what was typed when sending fails, and closes on success", async ({
    page,
  }) => {
    const failure = page.getByRole("alert").locator(".toast-destructive");
    const send = dialog(page).getByRole("button", { name: "Send request" });
    await page.goto("/travel");
    const open = main(page).getByRole("link", { name: "Request something" }).first();
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expectNoAxeViolations(page, "dialog");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/travel");
    await expect(open).toBeFocused();

    await page.keyboard.press("Enter");
    await send.click();
    await expect(failure).toContainText("Missing Information");
    await expect(failure).toContainText("Please fill out your name and the feature type.");
    await expect(dialog(page)).toContainText("Enter your name.");
    await expect(dialog(page)).toContainText("Pick one, so it reaches the right person.");

    const email = uniqueEmail("zuri");
    await dialog(page).getByLabel("Name").fill("Zuri");
    await dialog(page)
      .getByLabel(/^Email/)
      .fill(email);
    await dialog(page).getByLabel("Ask for a custom itinerary").check();
    await dialog(page)
      .getByLabel(/^Details/)
      .fill("Four sisters, three days.");
    await page.route(/\/travel\/request\.data/, (route) => route.abort());
    await send.click();
    await expect(failure).toContainText("Error");
    await expect(failure).toContainText("Failed to submit your request. Please try again.");
    await expect(dialog(page).getByLabel("Name")).toHaveValue("Zuri");
    await expect(dialog(page).getByLabel("Ask for a custom itinerary")).toBeChecked();

    await page.unrouteAll();
    await send.click();
    const toast = page.getByRole("status").locator(".toast");
    await expect(toast).toContainText("Success!");
    await expect(toast).toContainText("Thank you! Your request has been submitted for review.");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/travel");
    expect(
      await queryDatabase("select name, feature_type, details from feature_requests where email = $1", [
        email,
      ]),
    ).toEqual([
      { name: "Zuri", feature_type: "Ask for a custom itinerary", details: "Four sisters, three days." },
    ]);
    await open.click();
    await expect(dialog(page).getByLabel("Name")).toHaveValue("");
  });
});
