import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { guidePath, main } from "./guide-parts.ts";
import { accountButton, signIn } from "./shell-parts.ts";
import { addStop, makeTrip } from "./trip-parts.ts";

test.use({
  serviceWorkers: "allow",
  allowedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 503/],
});

const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const stops = (page: Page) => main(page).locator(".day-plan[data-chosen] .day-stop");

/** The paths in one of the worker's caches. */
function listKept(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);
}

const untilKept = (page: Page, path: string, cache = "kept-pages") =>
  expect.poll(() => listKept(page, cache)).toContain(path);

test("an opened guide can be read offline with its cloth, days and style sheet; other pages say what is available", async ({
  page,
  context,
}) => {
  await page.goto("/travel-guides");
  // Cached although it was not loaded as a document.
  await main(page).getByRole("link", { name: "Marble steps, both sides" }).click();
  await expect(heading(page)).toHaveText("Marble steps, both sides");
  const { pathname } = new URL(page.url());
  await untilKept(page, pathname);
  await page.goto("/travel-guides");
  await context.setOffline(true);

  await test.step("a link to it works, another explains why it does not", async () => {
    const others = main(page).getByRole("article").filter({ hasNotText: "Marble steps, both sides" });
    await others.first().getByRole("link").first().click();
    await expect(page.getByRole("alert").locator(".toast-destructive")).toContainText("You’re offline");
    await expect(page).toHaveURL("/travel-guides");
    await main(page).getByRole("link", { name: "Marble steps, both sides" }).click();
    await expect(page).toHaveURL(pathname);
    await expect(heading(page)).toHaveText("Marble steps, both sides");
    await expect(stops(page).first()).toBeVisible();
  });

  await test.step("it loads as a document with its styles, pictures and days", async () => {
    await page.reload();
    await expect(page.getByRole("status")).toContainText("This is the copy that was kept on this device.");
    await expect(heading(page)).toHaveText("Marble steps, both sides");
    const cover = main(page).locator(".split-head-cover img").first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(main(page).locator(".split-head")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    const breakfast = (await stops(page).first().textContent()) ?? "";
    await main(page).getByRole("link", { name: "Day 2" }).click();
    await expect(stops(page).first()).not.toHaveText(breakfast);
    await page.reload();
    await expect(page).toHaveURL(`${pathname}?day=2`);
    await expect(stops(page).first()).not.toHaveText(breakfast);
    await expect(main(page).getByRole("link", { name: "Day 2" })).toHaveAttribute("aria-current", "true");
  });

  await test.step("a page that was never opened says what is available, and so does one that was opened but is not cached", async () => {
    // Playwright's own goto waits for hydration, which a page without scripts never reaches.
    for (const path of ["/store", "/travel-guides"]) {
      await page.evaluate((to) => location.assign(to), path);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText("You’re offline");
    }
    await expect(heading(page)).toHaveCSS("font-family", /Bricolage/);
    await main(page).getByRole("link", { name: "Marble steps, both sides" }).click();
    await expect(heading(page)).toHaveText("Marble steps, both sides");
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  });

  await test.step("back online it is the server's page again", async () => {
    await context.setOffline(false);
    await page.reload();
    await expect(heading(page)).toHaveText("Marble steps, both sides");
    await expect(page.locator("html")).not.toHaveAttribute("data-kept");
  });
});

test("a new release keeps no files of the previous one, and renews its copies", async ({ page }) => {
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

/** Waits until the copy contains what was planned after the page was opened. */
const untilCopied = (page: Page, path: string, text: string) =>
  expect.poll(() => page.evaluate(async (kept) => (await caches.match(kept))?.text(), path)).toContain(text);

test.describe("a trip", () => {
  test.use({
    allowedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 503|status of 404 .*\/trips\//],
  });

  test("can be read offline, by its owner until they log out and by its link, and leaves no copy once it is deleted", async ({
    page,
    context,
    browser,
  }) => {
    const personal = () => listKept(page, "kept-personal-pages");
    const owner = () =>
      page.evaluate(async () => (await caches.match("/kept-personal-pages/owner"))?.text() ?? null);
    /** Adds a copy to the cache as a visitor or another owner would have left it. */
    const plantCopy = (path: string) =>
      page.evaluate(async (to) => {
        await (await caches.open("kept-personal-pages")).put(to, new Response("<title>Theirs</title>"));
      }, path);
    const nothing = ["/kept-personal-pages/owner"];
    await signIn(page);
    const path = await makeTrip(page.request, "Savannah with Mama");
    await page.goto(path);
    // A change that is sent before the worker takes over is only in the next visit's copy.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await addStop(page, "The pie window");
    await untilCopied(page, path, "The pie window");
    expect(await personal()).toContain(path);
    expect(await listKept(page, "kept-pages")).not.toContain(path);
    await main(page).getByRole("button", { name: "Create view link", exact: true }).click();
    const link = main(page).getByLabel("Anyone with this link can view this trip", { exact: true });
    await expect(link).toHaveValue(/\/trips\/shared\/[\w-]{43}$/);
    const shared = await link.inputValue();

    await test.step("by its owner", async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page).toHaveTitle(/Savannah with Mama/);
      await expect(main(page).getByRole("article").filter({ hasText: "The pie window" })).toBeVisible();
      await context.setOffline(false);
    });

    await test.step("without an account, by its link", async () => {
      const guests = await browser.newContext({ serviceWorkers: "allow" });
      const guest = await guests.newPage();
      await guest.goto(shared);
      await untilKept(guest, new URL(shared).pathname, "kept-personal-pages");
      await guests.setOffline(true);
      await guest.reload();
      await expect(guest.locator("html")).toHaveAttribute("data-kept");
      await expect(main(guest).getByRole("article").filter({ hasText: "The pie window" })).toBeVisible();
      await expect(main(guest).getByText("Add a stop")).toHaveCount(0);
      await guests.close();
    });

    await test.step("once it is deleted, or its link turned off, no copy is left", async () => {
      await page.reload();
      await expect(page.locator("html")).not.toHaveAttribute("data-kept");
      await main(page).getByText("Delete this trip").click();
      await main(page).getByRole("button", { name: "Yes, delete the trip" }).click();
      await expect(page).toHaveURL("/trips");
      await expect.poll(personal).not.toContain(path);
      // Someone else turned it off: the page says so, and so does the next one offline.
      await plantCopy(path);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect.poll(personal).not.toContain(path);
    });

    await test.step("nothing is left for the next person on this device", async () => {
      await page.goto("/travel");
      await expect.poll(owner).toMatch(/^[0-9a-f-]{36}$/);
      await plantCopy(path);
      await accountButton(page).click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await expect.poll(owner).toBe("");
      await expect.poll(personal).toEqual(nothing);
      // An account must not see what a visitor before its login cached.
      await plantCopy(path);
      await signIn(page);
      await page.goto("/travel");
      await expect.poll(owner).toMatch(/^[0-9a-f-]{36}$/);
      await expect.poll(personal).toEqual(nothing);
    });
  });
});

test("a visitor's own trip can be read and planned offline", async ({ page, context }) => {
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
