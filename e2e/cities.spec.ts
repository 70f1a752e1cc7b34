import { main } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";

test("all cities are listed by name, the largest first under their cloths", async ({ page }) => {
  await page.goto("/");
  await main(page).getByRole("link", { name: "All cities" }).click();
  await expect(page).toHaveURL("/cities");
  await expect(main(page).getByRole("article")).toHaveCount(8);
  await expect(main(page).getByRole("article").first()).toContainText(/Atlanta, GA.*\d+ businesses/s);
  const names = await main(page).getByRole("list").locator("b").allTextContents();
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  await expectNoAxeViolations(page);
  await main(page)
    .getByRole("list", { name: "Cities, S" })
    .getByRole("link", { name: "Savannah, GA" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Savannah");
  await main(page).getByRole("link", { name: "All cities" }).click();
  await expect(page).toHaveURL("/cities");
});

test("a city is reached from home, says how much it has, and leads to all of it", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Cities" })
    .getByRole("link", { name: /^Atlanta, GA/ })
    .click();
  await expect(page).toHaveURL("/cities/atlanta-ga");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Atlanta");
  const jump = page.getByRole("navigation", { name: "On this page" });
  const businesses = main(page).getByRole("region", { name: /^Businesses/ });
  const count = (await jump.getByRole("link", { name: /^Businesses/ }).textContent())?.match(/\d+/)?.[0];
  await expect(businesses.getByRole("article")).toHaveCount(4);
  await expect(businesses.getByRole("link", { name: `All ${count} in the directory` })).toBeVisible();

  await page.setViewportSize(phone);
  await jump.getByRole("link", { name: /^Events/ }).click();
  await expect(page).toHaveURL("/cities/atlanta-ga#events");
  await expect(main(page).getByRole("heading", { name: /^Events/ })).toBeInViewport();
  await main(page)
    .getByRole("link", { name: /^All \d+ events/ })
    .click();
  await expect(page).toHaveURL("/events/in/atlanta-ga");
  await main(page).getByRole("link", { name: "More in this city" }).click();
  await expect(page).toHaveURL("/cities/atlanta-ga");
  await main(page)
    .getByRole("link", { name: /^Read the guide/ })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/travel-guides\//);
  // The address changes before the page does.
  await expect(main(page).getByRole("navigation", { name: "Days" })).toBeVisible();
  await main(page)
    .getByRole("link", { name: /^Atlanta, Georgia/ })
    .click();
  await expect(page).toHaveURL("/cities/atlanta-ga");
});

for (const width of [390, 1280]) {
  test(`a city is accessible at ${width} px, in light and dark, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/cities/atlanta-ga");
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}
