import type { Page } from "@playwright/test";
import { uniqueLetters } from "#testing/unique-letters.ts";
import { main, proofFile, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { failData } from "./travel-parts.ts";

const cards = (page: Page) => main(page).locator(".card");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Submit an Artist Profile" });

test.describe("the artist directory", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[ART-27] [ART-39] [ART-40] is searched while typing, shows a toast for what is coming soon, and keeps the filters of a failed search", async ({
    page,
  }) => {
    const [film] = await queryDatabase<{ name: string }>(
      "select name from all_artists where source = 'underground_filmmakers' order by sort_name limit 1",
      [],
    );
    const name = film?.name ?? "";
    await page.goto("/artist-directory");
    await page.getByLabel("Search artists").fill(name);
    await expect(page).toHaveURL(/\/artist-directory\?search=/);
    const heading = page.getByRole("heading", { name, exact: true });
    const card = cards(page).filter({ has: heading });
    await expect(card).toHaveCount(1);
    for (const button of [
      card.getByRole("button", { name, exact: true }),
      card.getByRole("button", { name: /^View Profile/ }),
    ]) {
      await button.click();
      await expect(toast(page, "Profile page coming soon!")).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(toast(page, "Profile page coming soon!")).toHaveCount(0);
    }
    await card.getByRole("button", { name: /^Connect/ }).click();
    await expect(toast(page, "Connect feature coming soon!")).toBeVisible();
    await expect(page).toHaveURL(/\/artist-directory\?search=/);

    await failData(page, "/artist-directory");
    await page.getByLabel("Category").selectOption("Music");
    await expect(toast(page, "Failed to load artists.")).toBeVisible();
    await expect(toast(page, "Error")).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("Music");
  });
});

test.describe("a submission", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test("[ART-54] [ART-56] [ART-57] [ART-62] [ART-64] [ART-67] [ART-77] [ART-78] [ART-79] is corrected in the dialog, survives a lost connection, and closes the dialog", async ({
    page,
  }) => {
    test.slow();
    const field = (label: string) => dialog(page).getByLabel(label);
    const send = dialog(page).getByRole("button", { name: "Submit for review" });
    await page.goto("/artist-directory");
    await main(page).getByRole("link", { name: "Submit an Artist" }).click();
    await expect(dialog(page)).toBeVisible();
    await send.click();
    await expect(field("Artist name")).toBeFocused();
    await expect(dialog(page)).toContainText("Enter the artist's name.");
    await expect(dialog(page)).toContainText("Choose a category.");
    await expectNoAxeViolations(page);
    await field("Artist name").fill(`Josephine Tallow ${uniqueLetters()}`);
    await field("Category").selectOption("Photography");
    await field("City").fill("Macon");
    await field("State / Country").fill("Georgia");
    await field("Contact email").fill("josephine");
    await field("Portfolio / website link").fill("josephine tallow dot com");
    await field("Tagline").fill("x".repeat(99));
    await field("Tagline").pressSequentially("yz", { delay: 0 });
    await expect(field("Tagline")).toHaveValue(`${"x".repeat(99)}y`);
    await field("Bio").fill("She has shot every Easter since 2011.");
    await send.click();
    await expect(dialog(page)).toContainText("Enter an email such as name@example.com.");
    await expect(dialog(page)).toContainText("Enter a web address, such as example.com.");
    await field("Contact email").fill("josephine@tallow.example");
    await field("Portfolio / website link").fill("https://tallow.example/work");
    await field("Picture").setInputFiles({ ...proofFile(), name: "hats.png" });
    await expect(dialog(page)).toContainText("received");

    await page.route("**/artist-directory/submit.data*", (route) => route.abort());
    await send.click();
    await expect(toast(page, "Submission Failed")).toBeVisible();
    await expect(toast(page, "There was an error submitting your profile. Please try again.")).toBeVisible();
    await page.unroute("**/artist-directory/submit.data*");
    await send.click();
    await expect(toast(page, "Submission Successful!")).toBeVisible();
    await expect(toast(page, "Your artist profile has been submitted for review.")).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/artist-directory");
  });
});
