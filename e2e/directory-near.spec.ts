import type { Page } from "@playwright/test";
import { cards, main, open, paramsOf, state, total } from "./directory-parts.ts";
import { expect, test } from "./fixtures.ts";

const miles = async (page: Page) =>
  (await cards(page).locator(".card-foot > span:first-child").allTextContents()).map((text) =>
    Number(/^([\d,.]+)\smi/.exec(text)?.[1]?.replace(",", "")),
  );

test("a typed city brings distances, a radius and the nearest first", async ({ page }) => {
  await open(page);
  await main(page).getByLabel("City").fill("savannah");
  await main(page).getByRole("button", { name: "Go" }).click();
  await expect(total(page)).toHaveText("Nearest to Savannah, Georgia");
  const distances = await miles(page);
  expect(distances).toHaveLength(24);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  await main(page).getByLabel("Distance").selectOption("Within 5 miles");
  await expect(page).toHaveURL(/radius=5/);
  await expect.poll(async () => Math.max(...(await miles(page)))).toBeLessThanOrEqual(5);
  await state(page).selectOption("Texas");
  await expect(page).toHaveURL(/state=Texas/);
  await expect.poll(() => paramsOf(page)).not.toHaveProperty("near");
});

test("a typed ZIP code brings distances, a radius and the nearest first", async ({ page }) => {
  await open(page);
  await main(page).getByLabel("City or ZIP code").fill("31401");
  await main(page).getByRole("button", { name: "Go" }).click();
  await expect(total(page)).toHaveText("Nearest to ZIP code 31401");
  const distances = await miles(page);
  expect(distances).toHaveLength(24);
  expect(distances[0]).toBeLessThan(10);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  await main(page).getByLabel("Distance").selectOption("Within 10 miles");
  await expect(page).toHaveURL(/near=31401&radius=10/);
  await expect.poll(async () => Math.max(...(await miles(page)))).toBeLessThanOrEqual(10);
});

test("a ZIP code that does not exist is said so at the field and above the list", async ({ page }) => {
  await open(page);
  const field = main(page).getByLabel("City or ZIP code");
  await field.fill("00000");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(
    "We do not know the ZIP code 00000. Check the digits, or type a city.",
  );
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(
    main(page).getByText("We do not know the ZIP code 00000.").filter({ visible: true }),
  ).toHaveCount(2);
  await expect(cards(page)).toHaveCount(24);
  await field.fill("3140");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("A ZIP code has five digits, such as 30303.");
  await field.fill("31401");
  await field.press("Enter");
  await expect(total(page)).toHaveText("Nearest to ZIP code 31401");
  await expect(field).toHaveAccessibleDescription("");
});

test("the browser's own place, to a kilometer", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 33.749123, longitude: -84.388456 });
  await open(page);
  await main(page).getByRole("button", { name: "Use my location" }).click();
  await expect(total(page)).toHaveText("Nearest first");
  await expect.poll(() => paramsOf(page)).toEqual({ lat: "33.75", lng: "-84.39" });
  await expect(cards(page).first()).toContainText(/\d\.\d\smi · Atlanta, GA/);
});

test("a place it does not know is said so", async ({ page }) => {
  await open(page, "/directory?near=Nowhereville");
  await expect(main(page)).toContainText("We know no business around “Nowhereville” yet.");
  await expect(cards(page)).toHaveCount(24);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map stands beside the list, follows the filters, and a disc leads to what is near it", async ({
    page,
  }) => {
    await page.goto("/directory?category=Comedian");
    await main(page).getByRole("link", { name: "Map", exact: true }).click();
    const discs = main(page).getByRole("link", { name: /near here$/ });
    const all = await total(page).textContent();
    const numbers = await discs.allTextContents();
    expect(numbers.map(Number).reduce((sum, number) => sum + number, 0)).toBe(Number.parseInt(all ?? "", 10));
    await discs.first().click();
    await expect(total(page)).toHaveText("Nearest first");
    await expect
      .poll(() => paramsOf(page))
      .toMatchObject({ category: "Comedian", radius: "100", map: "open" });
    await expect(cards(page).first()).toContainText(" mi");
    await main(page).getByRole("link", { name: "Hide map" }).click();
    await expect(discs).toHaveCount(0);
  });
});
