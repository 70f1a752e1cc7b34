import type { Browser, Locator, Page } from "@playwright/test";
import { becomeMember, main } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test, uniqueIp } from "./fixtures.ts";
import { phone } from "./shell-parts.ts";

const day = (page: Page, number: number) => page.getByRole("region", { name: `Day ${number}`, exact: true });
const stops = (page: Page, number: number) => day(page, number).getByRole("article").getByRole("heading");
const grip = (page: Page, name: string) =>
  page.getByRole("button", { name: `Move ${name}. Press Space to pick up.` });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const saved = (page: Page) => expect(said(page, "Saved.")).toBeVisible();

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp) {
  const pattern = typeof name === "string" ? new RegExp(`^\\s*${name}\\s*$`) : name;
  const readLabel = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const label = (at as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return at?.getAttribute("aria-label") ?? label ?? at?.textContent ?? "";
    });
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    if (pattern.test(await readLabel())) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

async function addByKeys(page: Page, number: number, name: string, time: string) {
  await tabTo(page, `Add a stop to Day ${number}`);
  await page.keyboard.press("Enter");
  await tabTo(page, "Name");
  await page.keyboard.type(name);
  await tabTo(page, /^Time/);
  await page.keyboard.type(time);
  await tabTo(page, /^Cost in dollars/);
  await page.keyboard.type("18.50");
  await page.keyboard.press("Enter");
  await expect(stops(page, number).filter({ hasText: name })).toBeVisible();
}

/** Adds a stop to the first day by its form. */
async function addByForm(page: Page, name: string) {
  await day(page, 1).getByText("Add a stop to Day 1").click();
  await day(page, 1).locator(".trip-add").getByLabel("Name").fill(name);
  await day(page, 1).getByRole("button", { name: "Add to Day 1" }).click();
  await expect(stops(page, 1).filter({ hasText: name })).toBeVisible();
}

async function startTrip(page: Page, title: string) {
  await page.goto("/trips");
  await main(page).getByLabel("Name").fill(title);
  await main(page).getByRole("button", { name: "Start the trip" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

/** A page of somebody else, in a network of their own. */
async function otherPage(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": uniqueIp() },
    javaScriptEnabled,
  });
  return context.newPage();
}

test("a trip is built and shared by keyboard alone", async ({ page, inbox, browser }) => {
  test.slow();
  await becomeMember(page, inbox);
  await page.goto("/trips");
  await tabTo(page, "Name");
  await page.keyboard.type("Savannah with Mama");
  await tabTo(page, /^First day/);
  await page.keyboard.type("03192027");
  await tabTo(page, "Start the trip");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Savannah with Mama");
  await expect(main(page).getByText("Fri, Mar 19 to Sun, Mar 21, 2027")).toBeVisible();

  await addByKeys(page, 1, "The pie window", "0930AM");
  await addByKeys(page, 1, "The long walk", "1000AM");
  await addByKeys(page, 2, "Lunch by the river", "1200PM");
  await expect(stops(page, 1)).toHaveText(["The pie window", "The long walk"]);
  await expect(day(page, 1)).toContainText("$37");

  // Picks it up, moves it within its day and into the next, puts it back, and then does it.
  await page.getByRole("link", { name: "Travel" }).first().focus();
  await tabTo(page, /^Move The long walk/);
  await page.keyboard.press("Space");
  await expect(said(page, "Picked up The long walk. Day 1, place 2 of 2.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(said(page, "Day 1, place 1 of 2.")).toBeAttached();
  await expect(day(page, 1).getByText("Lands here, 10:00 AM")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(said(page, "Put back.")).toBeAttached();
  await expect(stops(page, 1)).toHaveText(["The pie window", "The long walk"]);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect(said(page, "Day 2, place 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(stops(page, 2)).toHaveText(["The long walk", "Lunch by the river"]);
  await expect(grip(page, "The long walk")).toBeFocused();
  await saved(page);

  // What is removed hands the focus to the stop beside it.
  const more = (name: string) => main(page).getByLabel(`More for ${name}`);
  await addByKeys(page, 1, "The wrong turn", "1130AM");
  await more("The wrong turn").press("Enter");
  await main(page).getByRole("button", { name: "Remove The wrong turn" }).press("Enter");
  await expect(stops(page, 1)).toHaveText(["The pie window"]);
  await expect(more("The pie window")).toBeFocused();
  await saved(page);

  await tabTo(page, "Notes for the whole trip");
  await page.keyboard.type("Blue suitcase.");
  await tabTo(page, /^Make a link to look\s*$/);
  await saved(page);
  await page.keyboard.press("Enter");
  const link = main(page).getByLabel("Anyone with this link may look", { exact: true });
  await expect(link).toHaveValue(/\/trips\/shared\/[\w-]{43}$/);
  await expectNoAxeViolations(page);

  // Whoever has it sees all of it, without scripts and without an account, and changes nothing.
  const guest = await otherPage(browser, false);
  const answer = await guest.goto(await link.inputValue());
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(guest.locator('meta[name="referrer"]')).toHaveAttribute("content", "same-origin");
  await expect(stops(guest, 2)).toHaveText(["The long walk", "Lunch by the river"]);
  // Once on the page and once on the sheets for print.
  await expect(guest.getByText("Blue suitcase.").first()).toBeVisible();
  await expect(guest.getByText("Add a stop")).toHaveCount(0);
  await guest.context().close();
});

test("two people edit a trip at the same time and neither loses a change", async ({
  page,
  inbox,
  browser,
}) => {
  test.slow();
  await becomeMember(page, inbox);
  await startTrip(page, "Home for the holidays");
  await day(page, 1).getByText("Add a stop to Day 1").click();
  await day(page, 1).getByLabel("Name").fill("Supper at Aunt Vi's");
  await day(page, 1).getByRole("button", { name: "Add to Day 1" }).click();
  await saved(page);
  await main(page).getByRole("button", { name: "Make a link to look and edit" }).click();
  const link = main(page).getByLabel("Anyone with this link may look and edit");
  await expect(link).toHaveValue(/\/trips\/shared\//);
  const cousin = await otherPage(browser);
  await cousin.goto(await link.inputValue());

  // Both open the same stop, and change different fields of it and the same one.
  for (const person of [page, cousin])
    await person
      .getByText("More for Supper at Aunt Vi's")
      .or(person.getByLabel("More for Supper at Aunt Vi's"))
      .first()
      .click();
  await day(cousin, 1).getByLabel("Note").first().fill("Bring the yams.");
  await day(cousin, 1).getByLabel("Time").first().fill("17:00");
  await cousin.getByRole("button", { name: "Save Supper at Aunt Vi's" }).click();
  await saved(cousin);
  await day(page, 1).getByLabel("Cost in dollars").first().fill("40");
  await day(page, 1).getByLabel("Note").first().fill("Bring the pies.");
  await page.getByRole("button", { name: "Save Supper at Aunt Vi's" }).click();

  // The other fields are merged; of the note both texts are there.
  await expect(page.getByRole("heading", { name: "Two of you changed the same thing" })).toBeVisible();
  const both = page.getByRole("region", { name: "Two of you changed the same thing" });
  await expect(both).toContainText("Bring the yams.");
  await expect(both).toContainText("Bring the pies.");
  await expect(day(page, 1)).toContainText("5:00 PM");
  await expect(day(page, 1)).toContainText("$40");
  await expectNoAxeViolations(page);
  await both.getByRole("button", { name: "Use mine" }).click();
  await expect(both).toHaveCount(0);
  await saved(page);

  // The cousin's page asks when it is looked at again, and now and then by itself.
  await cousin.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(day(cousin, 1)).toContainText("Bring the pies.");
  await expect(day(cousin, 1)).toContainText("$40");
  await expect(day(cousin, 1)).toContainText("5:00 PM");

  // Without a network nothing is lost either: it is sent as soon as there is one.
  await cousin.context().setOffline(true);
  await cousin.getByLabel("Notes for the whole trip").fill("Leave at noon.");
  await cousin.getByRole("button", { name: "Save the notes" }).click();
  await expect(said(cousin, "We cannot be reached.")).toBeVisible();
  await cousin.context().setOffline(false);
  await saved(cousin);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(main(page).getByLabel("Notes for the whole trip")).toHaveValue("Leave at noon.");
  await cousin.context().close();
});

/** Drags by its handle in small steps, as a hand does. */
async function drag(page: Page, name: string, to: { x: number; y: number }) {
  await grip(page, name).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  // Let go before the page has drawn the last move.
  await Promise.all([page.mouse.move(to.x + 1, to.y), page.mouse.up()]);
}

/** A point in the upper or lower part of something. */
async function pointIn(target: Locator, part: number) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height * part };
}

test("a stop is dragged within its day, into another, and put back outside of all days", async ({
  page,
  inbox,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1600 });
  await becomeMember(page, inbox);
  await startTrip(page, "The long weekend");
  for (const name of ["First", "Second"]) await addByForm(page, name);
  const card = (name: string) => main(page).getByRole("article").filter({ hasText: name });
  await drag(page, "Second", await pointIn(card("First"), 0.1));
  await expect(stops(page, 1)).toHaveText(["Second", "First"]);
  await drag(page, "First", await pointIn(day(page, 2).getByText("Nothing yet."), 0.5));
  await expect(stops(page, 1)).toHaveText(["Second"]);
  await expect(stops(page, 2)).toHaveText(["First"]);
  await expect(grip(page, "First")).toBeFocused();

  // One that is picked up by keys stays there while another is dragged.
  await grip(page, "Second").press("Space");
  await drag(page, "First", await pointIn(day(page, 3).getByText("Nothing yet."), 0.5));
  await expect(stops(page, 1)).toHaveText(["Second"]);
  await expect(stops(page, 3)).toHaveText(["First"]);
  await drag(page, "First", { x: 4, y: 4 });
  await expect(stops(page, 3)).toHaveText(["First"]);
  await saved(page);
  await page.reload();
  await expect(stops(page, 1)).toHaveText(["Second"]);
  await expect(stops(page, 3)).toHaveText(["First"]);

  // What is saved leaves the focus where its menu is.
  await page.getByLabel("More for First").click();
  await day(page, 3).getByLabel("Note").first().fill("Bring cash.");
  await page.getByRole("button", { name: "Save First" }).click();
  await expect(page.getByLabel("More for First")).toBeFocused();
});

test("on a slow machine a stop that is dragged lands where it was let go, and keeps the focus", async ({
  page,
  inbox,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1600 });
  await becomeMember(page, inbox);
  await startTrip(page, "The long weekend");
  await addByForm(page, "First");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  for (const number of [2, 1, 2, 1, 2, 1]) {
    await drag(page, "First", await pointIn(day(page, number).getByText("Nothing yet."), 0.5));
    await expect(stops(page, number)).toHaveText(["First"]);
    await expect(grip(page, "First")).toBeFocused();
  }
});

test.describe("on a phone, without JavaScript", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("a trip is planned by plain forms", async ({ page, inbox }) => {
    test.slow();
    await becomeMember(page, inbox);
    await startTrip(page, "The long weekend");
    for (const name of ["First", "Second"]) await addByForm(page, name);
    await page.getByLabel("More for Second").click();
    await page.getByRole("button", { name: "Earlier Second" }).click();
    await expect(stops(page, 1)).toHaveText(["Second", "First"]);
    await page.getByLabel("More for Second").click();
    await page.getByLabel("Day of Second").selectOption("Day 3");
    await page.getByRole("button", { name: "Move Second", exact: true }).click();
    await expect(stops(page, 3)).toHaveText(["Second"]);
    await page.getByLabel("More for First").click();
    await page.getByRole("button", { name: "Remove First" }).click();
    await expect(stops(page, 1)).toHaveCount(0);
  });
});
