import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { guidePath, main } from "./guide-parts.ts";
import { accountButton, signIn } from "./shell-parts.ts";

test.use({
  serviceWorkers: "allow",
  allowedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 503/],
});

const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const stops = (page: Page) => main(page).locator(".day-plan[data-chosen] .day-stop");

/** The paths in a cache of the worker. */
function listKept(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);
}

const untilKept = (page: Page, path: string, cache = "kept-pages") =>
  expect.poll(() => listKept(page, cache)).toContain(path);

/** Playwright's own goto waits for hydration, which a page without scripts has none of. */
async function openOffline(page: Page, context: BrowserContext, path: string) {
  await context.setOffline(true);
  await page.evaluate((to) => location.assign(to), path);
}

test("an opened guide is read without a network, with its cloth, its days and its style sheet", async ({
  page,
  context,
}) => {
  await page.goto("/travel-guides");
  // Not loaded as a document: it is kept all the same.
  await main(page).getByRole("link", { name: "Marble steps, both sides" }).click();
  await expect(heading(page)).toHaveText("Marble steps, both sides");
  const { pathname } = new URL(page.url());
  await untilKept(page, pathname);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("status")).toContainText("This is the copy that was kept on this device.");
  await expect(heading(page)).toHaveText("Marble steps, both sides");
  const cover = main(page).locator(".split-head-cover img").first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const ground = main(page).locator(".split-head");
  expect(await ground.evaluate((block) => getComputedStyle(block).backgroundColor)).not.toBe(
    "rgba(0, 0, 0, 0)",
  );

  const breakfast = await stops(page).first().textContent();
  await main(page).getByRole("link", { name: "Day 2" }).click();
  await expect(stops(page).first()).not.toHaveText(breakfast ?? "");
  await page.reload();
  await expect(page).toHaveURL(`${pathname}?day=2`);
  await expect(stops(page).first()).not.toHaveText(breakfast ?? "");
  await expect(main(page).getByRole("link", { name: "Day 2" })).toHaveAttribute("aria-current", "true");

  // Back on the network it is the page of the server again.
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
});

test("a page that was never opened says what is kept, and links lead there", async ({ page, context }) => {
  const path = await guidePath(page.request);
  await page.goto(path);
  const title = (await heading(page).textContent()) ?? "";
  await untilKept(page, path);
  await page.goto("/reviews");
  await openOffline(page, context, "/store");
  await expect(heading(page)).toHaveText("You are offline");
  await expect(page).toHaveURL("/store");
  // A page that was opened is not shown from a cache either, unless it is a guide or a trip.
  await page.evaluate(() => location.assign("/reviews"));
  await expect(page).toHaveURL("/reviews");
  await expect(heading(page)).toHaveText("You are offline");
  expect(await heading(page).evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain("Bricolage");
  await main(page).getByRole("link", { name: title }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
});

test("a link to a kept guide is followed offline, any other says why not", async ({ page, context }) => {
  const path = await guidePath(page.request);
  await page.goto(path);
  await untilKept(page, path);
  await page.goto("/travel-guides");
  await context.setOffline(true);
  await main(page).getByRole("article").nth(1).getByRole("link").click();
  await expect(page.getByRole("alert").locator(".toast-destructive")).toContainText("You are offline");
  await expect(page).toHaveURL("/travel-guides");
  await main(page).getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(path);
  await expect(stops(page).first()).toBeVisible();
});

test("a new release leaves no file of the one before, and copies of its own", async ({ page }) => {
  const path = await guidePath(page.request);
  await page.goto(path);
  await untilKept(page, path);
  // As an earlier release would have left them.
  await page.evaluate(async (kept) => {
    const old = "/assets/app-Earlier1.js";
    const html = `<html lang="en"><title>Earlier</title><script src="${old}"></script></html>`;
    const type = { headers: { "content-type": "text/html" } };
    await (await caches.open("kept-pages")).put(kept, new Response(html, type));
    await (await caches.open("kept-files")).put(old, new Response("1"));
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  }, path);
  await page.goto("/travel-guides");
  // The copy is renewed first: until then it needs its old file.
  const copy = () => page.evaluate(async (kept) => (await caches.match(kept))?.text(), path);
  await expect.poll(copy).toContain("day-stop");
  expect(await copy()).not.toContain("Earlier");
  await expect.poll(() => listKept(page, "kept-files")).not.toContain("/assets/app-Earlier1.js");
});

/** The board of a new trip with one stop. */
async function planTrip(page: Page): Promise<string> {
  await page.goto("/trips");
  await main(page).getByLabel("Name").fill("Savannah with Mama");
  await main(page).getByRole("button", { name: "Start the trip" }).click();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  await addStop(page, "The pie window");
  return new URL(page.url()).pathname;
}

async function addStop(page: Page, name: string) {
  const firstDay = main(page).getByRole("region", { name: "Day 1", exact: true });
  await firstDay.getByText("Add a stop to Day 1").click();
  await firstDay.locator(".trip-add").getByLabel("Name").fill(name);
  await firstDay.getByRole("button", { name: "Add to Day 1" }).click();
  await expect(firstDay.getByRole("article").filter({ hasText: name })).toBeVisible();
}

/** Until the copy has what was planned after the page was opened. */
const untilCopied = (page: Page, path: string, text: string) =>
  expect.poll(() => page.evaluate(async (kept) => (await caches.match(kept))?.text(), path)).toContain(text);

test("an opened trip is read without a network, until its owner logs out", async ({ page, context }) => {
  const owner = () =>
    page.evaluate(async () => (await caches.match("/kept-personal-pages/owner"))?.text() ?? null);
  await signIn(page);
  const pathname = await planTrip(page);
  await untilCopied(page, pathname, "The pie window");
  expect(await listKept(page, "kept-personal-pages")).toContain(pathname);
  expect(await listKept(page, "kept-pages")).not.toContain(pathname);

  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(/Savannah with Mama/);
  await expect(main(page).getByRole("article").filter({ hasText: "The pie window" })).toBeVisible();

  await context.setOffline(false);
  await page.goto("/directory");
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
  await accountButton(page).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect.poll(owner).toBe("");
  const nothing = ["/kept-personal-pages/owner"];
  expect(await listKept(page, "kept-personal-pages")).toEqual(nothing);

  // What a visitor kept is not for whoever logs in after them.
  await page.evaluate(async (path) => {
    await (await caches.open("kept-personal-pages")).put(path, new Response("<title>Theirs</title>"));
  }, pathname);
  await signIn(page);
  await page.goto("/");
  await expect.poll(owner).toMatch(/^[0-9a-f-]{36}$/);
  expect(await listKept(page, "kept-personal-pages")).toEqual(nothing);
});

test.describe("a trip that is gone", () => {
  test.use({ allowedErrors: [/status of 404 .*\/trips\//] });

  test("leaves no copy, whoever deleted it or ended the link", async ({ page }) => {
    await signIn(page);
    const pathname = await planTrip(page);
    await untilCopied(page, pathname, "The pie window");
    await main(page).getByText("Delete this trip").click();
    await main(page).getByRole("button", { name: "Yes, delete the trip" }).click();
    await expect(page).toHaveURL("/trips");
    await expect.poll(() => listKept(page, "kept-personal-pages")).not.toContain(pathname);

    // Somebody else ended it: the page says so, and so does the next one without a network.
    await page.evaluate(async (path) => {
      await (await caches.open("kept-personal-pages")).put(path, new Response("<title>Theirs</title>"));
    }, pathname);
    expect((await page.goto(pathname))?.status()).toBe(404);
    await expect.poll(() => listKept(page, "kept-personal-pages")).not.toContain(pathname);
  });
});

test("a shared trip is read without a network and without an account", async ({ page, browser }) => {
  await signIn(page);
  await planTrip(page);
  await main(page).getByRole("button", { name: "Make a link to look", exact: true }).click();
  const link = main(page).getByLabel("Anyone with this link may look", { exact: true });
  await expect(link).toHaveValue(/\/trips\/shared\/[\w-]{43}$/);
  const address = await link.inputValue();

  const guests = await browser.newContext({ serviceWorkers: "allow" });
  const guest = await guests.newPage();
  await guest.goto(address);
  await untilKept(guest, new URL(address).pathname, "kept-personal-pages");
  await guests.setOffline(true);
  await guest.reload();
  await expect(guest.locator("html")).toHaveAttribute("data-kept");
  await expect(main(guest).getByRole("article").filter({ hasText: "The pie window" })).toBeVisible();
  await expect(main(guest).getByText("Add a stop")).toHaveCount(0);
  await guests.close();
});

test("a visitor's own trip is read and planned without a network", async ({ page, context }) => {
  await page.goto("/trip");
  await main(page).getByLabel("Name").fill("Savannah with Mama");
  await main(page).getByRole("button", { name: "Start the trip" }).click();
  await addStop(page, "The pie window");
  await untilKept(page, "/trip");

  await context.setOffline(true);
  await page.reload();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Savannah with Mama");
  await addStop(page, "The long walk");
  await main(page).getByRole("navigation", { name: "Export" }).getByText("Calendar file").click();
  await expect(page.getByRole("alert")).toContainText("No file without a network");
  await page.reload();
  for (const name of ["The pie window", "The long walk"])
    await expect(main(page).getByRole("article").filter({ hasText: name })).toBeVisible();
});
