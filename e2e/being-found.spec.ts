import { main, openFeatured } from "./business-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";

test("the foot of the directory leads to the pages of categories and cities", async ({ page }) => {
  await page.goto("/directory");
  const browse = page.getByRole("navigation", { name: "Browse" });
  // By keyboard: cards that come near are laid out two frames later and move the links away from the pointer.
  await browse.getByRole("link", { name: "Atlanta, Georgia" }).press("Enter");
  await expect(page).toHaveURL(/\/directory\/in\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Black-owned businesses in ");
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", page.url());
  await browse.getByRole("link", { name: "Savannah" }).press("Enter");
  await expect(page).toHaveURL("/directory/in/savannah-ga");
  await expect(canonical).toHaveAttribute("href", page.url());
});

test("a list of one category or one city names its page as the one address", async ({ page }) => {
  const canonical = page.locator("link[rel=canonical]");
  await page.goto("/directory?category=Food+%26+Beverage");
  await expect(canonical).toHaveAttribute("href", /\/directory\/food-beverage$/);
  await page.goto("/directory?near=Atlanta");
  await expect(canonical).toHaveAttribute("href", /\/directory\/in\/atlanta-ga$/);
  await page.goto("/directory?near=Atlanta&category=Music");
  await expect(canonical).toHaveAttribute("href", /\/directory\?category=Music$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
});

test("a business shows who else is around, and the way to its city", async ({ page }) => {
  await openFeatured(page);
  const around = main(page).getByRole("region", { name: "Also around Savannah" });
  await expect(around.getByRole("article")).toHaveCount(4);
  await expect(around.getByRole("article").filter({ hasText: "Saffron & Smoke" })).toHaveCount(0);
  await around.getByRole("link", { name: "All of Savannah" }).click();
  await expect(page).toHaveURL("/directory/in/savannah-ga");
});

test("a shared link shows a card", async ({ page }) => {
  await openFeatured(page);
  const address = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
  const size = await page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address);
  expect(size).toEqual([1200, 630]);
});

test("the page of a city is accessible, on a phone too", async ({ page }) => {
  test.slow();
  await page.goto("/directory/in/atlanta-ga");
  await expectNoAxeViolations(page);
  await page.setViewportSize(phone);
  await expectNoAxeViolations(page);
});
