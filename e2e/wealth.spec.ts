import { expect, test } from "./fixtures.ts";
import { failData, main } from "./travel-parts.ts";

const path = "/wealth-and-empowerment";

test.describe("that cannot be read", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[WEALTH-18] say so in a destructive toast", async ({ page }) => {
    await page.goto(path);
    await failData(page, path);
    await main(page).getByRole("combobox", { name: "Category" }).selectOption("Legal");
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await expect(toast).toContainText("Error");
    await expect(toast).toContainText("Failed to load organizations. Please try again.");
  });
});
