import type { Page } from "@playwright/test";
import sharp from "sharp";
import { main, open } from "./directory-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { makeStreetTiles, serveStreets } from "./street-tiles.ts";

// The browser renders the map in software: the smallest desktop window costs half as much.
test.use({ viewport: { width: 1040, height: 560 } });

const map = (page: Page) => main(page).getByRole("region", { name: /^Map\./ });
const title = (page: Page) => main(page).locator("#on-the-map");
const sheet = (page: Page) => main(page).getByRole("region", { name: "Businesses on the map" });
const lines = (page: Page) => sheet(page).getByRole("listitem");
const card = (page: Page) => main(page).locator(".map-card");
const discs = (page: Page) => page.locator(".map-marker-disc");
const countOf = async (page: Page) =>
  Number.parseInt(((await title(page).textContent()) ?? "").replace(",", ""), 10);
const sumOfLines = async (page: Page) =>
  (await lines(page).locator("b").allTextContents()).reduce(
    (sum, text) => sum + Number(text.replace(",", "")),
    0,
  );
const viewOf = (page: Page) => new URL(page.url()).searchParams.get("view");

async function openMap(page: Page, path: string) {
  await page.goto(path);
  await expect(map(page)).toBeVisible();
  await expect(title(page)).toContainText("in view");
}

/** Markers merge before they touch. */
async function expectApart(page: Page) {
  const circles = page.locator(".map-marker-disc, .map-marker-pin");
  await expect(circles.first()).toBeVisible();
  await expect.poll(() => circles.evaluateAll(countOverlaps)).toBe(0);
}

function countOverlaps(elements: Element[]): number {
  const circles = elements.map((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + width / 2, radius: width / 2 };
  });
  return circles.filter((one, index) =>
    circles
      .slice(index + 1)
      .some((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius),
  ).length;
}

test("opens from the directory with its filters, loads our own files only, and its list follows the filters", async ({
  page,
}) => {
  const hosts = new Set<string>();
  const scripts: string[] = [];
  const tileStatuses: number[] = [];
  page.on("request", (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    if (protocol !== "data:") hosts.add(host);
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  page.on("response", (response) => {
    if (response.url().endsWith("/map/us.pmtiles")) tileStatuses.push(response.status());
  });
  await open(page, "/directory?category=Comedian");
  expect(scripts.filter((path) => path.includes("draw-map"))).toEqual([]);
  await main(page).getByRole("link", { name: "Map", exact: true }).click();
  await expect(map(page)).toBeVisible();
  await main(page).getByRole("link", { name: "Open the full map" }).click();
  await expect(page).toHaveURL(/\/directory\/map\?category=Comedian/);
  await expect(map(page)).toBeVisible();
  await expect(title(page)).toContainText("in view");
  await expect(page).toHaveURL(/view=/);
  const comedians = await countOf(page);

  const strip = main(page).getByRole("search");
  await strip.getByLabel("Category").selectOption("All categories");
  await expect(page).not.toHaveURL(/category=/);
  await expect.poll(() => countOf(page)).toBeGreaterThan(comedians);
  await expect(main(page)).toContainText("50 or more in the state");
  await expectApart(page);
  await sheet(page).getByRole("button", { name: "Show the list" }).click();
  await expect.poll(() => sumOfLines(page)).toBe(await countOf(page));
  await strip.getByLabel("State").selectOption("Georgia");
  await expect(page).toHaveURL(/state=Georgia/);
  await page.goBack();
  await expect(strip.getByLabel("State")).toHaveValue("");

  const footTop = () =>
    page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().top);
  await expect.poll(footTop).toBe(560);
  expect(scripts.some((path) => path.includes("draw-map"))).toBe(true);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(tileStatuses.length).toBeGreaterThan(1);
  expect(new Set(tileStatuses)).toEqual(new Set([206]));
});

test("a marker opens a card by keyboard only, and going back from a business restores the map", async ({
  page,
}) => {
  test.slow();
  await openMap(page, "/directory/map?view=33.749,-84.388,10");
  await expectApart(page);
  await sheet(page).getByRole("button", { name: "Show the list" }).click();
  const first = lines(page).getByRole("button").first();
  const count = (await first.locator("b").textContent()) ?? "";
  await first.press("Enter");
  await expect(card(page)).toBeFocused();
  const position = card(page).getByRole("status");
  await expect(position).toHaveText(new RegExp(`^1 of ${count} near `));
  const heading = card(page).getByRole("heading");
  const name = (await heading.textContent()) ?? "";
  await card(page).getByRole("button", { name: "Next" }).press("Enter");
  await expect(position).toHaveText(new RegExp(`^2 of ${count} near `));
  await expect(heading).not.toHaveText(name);
  await card(page).getByRole("button", { name: "Previous" }).press("Enter");
  await expect(heading).toHaveText(name);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(map(page)).toBeFocused();
  await expect(page).toHaveURL(/\/directory\/map/);

  await page.locator(".map-marker-pin").first().click();
  await expect(heading).toBeVisible();
  const pinned = (await heading.textContent()) ?? "";
  const view = viewOf(page);
  await card(page).getByRole("link", { name: "Open" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(pinned);
  await page.goBack();
  await expect(page.locator(".map-marker-pin").first()).toBeVisible();
  await expect.poll(() => viewOf(page)).toBe(view);
});

test("starts around a ZIP code, moves by keys, buttons and location, and searches only when the visitor allows it", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 33.749, longitude: -84.388 });
  await openMap(page, "/directory/map?near=31401&radius=10");
  await expect(page).toHaveURL(/view=32\.\d+%2C-81\.\d+/);
  await expectApart(page);
  await main(page).getByRole("link", { name: "Show the whole country" }).click();
  await expect(page).not.toHaveURL(/near=/);
  await expect(page.locator(".map-marker-spot")).toHaveCount(0);

  const start = viewOf(page);
  await map(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => viewOf(page)).not.toBe(start);
  await main(page).getByRole("checkbox", { name: "Search as I move" }).uncheck();
  const all = (await title(page).textContent()) ?? "";
  const before = viewOf(page);
  await main(page).getByRole("button", { name: "Closer" }).click();
  await expect.poll(() => viewOf(page)).not.toBe(before);
  const again = main(page).getByRole("button", { name: "Search this area" });
  await expect(again).toBeVisible();
  await expect(title(page)).toHaveText(all);
  await again.click();
  await expect(title(page)).not.toHaveText(all);
  await expect(again).toHaveCount(0);

  await main(page).getByRole("button", { name: "Show where I am" }).click();
  await expect(page).toHaveURL(/view=33\.\d+%2C-84\.\d+%2C11/);
  await expect(page.locator(".map-marker-spot")).toBeVisible();
  await expectApart(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test("the list is a sheet with three positions, by keyboard and touch, and shows a selected marker", async ({
    page,
  }) => {
    test.slow();
    await openMap(page, "/directory/map?view=33.749,-84.388,6");
    const handle = sheet(page).getByRole("button", { name: /^Show (the list|more of the list|the map)$/ });
    const height = async () => (await sheet(page).boundingBox())?.height ?? 0;
    const { y = 0, height: room = 0 } = (await main(page).locator(".full-map").boundingBox()) ?? {};
    expect(y + room, "the map ends where the window does").toBe(700);
    await expect.poll(height).toBe(132);
    await handle.press("ArrowUp");
    await expect.poll(height).toBeCloseTo(0.54 * room, -1);
    await handle.press("ArrowUp");
    await expect.poll(height).toBeCloseTo(room, -1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect.poll(height).toBe(132);
    const box = await handle.boundingBox();
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 15 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x, at.y - 0.35 * room, { steps: 5 });
    await page.mouse.up();
    await expect(sheet(page)).toHaveAttribute("data-stop", "half");
    await handle.press("Home");
    await expect.poll(height).toBe(132);
    await discs(page).first().click();
    await expect(sheet(page)).toHaveAttribute("data-stop", "half");
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText(/^\d+ near /);
    await expect(lines(page).first().getByRole("link")).toBeVisible();
    await expect(card(page)).toBeHidden();
    await expectNoAxeViolations(page);
    await sheet(page).getByRole("button", { name: "Close, show all in view" }).click();
    await expect(title(page)).toContainText("in view");
  });
});

test("streets are drawn from the site's tile file, in our colors", async ({ page }) => {
  const ranges = await serveStreets(page, makeStreetTiles());
  await openMap(page, "/directory/map?view=32.08,-81.09,13&category=Comedian");
  expect(ranges.length).toBeGreaterThan(1);
  await expect(main(page)).toContainText("OpenStreetMap contributors");
  const colorsOf = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      const read = (token: string) => {
        probe.style.color = `var(${token})`;
        return (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
      };
      const colors = { land: read("--geo-land"), water: read("--geo-water"), street: read("--geo-street") };
      probe.remove();
      return colors;
    });
  const pixels = async ({ street }: { street: number[] }) => {
    const { data, info } = await sharp(await map(page).screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    const middle = { x: info.width / 2, y: info.height / 2 };
    // Between two labels of the street.
    const column = Array.from({ length: 40 }, (_, index) => at(middle.x - 400, middle.y - 20 + index));
    return {
      land: at(middle.x - 400, middle.y - 150),
      water: at(middle.x + 200, middle.y - 150),
      street: column.find(([red, green, blue]) => `${[red, green, blue]}` === `${street}`) ?? null,
    };
  };
  const light = await colorsOf();
  await expect.poll(() => pixels(light)).toEqual(light);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await colorsOf();
  expect(dark).not.toEqual(light);
  await expect.poll(() => pixels(dark)).toEqual(dark);
});

test("if the browser cannot draw it, the simple map stays and says why", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/directory/map?category=Music");
  await expect(main(page)).toContainText("The map that moves could not be drawn");
  const drawn = main(page).getByRole("link", { name: /near here$/ });
  await expect(drawn.first()).toBeVisible();
  await expect(lines(page).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
