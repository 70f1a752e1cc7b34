import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import {
  addEvent,
  cancelEvent,
  countSaves,
  linkTo,
  main,
  moveEvent,
  saveButton,
  type TestEvent,
} from "./event-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { closeShareSheet, phone, signIn } from "./shell-parts.ts";

const toast = (page: Page) => page.getByRole("status").filter({ hasText: /./ });
const savedRow = (page: Page, { name }: TestEvent) =>
  main(page).getByRole("region", { name: "Saved events" }).getByRole("article").filter({ hasText: name });

test("[EVTD-05] [EVTD-24] [EVTD-27] [EVTD-29] [EVTD-30] [EVTD-33] [EVTD-34] [EVTD-35] from the list to the page, to log in, and back to save it", async ({
  page,
}) => {
  const event = await addEvent();
  await page.goto(`/events?search=${encodeURIComponent(event.name)}`);
  await linkTo(page, event).click();
  await expect(page).toHaveURL(`/event/${event.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.name);

  await saveButton(page).click();
  await expect(page).toHaveURL(`/login?returnTo=%2Fevent%2F${event.id}`);
  await expect(toast(page)).toContainText("Login Required");
  await expect(toast(page)).toContainText("Please log in to save events.");
  expect(await countSaves(event)).toBe(0);

  await page.getByLabel("Email").fill(demoAccounts.member.email);
  await page.getByLabel("Password", { exact: true }).fill(demoAccounts.member.password);
  await main(page).getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(`/event/${event.id}`);
  await expect(saveButton(page)).toHaveAttribute("aria-pressed", "false");

  await saveButton(page).click();
  await expect(toast(page)).toContainText("Event Saved!");
  await expect(toast(page)).toContainText("You can find it in your dashboard.");
  await expect(saveButton(page)).toHaveAttribute("aria-pressed", "true");
  expect(await countSaves(event)).toBe(1);

  await page.goto("/dashboard");
  await expect(savedRow(page, event)).toBeVisible();
  await savedRow(page, event)
    .getByRole("button", { name: `Saved : ${event.name}` })
    .click();
  await expect(toast(page)).toContainText("Event Unsaved");
  await expect(toast(page)).toContainText("Removed from your saved events.");
  await expect(savedRow(page, event)).toHaveCount(0);
  expect(await countSaves(event)).toBe(0);

  await page.goto(`/event/${event.id}`);
  await main(page).getByRole("link", { name: "Back to All Events" }).click();
  await expect(page).toHaveURL("/events");
});

test.describe("share", () => {
  test("[EVTD-37] [EVTD-38] copies the link where the browser has no share sheet", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined, share: undefined }));
    const { id } = await addEvent();
    await page.goto(`/event/${id}`);
    await main(page).getByRole("button", { name: "Share" }).click();
    await expect(toast(page)).toContainText("Link Copied!");
    await expect(toast(page)).toContainText("Event link copied to your clipboard.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`/event/${id}`, page.url()).href);
  });

  test("[EVTD-36] [OPEN-145] opens the share sheet where there is one; closing it says nothing", async ({
    page,
  }) => {
    await closeShareSheet(page);
    const { id, name } = await addEvent();
    await page.goto(`/event/${id}`);
    await main(page).getByRole("button", { name: "Share" }).click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared);
    await expect
      .poll(shared)
      .toEqual([{ title: name, text: expect.stringContaining(name), url: page.url() }]);
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[EVTD-24] [EVTD-29] the page is whole, and the bookmark is a form that comes back", async ({
    page,
  }) => {
    const event = await addEvent();
    await page.goto(`/event/${event.id}`);
    await main(page).getByText("Add to calendar").click();
    await expect(main(page).getByRole("link", { name: "Google Calendar" })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Share" })).toBeHidden();
    await signIn(page);
    await page.goto(`/event/${event.id}`);
    await saveButton(page).click();
    await expect(page).toHaveURL(`/event/${event.id}`);
    await expect(toast(page)).toContainText("Event Saved!");
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "true");
    expect(await countSaves(event)).toBe(1);
  });
});

test.describe("when something fails", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test("[EVTD-31] [EVTD-32] a bookmark that does not arrive stays as it was, and says so", async ({
    page,
  }) => {
    const event = await addEvent();
    await signIn(page);
    await page.goto(`/event/${event.id}`);
    await page.route("**/save.data*", (route) => route.abort());
    await saveButton(page).click();
    await expect(page.getByRole("alert")).toContainText("Error");
    await expect(page.getByRole("alert")).toContainText("Could not update saved status.");
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "false");
    await page.unroute("**/save.data*");
    await saveButton(page).click();
    // The button shows what was asked for while it is sent; the toast comes with the answer.
    await expect(toast(page)).toContainText("Event Saved!");
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "true");
    expect(await countSaves(event)).toBe(1);
  });

  test("[EVTD-22] [EVTD-23] a page that cannot be loaded says so, and offers ways on", async ({ page }) => {
    const event = await addEvent();
    await page.goto(`/events?search=${encodeURIComponent(event.name)}`);
    await page.route(`**/event/${event.id}.data*`, (route) => route.abort());
    await linkTo(page, event).click();
    await expect(page.getByRole("alert")).toContainText("Error");
    await expect(page.getByRole("alert")).toContainText("Could not load event details.");
    await expect(main(page).getByRole("link", { name: "Back to All Events" })).toBeVisible();
    await main(page).getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.name);
  });
});

test.describe("is accessible, and nothing sticks out", () => {
  test.use({ allowedErrors: [/status of 404/] });
  const states: Record<string, () => Promise<{ path: string; words: string }>> = {
    plain: async () => ({ path: `/event/${(await addEvent()).id}`, words: "About this event" }),
    canceled: async () => {
      const event = await addEvent();
      await cancelEvent(event);
      return { path: `/event/${event.id}`, words: "This event is canceled" };
    },
    moved: async () => {
      const event = await addEvent();
      await moveEvent(event);
      return { path: `/event/${event.id}`, words: "This event has moved to a new time" };
    },
    "not found": async () => ({ path: "/event/7", words: "Event Not Found" }),
  };
  for (const [name, prepare] of Object.entries(states))
    test(name, async ({ page }) => {
      test.slow();
      const { path, words } = await prepare();
      for (const viewport of [phone, { width: 1280, height: 800 }]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(main(page).getByRole("heading", { name: words })).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
        await expectNoAxeViolations(page);
      }
    });
});

test("on a phone the buttons stay at the foot of the screen", async ({ page }) => {
  await page.setViewportSize(phone);
  const { id } = await addEvent();
  await page.goto(`/event/${id}`);
  const foot = page.locator(".action-foot");
  await expect(foot).toHaveAttribute("data-shown", "false");
  await main(page).getByRole("heading", { name: "About this event" }).scrollIntoViewIfNeeded();
  await expect(foot.getByRole("link", { name: /^RSVP/ })).toBeVisible();
});
