import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { becomeMember, main, proofFile, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { uniqueWords } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

const field = (page: Page, label: string) => main(page).getByLabel(label);
const submit = (page: Page) => main(page).getByRole("button", { name: "Submit for Review" });
const preview = (page: Page) => page.getByTestId("preview");
const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T18:30`;

async function fillIn(page: Page, name: string) {
  await field(page, "Event Name").fill(name);
  await field(page, "Description").fill("Six founders, five minutes each.");
  await field(page, "Date & Time").fill(inDays(40));
  await field(page, "Event Type").fill("Pitch night");
  await field(page, "Location").fill("12 Elm Street, Macon, GA");
  await field(page, "Website / RSVP Link").fill("https://porch.example/pitch");
}

/** Somebody who is signed in cannot sign in again. */
async function become(page: Page, account: { email: string; password: string }) {
  await page.context().clearCookies();
  await signIn(page, account);
}

async function decideAsAdmin(page: Page, name: string, decision: "Approve") {
  await become(page, demoAccounts.admin);
  // The newest first.
  await page.goto("/admin/events?view=all");
  await main(page).getByRole("listitem").filter({ hasText: name }).getByRole("link").first().click();
  await expect(main(page).getByRole("article").getByRole("heading", { level: 2 })).toHaveText(name);
  await main(page)
    .getByRole("article")
    .getByRole("button", { name: new RegExp(`^${decision}`) })
    .click();
}

test.describe("an event", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED|status of (400|409)/] });

  test("[EVTS-03] [EVTS-08] [EVTS-09] [EVTS-10] [EVTS-11] [EVTS-16] [EVTS-21] [EVTS-22] [EVTS-23] [EVTS-30] [EVTS-31] [EVTS-32] [EVTS-33] is submitted, loses nothing on the way, and is listed once approved", async ({
    page,
    inbox,
  }) => {
    test.slow();
    const name = uniqueWords("Porch pitch");
    const account = await becomeMember(page, inbox);
    await page.goto("/events/submit");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Submit Your Event");
    await expect(field(page, "Event Type")).toHaveAttribute("placeholder", "e.g. Conference, Workshop");
    await expect(main(page).getByText("MAX. 5MB")).toBeVisible();
    await fillIn(page, name);
    await expect(preview(page)).toContainText(name);
    await expect(preview(page)).toContainText("6:30 PM");
    await expectNoAxeViolations(page);

    await field(page, "This is a virtual event").check();
    await expect(field(page, "Location")).toBeDisabled();
    await expect(field(page, "Location")).toHaveValue("Virtual");
    await field(page, "This is a virtual event").uncheck();
    await expect(field(page, "Location")).toBeEnabled();
    await expect(field(page, "Location")).toHaveValue("12 Elm Street, Macon, GA");

    await field(page, "Event Image/Logo").setInputFiles(proofFile());
    await expect(main(page).getByText("received")).toBeVisible();
    await field(page, "Website / RSVP Link").fill("porch.example/pitch");
    await submit(page).click();
    await expect(toast(page, "Submission Failed")).toBeVisible();
    await expect(main(page).getByText("Start the address with https://")).toBeVisible();
    await field(page, "Website / RSVP Link").fill("https://porch.example/pitch");

    await page.route("**/events/submit.data*", (route) => route.abort());
    await submit(page).click();
    await expect(main(page).getByText("We could not be reached.")).toBeVisible();
    await page.unroute("**/events/submit.data*");
    await page.reload();
    await expect(field(page, "Event Name")).toHaveValue(name);
    await expect(main(page).getByText("Received")).toBeVisible();

    const release = await holdRequests(page, "**/events/submit.data*");
    await submit(page).click();
    await expect(main(page).locator(".spinner")).toBeVisible();
    release();
    await expect(page).toHaveURL("/events");
    await expect(toast(page, "Event Submitted!")).toBeVisible();
    await expect(toast(page, "Thank you! Your event is now pending review.")).toBeVisible();
    await page.unroute("**/events/submit.data*");
    const search = `/events?search=${encodeURIComponent(name)}`;
    await page.goto(search);
    await expect(main(page).getByRole("heading", { name })).toHaveCount(0);
    await page.goto("/account/events");
    await expect(main(page).getByRole("listitem").filter({ hasText: name })).toContainText("Waiting");
    await expectNoAxeViolations(page);

    await decideAsAdmin(page, name, "Approve");
    await expect(toast(page, "Event has been approved")).toBeVisible();
    await page.goto(search);
    await expect(main(page).getByRole("heading", { name })).toBeVisible();
    const letter = await inbox.waitFor(account.email, "Your event is on the calendar");
    expect(letter.text).toContain("/event/");
  });

  test("that is listed already gets a warning first, is changed by review, and canceled at once", async ({
    page,
    inbox,
  }) => {
    test.slow();
    const name = uniqueWords("Lamp walk");
    const account = await becomeMember(page, inbox);
    await page.goto("/events/submit");
    await fillIn(page, name);
    await submit(page).click();
    await expect(page).toHaveURL("/events");
    await decideAsAdmin(page, name, "Approve");
    await expect(toast(page, "Event has been approved")).toBeVisible();

    await become(page, account);
    await page.goto("/events/submit");
    await fillIn(page, name);
    await submit(page).click();
    await expect(
      main(page).getByRole("heading", { name: "It may be on the calendar already" }),
    ).toBeVisible();
    await expect(main(page).getByRole("link", { name: new RegExp(name) })).toHaveAttribute(
      "href",
      /^\/event\//,
    );
    await expectNoAxeViolations(page);
    await submit(page).click();
    await expect(page).toHaveURL("/events");

    await page.goto("/account/events");
    const listed = main(page).getByRole("listitem").filter({ hasText: "Listed" });
    await listed.getByRole("link", { name: /Change or cancel/ }).click();
    await field(page, "Event Type").fill("Vigil");
    await main(page).getByRole("button", { name: "Send changes" }).click();
    await expect(toast(page, "Changes sent")).toBeVisible();
    await expect(main(page).getByRole("listitem").filter({ hasText: "Changes wait" })).toContainText(name);

    await become(page, demoAccounts.admin);
    await page.goto("/admin/events?view=all");
    await main(page)
      .getByRole("listitem")
      .filter({ hasText: name })
      .filter({ hasText: "Change" })
      .getByRole("link")
      .first()
      .click();
    await expect(main(page).getByRole("article")).toContainText("Vigil");
    await main(page)
      .getByRole("article")
      .getByRole("button", { name: /^Approve/ })
      .click();
    await expect(toast(page, "Change has been approved")).toBeVisible();

    await become(page, account);
    await page.setViewportSize(phone);
    await page.goto("/account/events");
    await listed.getByRole("link", { name: /Change or cancel/ }).click();
    await expect(field(page, "Event Type")).toHaveValue("Vigil");
    await expectNoAxeViolations(page);
    await main(page).getByText("Cancel the whole event").click();
    await field(page, "A word to those who wanted to come").fill("The hall burned.");
    await main(page).getByRole("button", { name: "Yes, cancel the event" }).click();
    await expect(toast(page, "Event canceled")).toBeVisible();
    await expect(main(page).getByRole("listitem").filter({ hasText: "Canceled" })).toContainText(name);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 409/] });

  test("an event is submitted with its picture, after a look at its likely double", async ({ page }) => {
    const name = uniqueWords("Chair yoga");
    await signIn(page);
    for (const isSecond of [false, true]) {
      await page.goto("/events/submit");
      await fillIn(page, name);
      await field(page, "Event Image/Logo").setInputFiles(proofFile());
      await submit(page).click();
      if (isSecond) {
        await expect(main(page)).toContainText("It may be on the calendar already");
        await expect(field(page, "Event Name")).toHaveValue(name);
        await submit(page).click();
      }
      await expect(page).toHaveURL("/events");
    }
    await page.goto("/account/events");
    await expect(main(page).getByRole("listitem").filter({ hasText: name })).toHaveCount(2);
  });
});
