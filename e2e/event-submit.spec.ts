import type { Page } from "@playwright/test";
import { main, proofFile, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { queryDatabase } from "./query-database.ts";
import { uniqueWords } from "./reviews-parts.ts";
import { signIn } from "./shell-parts.ts";

const field = (page: Page, label: string) => main(page).getByLabel(label);
const submit = (page: Page) => main(page).getByRole("button", { name: "Submit for Review" });
const startsAt = `${new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)}T18:30`;

test.describe("the event form", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED|status of 409/] });

  test("[EVTS-11] [EVTS-23] [EVTS-31] [EVTS-32] [EVTS-33] shows a preview, keeps what was typed through failures and a reload, and warns of a duplicate", async ({
    page,
  }) => {
    test.slow();
    const name = uniqueWords("Porch pitch");
    await queryDatabase(
      "insert into events (name, start_datetime, location, approval_status) values ($1, $2, 'Macon, GA', 'approved')",
      [name, startsAt],
    );
    await signIn(page);
    await page.goto("/events/submit");
    await field(page, "Event Name").fill(name);
    await field(page, "Description").fill("Six founders, five minutes each.");
    await field(page, "Date & Time").fill(startsAt);
    await field(page, "Event Type").fill("Pitch night");
    await field(page, "Location").fill("12 Elm Street, Macon, GA");
    await expect(page.getByTestId("preview")).toContainText(name);
    await expect(page.getByTestId("preview")).toContainText("6:30 PM");
    const zone = main(page).getByText(/^Times are in/);
    await expect(zone).toContainText("Eastern Time, by the location.");
    await field(page, "Location").fill("5 Main St, Houston, TX 77002");
    await expect(zone).toContainText("Central Time, by the location.");
    await expect(main(page).locator("[name=time_zone]")).toHaveValue("America/Chicago");
    await field(page, "Location").fill("12 Elm Street, Macon, GA");
    await expect(zone).toContainText("Eastern Time");

    await field(page, "This is a virtual event").check();
    await expect(field(page, "Location")).toBeDisabled();
    await expect(field(page, "Location")).toHaveValue("Virtual");
    await field(page, "This is a virtual event").uncheck();
    await expect(field(page, "Location")).toBeEnabled();
    await expect(field(page, "Location")).toHaveValue("12 Elm Street, Macon, GA");

    await field(page, "Event Image/Logo").setInputFiles(proofFile());
    await expect(main(page).getByText("received")).toBeVisible();
    await field(page, "Website / RSVP Link").fill("porch party");
    await submit(page).click();
    await expect(toast(page, "Submission Failed")).toBeVisible();
    await expect(main(page).getByText("Enter a web address, such as example.com.")).toBeVisible();
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
    await expect(
      main(page).getByRole("heading", { name: "It may be on the calendar already" }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await submit(page).click();
    await expect(page).toHaveURL("/events");
    await expect(toast(page, "Event Submitted!")).toBeVisible();
    await expect(toast(page, "Thank you! Your event is now pending review.")).toBeVisible();
  });
});
