import { cards, category, main, open, searchField } from "./directory-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { openKinfolk, reviews } from "./reviews-parts.ts";

test.describe("when the connection is lost", () => {
  test.use({ allowedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test("the page stays, and a toast explains why, also when going back", async ({ page, context }) => {
    await open(page);
    const toast = page.getByRole("alert").locator(".toast-destructive");
    await context.setOffline(true);
    await searchField(page).pressSequentially("tea", { delay: 30 });
    await expect(toast).toContainText("You’re offline");
    await expect(toast).toContainText("Please check your connection and try again.");
    await expect(searchField(page)).toHaveValue("tea");
    await expect(searchField(page)).toBeFocused();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL("/directory");
    await expectNoAxeViolations(page);

    await category(page, "Comedian").click();
    await expect(category(page, "Comedian")).not.toBeChecked();
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reviews" }).click();
    await expect(toast).toContainText("You’re offline");
    await expect(page).toHaveURL("/directory");
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);

    await context.setOffline(false);
    await searchField(page).press("Enter");
    await expect(page).toHaveURL("/directory?search=tea");
    await expect(cards(page).first()).toContainText(/tea/i);

    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/business\//);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    const { href } = new URL(page.url());
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(toast).toContainText("You’re offline");
    await expect(page).toHaveURL(href);
  });
});

test.describe("when the server is unreachable", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test("the directory and the reviews keep their forms, with Retry in place and specific messages", async ({
    page,
  }) => {
    await open(page);
    await page.route(/\.data(\?|$)/, (route) => route.abort());
    await category(page, "Comedian").check();
    await expect(page.getByRole("alert")).toContainText("Failed to load directory data.");
    await expect(searchField(page)).toBeVisible();
    await page.unroute(/\.data(\?|$)/);
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(cards(page).first()).toContainText("Comedian");

    await openKinfolk(page);
    await page.route(/\.data(\?|$)/, (route) => route.abort());
    await main(page).getByLabel("Sort").selectOption("Oldest");
    await expect(page.getByRole("alert").locator("b")).toHaveText("Error fetching reviews");
    await page.unroute(/\.data(\?|$)/);
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(reviews(page)).toHaveCount(10);
  });
});
