import type { Browser, Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test, uniqueIp } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { signIn } from "./shell-parts.ts";
import { makeTrip } from "./trip-parts.ts";

const main = (page: Page) => page.getByRole("main");
const day = (page: Page, number: number) => page.getByRole("region", { name: `Day ${number}`, exact: true });
const stops = (page: Page, number: number) => day(page, number).getByRole("article").getByRole("heading");
/** The forms of the only stop of a day, once its menu has drawn them. The day's other form has the same labels. */
const openedMenu = (page: Page, number: number) => day(page, number).getByRole("article");
const grip = (page: Page, name: string) =>
  page.getByRole("button", { name: `Move ${name}. Press Space to pick up.` });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const saved = (page: Page) => expect(said(page, "Saved.")).toBeVisible();

/** Presses Tab until this element has the focus, like people without a mouse. */
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

/** A page of another person, on a separate network. */
async function otherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": uniqueIp() } });
  return context.newPage();
}

test("a trip is planned and shared by keyboard only", async ({ page }) => {
  await signIn(page);
  const planned = [
    { day: 1, name: "The pie window", time: "09:30" },
    { day: 2, name: "Lunch by the river", time: "12:00" },
  ];
  await page.goto(await makeTrip(page.request, "Savannah with Mama", planned));
  await tabTo(page, "Add a stop to Day 1");
  await page.keyboard.press("Enter");
  await tabTo(page, "Name");
  await page.keyboard.type("The long walk");
  await tabTo(page, /^Time/);
  await page.keyboard.type("1000AM");
  await tabTo(page, /^Cost in dollars/);
  await page.keyboard.type("18.50");
  await page.keyboard.press("Enter");
  await expect(stops(page, 1)).toHaveText(["The pie window", "The long walk"]);
  await expect(day(page, 1)).toContainText("$37");

  await test.step("a stop is picked up, put back, and moved into the next day", async () => {
    await grip(page, "The pie window").focus();
    await tabTo(page, /^Move The long walk/);
    await page.keyboard.press("Space");
    await expect(said(page, "Picked up The long walk. Day 1, place 2 of 2.")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(said(page, "Day 1, place 1 of 2.")).toBeAttached();
    await expect(day(page, 1).getByText("Lands here, 10:00 AM")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(said(page, "Put back.")).toBeAttached();
    await expect(stops(page, 1)).toHaveText(["The pie window", "The long walk"]);
    await expect(grip(page, "The long walk")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(said(page, "Picked up The long walk.")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expect(said(page, "Day 2, place 1 of 2.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(stops(page, 2)).toHaveText(["The long walk", "Lunch by the river"]);
    await expect(grip(page, "The long walk")).toBeFocused();
    await saved(page);
  });

  await test.step("removing a stop moves the focus to its neighbor", async () => {
    const more = (name: string) => main(page).getByLabel(`More for ${name}`);
    await more("The long walk").press("Enter");
    await main(page).getByRole("button", { name: "Remove The long walk" }).press("Enter");
    await expect(stops(page, 2)).toHaveText(["Lunch by the river"]);
    await expect(more("Lunch by the river")).toBeFocused();
    await saved(page);
  });

  await test.step("notes are saved on blur, and a link is created", async () => {
    await tabTo(page, "Notes for the whole trip");
    await page.keyboard.type("Blue suitcase.");
    await tabTo(page, /^Create view link\s*$/);
    await saved(page);
    await page.keyboard.press("Enter");
    const link = main(page).getByLabel("Anyone with this link can view this trip", { exact: true });
    await expect(link).toHaveValue(/\/trips\/shared\/[\w-]{43}$/);
    await expect(main(page).getByLabel("Notes for the whole trip")).toHaveValue("Blue suitcase.");
    await expectNoAxeViolations(page);
  });
});

test("two people edit a trip at the same time and neither loses a change", async ({ page, browser }) => {
  await signIn(page);
  const supper = { day: 1, name: "Supper at Aunt Vi's" };
  await page.goto(await makeTrip(page.request, "Home for the holidays", [supper]));
  await main(page).getByRole("button", { name: "Create edit link" }).click();
  const link = main(page).getByLabel("Anyone with this link can edit this trip");
  await expect(link).toHaveValue(/\/trips\/shared\//);
  const cousin = await otherPage(browser);
  await cousin.goto(await link.inputValue());

  // Both open the same stop, and change different fields and one common field.
  for (const person of [page, cousin]) await person.getByLabel("More for Supper at Aunt Vi's").click();
  await openedMenu(cousin, 1).getByLabel("Note").fill("Bring the yams.");
  await openedMenu(cousin, 1).getByLabel("Time").fill("17:00");
  await cousin.getByRole("button", { name: "Save Supper at Aunt Vi's" }).click();
  await expect(day(cousin, 1).getByRole("article")).toContainText("Bring the yams.");
  await saved(cousin);
  await openedMenu(page, 1).getByLabel("Cost in dollars").fill("40");
  await openedMenu(page, 1).getByLabel("Note").fill("Bring the pies.");
  await page.getByRole("button", { name: "Save Supper at Aunt Vi's" }).click();

  // The other fields are merged; both texts of the note are kept.
  const both = page.getByRole("region", { name: "Two of you changed the same thing" });
  await expect(both).toContainText("Bring the yams.");
  await expect(both).toContainText("Bring the pies.");
  await expect(day(page, 1)).toContainText("5:00 PM");
  await expect(day(page, 1)).toContainText("$40");
  await expectNoAxeViolations(page, "main");
  await both.getByRole("button", { name: "Use mine" }).click();
  await expect(both).toHaveCount(0);
  await expect(day(page, 1).getByRole("article")).toContainText("Bring the pies.");
  await saved(page);

  // The cousin's page polls when it becomes visible, and periodically.
  await cousin.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(day(cousin, 1)).toContainText("Bring the pies.");
  await expect(day(cousin, 1)).toContainText("$40");
  await expect(day(cousin, 1)).toContainText("5:00 PM");

  // Offline nothing is lost either: changes are sent once online.
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

/** Drags by the handle in small steps, like a person. */
async function drag(page: Page, name: string, to: { x: number; y: number }) {
  await grip(page, name).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  // Drops before the page has drawn the last move.
  await Promise.all([page.mouse.move(to.x + 1, to.y), page.mouse.up()]);
}

/** A point in the upper or lower part of an element. */
async function pointIn(target: Locator, part: number) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height * part };
}

/** The stored stops of a trip, by name. */
const readStops = (path: string) =>
  queryDatabase("select name, day, note from trip_stops where trip_id = $1 order by name", [
    path.split("/").at(-1),
  ]);

test("a stop is dragged within its day, into another, and back out of all days, also on a slow machine", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signIn(page);
  const planned = ["First", "Second"].map((name) => ({ day: 1, name }));
  const path = await makeTrip(page.request, "The long weekend", planned);
  await page.goto(path);
  const card = (name: string) => main(page).getByRole("article").filter({ hasText: name });
  const empty = (number: number) => day(page, number).getByText("Nothing yet.");
  await drag(page, "Second", await pointIn(card("First"), 0.1));
  await expect(stops(page, 1)).toHaveText(["Second", "First"]);
  await drag(page, "First", await pointIn(empty(2), 0.5));
  await expect(stops(page, 1)).toHaveText(["Second"]);
  await expect(stops(page, 2)).toHaveText(["First"]);
  await expect(grip(page, "First")).toBeFocused();

  // A stop picked up by keyboard stays where it is while another is dragged.
  await grip(page, "Second").press("Space");
  await drag(page, "First", await pointIn(empty(3), 0.5));
  await expect(stops(page, 1)).toHaveText(["Second"]);
  await expect(stops(page, 3)).toHaveText(["First"]);
  await drag(page, "First", { x: 4, y: 4 });
  await expect(grip(page, "First")).toHaveAttribute("aria-pressed", "false");
  await expect(stops(page, 3)).toHaveText(["First"]);

  // Saving keeps the focus at the menu.
  await page.getByLabel("More for First").click();
  await openedMenu(page, 3).getByLabel("Note").fill("Bring cash.");
  await page.getByRole("button", { name: "Save First" }).click();
  await expect(page.getByLabel("More for First")).toBeFocused();
  // Changes are sent in order, so a wrong move would be stored before the note.
  await expect
    .poll(() => readStops(path))
    .toEqual([
      { name: "First", day: 3, note: "Bring cash." },
      { name: "Second", day: 1, note: "" },
    ]);

  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  for (const number of [2, 3]) {
    await drag(page, "First", await pointIn(empty(number), 0.5));
    await expect(stops(page, number)).toHaveText(["First"]);
    await expect(grip(page, "First")).toBeFocused();
  }
});
