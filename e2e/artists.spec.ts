import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { main, proofFile, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { phone, signIn } from "./shell-parts.ts";
import { failData } from "./travel-parts.ts";

const cards = (page: Page) => main(page).locator(".card");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Submit an Artist Profile" });

test("[ART-01] [ART-02] [ART-03] [ART-04] [ART-05] [ART-19] [ART-20] [ART-21] [ART-22] [ART-26] [ART-28] [ART-29] [ART-30] [ART-32] [ART-34] [ART-35] [ART-37] [ART-38] [ART-39] [ART-40] the artist directory is searched, and leads to profiles", async ({
  page,
}) => {
  test.slow();
  await page.goto("/artist-directory");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artist directory");
  const spotlight = main(page).getByRole("region", { name: "Artist Spotlight" });
  await expect(spotlight.getByRole("article")).toHaveCount(2);
  await expect(spotlight.getByText("Featured Artist", { exact: true })).toBeVisible();
  await expect(spotlight.getByText("Rising Talent", { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expectNoAxeViolations(page);

  await test.step("a search by name finds one of the directory, whose card leads to the profile", async () => {
    await page.getByLabel("Search artists").fill("odessa vance");
    const heading = page.getByRole("heading", { name: "Odessa Vance", exact: true });
    const card = cards(page).filter({ has: heading });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("Chicago, Illinois");
    await expect(card.locator(".card-top")).not.toBeEmpty();
    const profile = /^\/artist\/[0-9a-f-]{36}$/;
    await expect(card.getByRole("link", { name: "Odessa Vance", exact: true })).toHaveAttribute(
      "href",
      profile,
    );
    await expect(card.getByRole("link", { name: "View Profile: Odessa Vance" })).toHaveAttribute(
      "href",
      profile,
    );
    await card.getByRole("button", { name: /^Connect/ }).click();
    await expect(toast(page, "Connect feature coming soon!")).toBeVisible();
  });

  await test.step("tabs and categories narrow the list, and nothing is said to match", async () => {
    await page.goto("/artist-directory");
    const tabs = page.getByRole("navigation", { name: "Which artists" });
    await expect(tabs.getByRole("link")).toHaveText(["All Artists", "Featured", "Rising Talent"]);
    await tabs.getByRole("link", { name: "Rising Talent" }).click();
    await expect(page).toHaveURL("/artist-directory?tab=rising");
    // The address changes before the page does.
    await expect(tabs.getByRole("link", { name: "Rising Talent" })).toHaveAttribute("aria-current", "page");
    await page.getByLabel("Category").selectOption("Music");
    await expect(page).toHaveURL("/artist-directory?tab=rising&category=Music");
    await page.getByLabel("Search artists").fill("no such artist at all");
    await expect(main(page)).toContainText("No artists match your criteria.");
  });
});

test.describe("while the list is out of reach", () => {
  test.use({ allowedErrors: [/status of 503/] });

  test("[ART-27] says so, and keeps the filters", async ({ page }) => {
    await page.goto("/artist-directory");
    await failData(page, "/artist-directory");
    await page.getByLabel("Category").selectOption("Music");
    await expect(toast(page, "Failed to load artists.")).toBeVisible();
    await expect(toast(page, "Error")).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("Music");
  });
});

test("[ART-39] an entry of another list announces its profile and stays", async ({ page }) => {
  const [film] = await queryDatabase<{ name: string }>(
    "select name from all_artists where source = 'underground_filmmakers' order by sort_name limit 1",
    [],
  );
  await page.goto(`/artist-directory?${new URLSearchParams({ search: film?.name ?? "" })}`);
  const card = cards(page).first();
  for (const button of [
    card.getByRole("button", { name: film?.name ?? "", exact: true }),
    card.getByRole("button", { name: /^View Profile/ }),
  ]) {
    await button.click();
    await expect(toast(page, "Profile page coming soon!")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
  await expect(page).toHaveURL(/\/artist-directory\?search=/);
});

test.describe("a submission", () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });
  test("[ART-53] [ART-54] [ART-55] [ART-56] [ART-57] [ART-62] [ART-64] [ART-67] [ART-68] [ART-77] [ART-78] [ART-79] a visitor submits an artist in the dialog, and an admin features the profile", async ({
    page,
  }) => {
    test.slow();
    const name = `Josephine Tallow ${crypto.randomUUID().slice(0, 8)}`;
    const field = (label: string) => dialog(page).getByLabel(label);
    const send = dialog(page).getByRole("button", { name: "Submit for review" });
    await page.goto("/artist-directory");
    await main(page).getByRole("link", { name: "Submit an Artist" }).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(field("Category").getByRole("option")).toHaveText([
      ...["Choose one", "Music", "Fashion", "Art", "Photography", "Writing", "Digital Creators", "Other"],
    ]);
    await send.click();
    await expect(field("Artist name")).toBeFocused();
    await expect(dialog(page)).toContainText("Choose a category.");
    await field("Artist name").fill(name);
    await field("Category").selectOption("Photography");
    await field("City").fill("Macon");
    await field("State / Country").fill("Georgia");
    await field("Contact email").fill("josephine");
    await field("Portfolio / website link").fill("josephine tallow dot com");
    await field("Tagline").pressSequentially(`${"x".repeat(99)}yz`, { delay: 0 });
    await expect(field("Tagline")).toHaveValue(`${"x".repeat(99)}y`);
    await field("Bio").fill("She has shot every Easter since 2011.");
    await send.click();
    await expect(dialog(page)).toContainText("Enter an email such as name@example.com.");
    await expect(dialog(page)).toContainText("Give a full address that starts with https://");
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

    await signIn(page, demoAccounts.admin);
    await page.goto("/admin/artists?view=all");
    await main(page)
      .getByRole("link", { name: new RegExp(name) })
      .first()
      .click();
    const evidence = main(page).getByRole("article").filter({ hasText: name });
    await expect(evidence).toContainText("josephine@tallow.example");
    await expect(evidence.getByRole("img", { name: "Came with the profile" })).toBeVisible();
    await expectNoAxeViolations(page);
    await evidence.getByRole("button", { name: "Approve as Featured" }).click();
    await expect(toast(page, "Artist is shown as Featured.")).toBeVisible();
    await expect(evidence.getByRole("heading", { level: 2 })).toBeFocused();
    await page.goto(`/artist-directory?${new URLSearchParams({ tab: "featured", search: name })}`);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).locator(".cover-picture")).toHaveAttribute("src", /^\/files\/artist-images\//);
  });
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("[ART-53] [ART-55] [ART-77] the list is searched, and an artist is submitted", async ({ page }) => {
    await page.goto("/artist-directory?search=vance");
    await expect(cards(page).first()).toContainText("Vance");
    await page.goto("/artist-directory/submit");
    const field = (label: string) => dialog(page).getByLabel(label);
    await field("Artist name").fill(`Ike Solomon ${crypto.randomUUID().slice(0, 8)}`);
    await field("Category").selectOption("Art");
    await field("City").fill("Detroit");
    await field("State / Country").fill("Michigan");
    await field("Contact email").fill("ike@solomon.example");
    await field("Portfolio / website link").fill("https://solomon.example");
    await field("Tagline").fill("Signs, murals, Sunday hats");
    await field("Bio").fill("He paints what the street already says.");
    await dialog(page).getByRole("button", { name: "Submit for review" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Submission Successful!" })).toBeVisible();
    await expect(page).toHaveURL("/artist-directory");
  });
});
