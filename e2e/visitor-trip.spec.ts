import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import ICAL from "ical.js";
import { expectToast, logIn, makeAccount, toast } from "./accounts-parts.ts";
import { findBusiness, main } from "./business-parts.ts";
import { addEvent } from "./event-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";

const addButton = (page: Page) =>
  main(page)
    .getByRole("button", { name: /^Add to trip/ })
    .first();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("my-trip"));
const read = async (download: Download) => readFile(await download.path(), "utf8");

test("a visitor gathers stops, plans them in the browser, takes them along and finds them in the account", async ({
  page,
  inbox,
}) => {
  const account = await makeAccount(page, inbox);
  const business = await findBusiness(page.request, ({ location }) => location?.endsWith("Georgia") ?? false);
  const event = await addEvent();

  await page.goto(`/business/${business.id}`);
  await addButton(page).click();
  await expect(toast(page)).toContainText("Added to “A trip to");
  await toast(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(toast(page)).toContainText("Taken out of the trip");
  expect(await kept(page)).toBeNull();
  await addButton(page).click();
  await expect(toast(page)).toContainText("Added to “A trip to");
  await page.goto(`/event/${event.id}`);
  await addButton(page).click();
  await expect(toast(page)).toContainText("Added to “A trip to");

  await page.goto("/trip");
  const saved = main(page).getByRole("region", { name: "Saved, not placed yet" });
  await expect(saved).toContainText(business.name);
  await expect(saved).toContainText(event.name);
  await main(page).getByText("Name, dates and people").click();
  await main(page).getByLabel("First day").fill("2027-03-19");
  await main(page).getByLabel("Name", { exact: true }).first().fill("Savannah with Mama");
  await main(page).getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Savannah with Mama");

  // To the first day, by keyboard alone.
  const grip = (name: string) => main(page).getByRole("button", { name: `Move ${name}.` });
  for (const name of [business.name, event.name]) {
    await grip(name).focus();
    await page.keyboard.press("Space");
    for (let day = 3; day >= 1; day -= 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    await expect(main(page).getByRole("region", { name: "Day 1", exact: true })).toContainText(name);
  }

  // The event is on another day, which its dates say.
  const conflicts = main(page).getByRole("region", { name: /to sort out/ });
  await expect(conflicts).toContainText(`${event.name} is on`);
  await conflicts.getByRole("button", { name: /^Leave it/ }).click();
  await expect(conflicts).toBeHidden();
  await page.reload();
  await expect(main(page).getByRole("region", { name: "Day 1", exact: true })).toContainText(event.name);
  await expect(conflicts).toBeHidden();
  await expectNoAxeViolations(page);

  const files = main(page).getByRole("navigation", { name: "Export" });
  const [calendar] = await Promise.all([
    page.waitForEvent("download"),
    files.getByText("Calendar file").click(),
  ]);
  const events = new ICAL.Component(ICAL.parse(await read(calendar)) as never).getAllSubcomponents("vevent");
  expect(events.map((component) => new ICAL.Event(component).summary)).toContain(business.name);
  const [route] = await Promise.all([page.waitForEvent("download"), files.getByText("Route file").click()]);
  const points = await page.evaluate(
    (text) => {
      const gpx = new DOMParser().parseFromString(text, "application/xml");
      return gpx.querySelector("parsererror") ? -1 : gpx.querySelectorAll("rte > rtept").length;
    },
    await read(route),
  );
  expect(points).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(main(page).locator(".trip-sheets section").first()).toContainText("Day 1, Fri, Mar 19");
  await expect(main(page).locator("button:visible")).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await main(page).getByRole("link", { name: "Keep it", exact: true }).click();
  await expect(page).toHaveURL("/register");
  await page.goto("/login?returnTo=/trips");
  await logIn(page, account);
  await expectToast(page, "“Savannah with Mama” is in your account now", "Find it under your trips.");
  await expect.poll(() => kept(page)).toBeNull();
  await page.goto("/trips");
  await main(page).getByRole("link", { name: "Savannah with Mama" }).click();
  await expect(main(page).getByRole("region", { name: "Day 1", exact: true })).toContainText(business.name);
  const file = await page.request.get(`${new URL(page.url()).pathname}/files/trip.ics`);
  expect(await file.text()).toContain("BEGIN:VEVENT");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page of the trip says what a trip is, and the button leads to log in", async ({ page }) => {
    await page.goto("/trip");
    await expect(main(page)).toContainText(
      "Without an account a trip is kept in the browser, which needs JavaScript.",
    );
    await expect(main(page).getByRole("link", { name: "Log in" })).toBeVisible();
    const business = await findBusiness(page.request, () => true);
    await page.goto(`/business/${business.id}`);
    await addButton(page).click();
    await expect(page).toHaveURL(`/login?returnTo=%2Fbusiness%2F${business.id}`);
  });
});
