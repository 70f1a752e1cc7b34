import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import {
  becomeMember,
  fileField,
  main,
  nameField,
  ownClaim,
  proofFile,
  submitClaim,
} from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { phone, signIn } from "./shell-parts.ts";

const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** An artist of this test alone, on the site of its worker. */
async function addArtist(name: string) {
  const [artist] = await queryDatabase<{ id: string }>(
    `insert into artist_directory (name, category, location_city, location_state, tagline, portfolio_url, status)
     values ($1, 'Music', 'Savannah', 'Georgia', 'Songs for the porch', 'https://nia-sol.example/records', 'approved')
     returning artist_id as id`,
    [name],
  );
  if (!artist) throw new Error("The artist was not added.");
  return { id: artist.id, name };
}

async function sendClaim(page: Page, artist: { id: string }, ownerName: string) {
  await page.goto(`/artist/${artist.id}/claim`);
  await nameField(page).fill(ownerName);
  await fileField(page).setInputFiles(proofFile("image/png", ownerName));
  await expect(main(page)).toContainText("received");
  await submitClaim(page);
  await expect(page).toHaveURL("/dashboard");
}

async function approve(page: Page, claimant: string) {
  await page.context().clearCookies();
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin/claims");
  await main(page).getByRole("listitem").filter({ hasText: claimant }).getByRole("link").first().click();
  const evidence = main(page).getByRole("article");
  await expect(evidence).toContainText(`Claim by ${claimant}`);
  await expectNoAxeViolations(page);
  await evidence.getByRole("button", { name: /^Approve/ }).click();
  await expect(toast(page, "Claim has been approved")).toBeVisible();
}

const setWorkspace = (isOn: boolean) =>
  queryDatabase("update launch_switches set is_on = $1 where name = 'business_dashboard'", [isOn]);

test.describe("an artist", () => {
  test.use({ allowedErrors: [/status of 400/] });
  test.beforeAll(() => setWorkspace(true));
  test.afterAll(() => setWorkspace(false));

  test("claims the profile, edits it with its portfolio, and puts a change back", async ({ page, inbox }) => {
    test.slow();
    const artist = await addArtist("Nia Sol of the Porch");
    const account = await becomeMember(page, inbox);
    await page.goto(`/artist/${artist.id}/claim`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Claim your profile");
    await expect(main(page)).toContainText(artist.name);
    await expectNoAxeViolations(page);
    await sendClaim(page, artist, "Nia Test");
    await expect(toast(page, "Claim Submitted!")).toBeVisible();
    await expect(ownClaim(page, artist.name)).toContainText("Pending");
    await page.goto(`/artist/${artist.id}/claim`);
    await expect(main(page)).toContainText("Your claim is with us.");
    await inbox.waitFor(account.email, `We have your claim for ${artist.name}`);
    await approve(page, "Nia Test");
    await inbox.waitFor(account.email, `${artist.name} is yours`);

    await page.context().clearCookies();
    await signIn(page, account);
    const own = main(page).getByRole("region", { name: "Your profile" });
    await expect(async () => {
      await page.goto("/dashboard");
      await expect(own).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNoAxeViolations(page);
    await own.getByRole("link", { name: artist.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(artist.name);
    await expectNoAxeViolations(page);

    await page.getByRole("link", { name: "Edit profile" }).click();
    const tagline = main(page).getByLabel("Tagline");
    await expect(tagline).toHaveValue("Songs for the porch");
    await tagline.fill("Songs for the stoop");
    await main(page).getByLabel("Support link").fill("not a link");
    await main(page).getByRole("button", { name: "Save profile" }).click();
    await expect(main(page).getByText("Enter a web address")).toBeVisible();
    await expect(tagline).toHaveValue("Songs for the stoop");
    await main(page).getByLabel("Support link").fill("https://support.example/nia");
    await expectNoAxeViolations(page);
    await main(page).getByRole("button", { name: "Save profile" }).click();
    await expect(toast(page, "Profile saved")).toBeVisible();
    const change = main(page).getByRole("listitem").filter({ hasText: "Tagline:" }).first();
    await expect(change).toContainText("Songs for the stoop");
    await change.getByRole("button", { name: /^Put back/ }).click();
    await expect(toast(page, "Put back")).toBeVisible();
    await expect(main(page).getByRole("region", { name: "What changed" })).toContainText(
      "put back an earlier value",
    );

    await page.getByRole("link", { name: "Portfolio", exact: true }).click();
    await main(page).getByLabel("Title of work 1").fill("The first record");
    await main(page).getByLabel("Link of work 2").fill("https://nia-sol.example/live");
    const picture = {
      name: "quilt.png",
      mimeType: "image/png",
      buffer: await drawPicture().png().toBuffer(),
    };
    await main(page)
      .getByLabel(/^Picture/)
      .setInputFiles(picture);
    await expect(main(page)).toContainText("received");
    await main(page).getByLabel("Title of the picture").fill("The quilt");
    await main(page).getByRole("button", { name: "Save portfolio" }).click();
    await expect(toast(page, "Portfolio saved")).toBeVisible();
    const works = main(page).getByRole("list", { name: "Works" }).getByRole("listitem");
    await expect(works.nth(2).getByLabel("Title of work 3")).toHaveValue("The quilt");
    await main(page).getByRole("button", { name: "Move work 3 up" }).click();
    await expect(works.nth(1).getByLabel("Title of work 2")).toHaveValue("The quilt");
    await main(page).getByRole("button", { name: "Remove work 1" }).click();
    await expectNoAxeViolations(page);
    await main(page).getByRole("button", { name: "Save portfolio" }).click();
    await expect
      .poll(() =>
        queryDatabase("select portfolio_url, portfolio_titles from artist_directory where artist_id = $1", [
          artist.id,
        ]),
      )
      .toEqual([
        {
          portfolio_url: expect.stringMatching(
            /^\/files\/artist-images\/\S+, https:\/\/nia-sol.example\/live$/,
          ),
          portfolio_titles: ["The quilt", ""],
        },
      ]);

    await page.getByRole("link", { name: "Figures", exact: true }).click();
    await expect(main(page)).toContainText("Community upvotes");
    await expectNoAxeViolations(page);
    await page.setViewportSize(phone);
    for (const part of ["", "/edit", "/portfolio", "/figures", "/changes"]) {
      await page.goto(`/dashboard/artist/${artist.id}${part}`);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width(), part).toBeLessThanOrEqual(phone.width);
    }
    await expectNoAxeViolations(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 4/] });

  test("an artist is claimed by the plain form", async ({ page, inbox }) => {
    const artist = await addArtist("Plain Nia");
    await becomeMember(page, inbox);
    await page.goto(`/artist/${artist.id}/claim`);
    await nameField(page).fill("Plain Form");
    await fileField(page).setInputFiles(proofFile("application/pdf"));
    await submitClaim(page);
    await expect(page).toHaveURL("/dashboard");
    await expect(ownClaim(page, artist.name)).toContainText("Pending");
  });
});
