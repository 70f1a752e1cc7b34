import type { Page } from "@playwright/test";
import { main, open } from "./directory-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";

const map = (page: Page) => main(page).getByRole("region", { name: /^Map\./ });
const title = (page: Page) => main(page).locator("#on-the-map");
const lines = (page: Page) => main(page).getByRole("listitem");
const clusters = (page: Page) => lines(page).getByRole("button");
const countOf = async (page: Page) =>
  Number.parseInt(((await title(page).textContent()) ?? "").replace(",", ""), 10);

async function openMap(page: Page, path = "/directory/map") {
  await page.goto(path);
  await expect(map(page)).toBeVisible();
  await expect(title(page)).toContainText("in view");
}

test("the full map opens from the directory with its filters, and loads nothing from elsewhere", async ({
  page,
}) => {
  const hosts = new Set<string>();
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    if (protocol !== "data:") hosts.add(host);
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  await open(page, "/directory?category=Music");
  expect(scripts.filter((path) => path.includes("draw-map"))).toEqual([]);
  await main(page).getByRole("link", { name: "Map", exact: true }).click();
  await expect(map(page)).toBeVisible();
  await main(page).getByRole("link", { name: "Open the full map" }).click();
  await expect(page).toHaveURL(/\/directory\/map\?category=Music/);
  await expect(map(page)).toBeVisible();
  await expect(title(page)).toContainText("in view");
  await expect(page).toHaveURL(/view=/);
  expect(scripts.some((path) => path.includes("draw-map"))).toBe(true);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("the tiles come in parts", async ({ page }) => {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/map/us.pmtiles")) statuses.push(response.status());
  });
  await openMap(page);
  expect(statuses.length).toBeGreaterThan(1);
  expect(new Set(statuses)).toEqual(new Set([206]));
});

test("the list beside the map follows the filters", async ({ page }) => {
  await openMap(page);
  const all = await countOf(page);
  const numbers = await clusters(page).locator("b").allTextContents();
  expect(numbers.map((text) => Number(text.replace(",", ""))).reduce((sum, number) => sum + number, 0)).toBe(
    all,
  );
  await main(page).getByLabel("Category").selectOption("Comedian");
  await expect(page).toHaveURL(/category=Comedian/);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await main(page).getByLabel("State").selectOption("Georgia");
  await expect(lines(page).first()).toContainText("Georgia");
  await page.goBack();
  await expect(main(page).getByLabel("State")).toHaveValue("");
});

test("a cluster falls apart into businesses, by the keyboard alone, and going back finds the map where it was", async ({
  page,
}) => {
  await openMap(page, "/directory/map?category=Music");
  const pins = lines(page).getByRole("link");
  for (let step = 0; step < 6 && (await pins.count()) === 0; step++) {
    const moved = page.waitForResponse((response) => response.url().includes("/map/data"));
    await clusters(page).first().press("Enter");
    await moved;
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toContainText("in view");
    await page.waitForTimeout(300);
  }
  const name = (await pins.first().textContent()) ?? "";
  const view = new URL(page.url()).searchParams.get("view");
  await pins.first().press("Enter");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(pins.filter({ hasText: name })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("view")).toBe(view);
});

test("discs and pins answer to a pointer, the map to arrow keys", async ({ page }) => {
  await openMap(page);
  const viewOf = () => new URL(page.url()).searchParams.get("view");
  const start = viewOf();
  await map(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(viewOf).not.toBe(start);
  const moved = viewOf();
  await page.locator(".map-disc").first().click();
  await expect.poll(viewOf).not.toBe(moved);
  const closer = viewOf();
  await main(page).getByRole("button", { name: "Further away" }).click();
  await expect.poll(viewOf).not.toBe(closer);
  await openMap(page, "/directory/map?view=33.749,-84.388,13");
  await page
    .locator(".map-pin")
    .first()
    .click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/business\//);
});

test("around a ZIP code the map opens there", async ({ page }) => {
  await openMap(page, "/directory/map?near=31401&radius=10");
  await expect(main(page)).toContainText("Around ZIP code 31401.");
  await expect(page).toHaveURL(/view=32\.\d+%2C-81\.\d+/);
  await main(page).getByRole("link", { name: "Show the whole country" }).click();
  await expect(page).not.toHaveURL(/near=/);
});

test("it reads for everybody, light and dark", async ({ page }) => {
  await openMap(page);
  await expectNoAxeViolations(page);
});

test.describe("where a browser cannot draw it", () => {
  test("the simple map stays, with a sentence", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto("/directory/map?category=Music");
    await expect(main(page)).toContainText("Your browser cannot draw the map that moves");
    await expect(
      main(page)
        .getByRole("link", { name: /near here$/ })
        .first(),
    ).toBeVisible();
    await expect(lines(page).first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the drawn map and the list are there, and the filters work", async ({ page }) => {
    await page.goto("/directory/map");
    const discs = main(page).getByRole("link", { name: /near here$/ });
    expect(await discs.count()).toBeGreaterThan(3);
    await expect(lines(page)).toHaveCount(24);
    const all = (await title(page).textContent()) ?? "";
    await main(page).getByLabel("Category").selectOption("Comedian");
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/category=Comedian/);
    await expect(title(page)).not.toHaveText(all);
    await expect(lines(page).first()).toContainText("Comedian");
    await main(page).getByRole("link", { name: "Back to the list" }).click();
    await expect(page).toHaveURL(/\/directory\?category=Comedian/);
  });
});
