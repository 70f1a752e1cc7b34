import type { Page } from "@playwright/test";
import { addEvent, countSaves, linkTo, main, saveButton } from "./event-parts.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilSearchable } from "./query-database.ts";
import { closeShareSheet, phone, signIn } from "./shell-parts.ts";

const toast = (page: Page) => page.getByRole("status").filter({ hasText: /./ });

test("[EVTD-36] [EVTD-37] [EVTD-38] [OPEN-145] on a phone, the buttons are sticky at the bottom, and Share opens the share sheet or copies the link", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(phone);
  await closeShareSheet(page);
  const { id, name } = await addEvent();
  await page.goto(`/event/${id}`);
  const share = main(page).getByRole("button", { name: "Share" });
  await share.click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared);
  await expect.poll(shared).toEqual([{ title: name, text: expect.stringContaining(name), url: page.url() }]);
  // The share sheet is closed by now, which shows no toast.
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");

  await page.evaluate(() => Object.assign(navigator, { canShare: undefined, share: undefined }));
  await share.click();
  await expect(toast(page)).toContainText("Link Copied!");
  await expect(toast(page)).toContainText("Event link copied to your clipboard.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`/event/${id}`, page.url()).href);

  const foot = page.locator(".action-foot");
  await expect(foot).toHaveAttribute("data-shown", "false");
  await main(page).getByRole("heading", { name: "About this event" }).scrollIntoViewIfNeeded();
  await expect(foot).toHaveAttribute("data-shown", "true");
  await expect(foot.getByRole("link", { name: /^RSVP/ })).toBeVisible();
});

test("[EVTD-05] [EVTD-30] [EVTD-33] [EVTD-34] Save asks a visitor to log in, and a member removes a saved event on the dashboard", async ({
  page,
}) => {
  const event = await addEvent();
  await page.goto(`/event/${event.id}`);
  await saveButton(page).click();
  await expect(page).toHaveURL(`/login?returnTo=%2Fevent%2F${event.id}`);
  await expect(toast(page)).toContainText("Login Required");
  expect(await countSaves(event)).toBe(0);

  await signIn(page);
  await page.goto(`/event/${event.id}`);
  await saveButton(page).click();
  await expect.poll(() => countSaves(event)).toBe(1);
  await page.goto("/dashboard");
  const row = main(page)
    .getByRole("region", { name: "Saved events" })
    .getByRole("article")
    .filter({ hasText: event.name });
  await row.getByRole("button", { name: `Saved : ${event.name}` }).click();
  await expect(row).toHaveCount(0);
  await expect(toast(page)).toContainText("Event Unsaved");
  await expect(page).toHaveURL("/dashboard");
  expect(await countSaves(event)).toBe(0);
});

test.describe("when something fails", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test("[EVTD-22] [EVTD-23] [EVTD-31] [EVTD-32] a page that fails to load and a save that fails to send show an error, and can be retried", async ({
    page,
  }) => {
    const event = await addEvent();
    await signIn(page);
    await waitUntilSearchable(event.name);
    await page.goto(`/events?search=${encodeURIComponent(event.name)}`);
    await page.route(`**/event/${event.id}.data*`, (route) => route.abort());
    await linkTo(page, event).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Error");
    await expect(alert).toContainText("Could not load event details.");
    await expect(main(page).getByRole("link", { name: "Back to All Events" })).toBeVisible();
    await page.unroute(`**/event/${event.id}.data*`);
    await main(page).getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.name);

    await page.route("**/save.data*", (route) => route.abort());
    await saveButton(page).click();
    await expect(alert).toContainText("Could not update saved status.");
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "false");
    expect(await countSaves(event)).toBe(0);
    await page.unroute("**/save.data*");
    await saveButton(page).click();
    // The button updates while the request is pending; the toast comes with the response.
    await expect(toast(page)).toContainText("Event Saved!");
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "true");
    expect(await countSaves(event)).toBe(1);
  });
});
