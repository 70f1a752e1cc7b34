import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import ICAL from "ical.js";
import { expectToast, toast } from "./accounts-parts.ts";
import { findBusiness, main } from "./business-parts.ts";
import { addEvent } from "./event-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { signIn } from "./shell-parts.ts";

const addButton = (page: Page) =>
  main(page)
    .getByRole("button", { name: /^Add to trip/ })
    .first();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("my-trip"));
const read = async (download: Download) => readFile(await download.path(), "utf8");

test("a visitor collects stops, plans them in the browser, exports them and finds them in the account", async ({
  page,
}) => {
  const business = await findBusiness(page.request, ({ location }) => location?.endsWith("Georgia") ?? false);
  const event = await addEvent();
  const title = `Savannah with Mama ${event.name.slice(-8)}`;

  await page.goto(`/business/${business.id}`);
  await addButton(page).click();
  await expect(toast(page)).toContainText("Added to “A trip to");
  await toast(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(toast(page)).toContainText("Taken out of the trip");
  await expect.poll(() => kept(page)).toBeNull();
  await addButton(page).click();
  await expect(toast(page)).toContainText("Added to “A trip to");
  await expect.poll(() => kept(page)).toContain(business.id);
  await page.goto(`/event/${event.id}`);
  await addButton(page).click();
  await expect(toast(page)).toContainText("Added to “A trip to");
  await expect.poll(() => kept(page)).toContain(event.id);

  await page.goto("/trip");
  const saved = main(page).getByRole("region", { name: "Saved, not placed yet" });
  await expect(saved).toContainText(business.name);
  await expect(saved).toContainText(event.name);
  await main(page).getByText("Name, dates and people").click();
  await main(page).getByLabel("First day").fill("2027-03-19");
  await main(page).getByLabel("Name", { exact: true }).first().fill(title);
  await main(page).getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);

  // To the first day, by keyboard only.
  const firstDay = main(page).getByRole("region", { name: "Day 1", exact: true });
  const grip = (name: string) => main(page).getByRole("button", { name: `Move ${name}.` });
  for (const name of [business.name, event.name]) {
    await grip(name).press("Space");
    await expect(grip(name)).toHaveAttribute("aria-pressed", "true");
    for (let day = 3; day >= 1; day -= 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    await expect(firstDay).toContainText(name);
  }

  // The event is on another day, as its dates show.
  const conflicts = main(page).getByRole("region", { name: /to sort out/ });
  await expect(conflicts).toContainText(`${event.name} is on`);
  await conflicts.getByRole("button", { name: /^Leave it/ }).click();
  await expect(conflicts).toBeHidden();
  await page.reload();
  await expect(firstDay).toContainText(event.name);
  await expect(conflicts).toBeHidden();
  await expectNoAxeViolations(page);

  await test.step("its calendar and its route are created in the browser, and it prints by day", async () => {
    const files = main(page).getByRole("navigation", { name: "Export" });
    const [calendar] = await Promise.all([
      page.waitForEvent("download"),
      files.getByText("Calendar file").click(),
    ]);
    const parsed = new ICAL.Component(ICAL.parse(await read(calendar)) as never);
    const events = parsed.getAllSubcomponents("vevent");
    expect(events.map((component) => new ICAL.Event(component).summary)).toContain(business.name);
    const [route] = await Promise.all([page.waitForEvent("download"), files.getByText("Route file").click()]);
    const points = await page.evaluate(
      (text) => {
        const gpx = new DOMParser().parseFromString(text, "application/xml");
        return gpx.querySelector("parsererror") ? -1 : gpx.querySelectorAll("rte > rtept").length;
      },
      await read(route),
    );
    // The business, and the event at the center of its city.
    expect(points).toBe(2);
    await page.emulateMedia({ media: "print" });
    await expect(main(page).locator(".trip-sheets section").first()).toContainText("Day 1, Fri, Mar 19");
    await expect(main(page).locator("button:visible")).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await test.step("after login it is among the account's trips, and deleted from the browser", async () => {
    const keep = main(page).getByRole("link", { name: "Keep it", exact: true });
    await expect(keep).toHaveAttribute("href", "/register");
    await signIn(page);
    await page.goto("/trips");
    await expectToast(page, `“${title}” is in your account now`, "Find it under your trips.");
    await expect.poll(() => kept(page)).toBeNull();
    await page.reload();
    await main(page).getByRole("link", { name: title }).click();
    await expect(firstDay).toContainText(business.name);
  });
});
