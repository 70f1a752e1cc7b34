import { logIn, makeAccount } from "./accounts-parts.ts";
import { addEvent, main, saveButton } from "./event-parts.ts";
import { expect, test } from "./fixtures.ts";

test("saved events reach the own calendar, its address can be renewed, and letters stop with one press", async ({
  page,
  inbox,
  site,
}) => {
  const account = await makeAccount(page, inbox);
  const event = await addEvent({ submittedBy: account.email });
  await page.goto(`/login?returnTo=/event/${event.id}`);
  await logIn(page, account);
  await expect(page).toHaveURL(`/event/${event.id}`);
  await saveButton(page).click();
  // Said by the answer; the button shows it before, and leaving the page then would end the request.
  await expect(page.getByRole("status").filter({ hasText: "Event Saved!" })).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute("aria-pressed", "true");

  const file = await page.request.get(`/event/${event.id}.ics`);
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toContain(`SUMMARY:${event.name}`);

  const address = main(page).locator("code");
  await page.goto("/account/letters");
  await main(page).getByRole("button", { name: "Make a calendar address" }).click();
  await expect(address).toContainText(`${site.origin}/calendar/`);
  const first = (await address.textContent()) ?? "";
  const feed = await page.request.get(first);
  expect(await feed.text()).toContain(`SUMMARY:${event.name}`);
  const again = await page.request.get(first, { headers: { "if-none-match": feed.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  expect(await (await page.request.get(first.replace(/ics$/, "rss"))).text()).toContain(event.name);

  await main(page).getByRole("button", { name: "Make a new address" }).click();
  await expect(address).not.toHaveText(first);
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get((await address.textContent()) ?? "")).status()).toBe(200);

  await page.goto(`/account/events/${event.id}`);
  await main(page).getByText("Cancel the whole event").click();
  await main(page).getByRole("button", { name: "Yes, cancel the event" }).click();
  await expect(page).toHaveURL("/account/events");
  const letter = await inbox.waitFor(account.email, event.name);
  expect(letter.stopHeaders).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const stop = /<(.*)>/.exec(letter.stopHeaders.join("\n"))?.[1] ?? "no address";
  expect(letter.text).toContain(stop);

  // A mail program sends this, without a cookie and from nowhere.
  await page.context().clearCookies();
  const pressed = await page.request.post(stop, { form: { "List-Unsubscribe": "One-Click" } });
  expect(pressed.status()).toBe(200);
  await page.goto(stop);
  await expect(main(page)).toContainText("These letters have stopped");
});
