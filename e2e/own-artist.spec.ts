import { demoAccounts } from "#seed/accounts.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { uniqueLetters } from "#testing/unique-letters.ts";
import { main } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { signIn } from "./shell-parts.ts";

/** An artist whom the demo member owns. */
async function addOwnedArtist(): Promise<string> {
  const [artist] = await queryDatabase<{ id: string }>(
    `insert into artist_directory (name, category, portfolio_url, status, owner_id)
     select $1, 'Music', 'https://nia-sol.example/records', 'approved', id from users where email = $2
     returning artist_id as id`,
    [`Nia Sol ${uniqueLetters()}`, demoAccounts.member.email],
  );
  if (!artist) throw new Error("The artist was not added.");
  return artist.id;
}

const setWorkspace = (isOn: boolean) =>
  queryDatabase("update launch_switches set is_on = $1 where name = 'business_dashboard'", [isOn]);

test.beforeAll(() => setWorkspace(true));
test.afterAll(async () => {
  await setWorkspace(false);
  await queryDatabase("update artist_directory set owner_id = null where name like 'Nia Sol %'", []);
});

test("an artist adds a picture to the portfolio, moves it up, and removes a work", async ({ page }) => {
  const id = await addOwnedArtist();
  await signIn(page);
  await page.goto(`/dashboard/artist/${id}/portfolio`);
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
  const save = main(page).getByRole("button", { name: "Save portfolio" });
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "Portfolio saved" })).toBeVisible();
  const works = main(page).getByRole("list", { name: "Works" }).getByRole("listitem");
  await expect(works.nth(2).getByLabel("Title of work 3")).toHaveValue("The quilt");
  await main(page).getByRole("button", { name: "Move work 3 up" }).click();
  await expect(works.nth(1).getByLabel("Title of work 2")).toHaveValue("The quilt");
  await main(page).getByRole("button", { name: "Remove work 1" }).click();
  await expect(works.nth(0).getByLabel("Title of work 1")).toHaveValue("The quilt");
  await expectNoAxeViolations(page);
  await save.click();
  const readWorks = () =>
    queryDatabase("select portfolio_url, portfolio_titles from artist_directory where artist_id = $1", [id]);
  await expect.poll(readWorks).toEqual([
    {
      portfolio_url: expect.stringMatching(/^\/files\/artist-images\/\S+, https:\/\/nia-sol.example\/live$/),
      portfolio_titles: ["The quilt", ""],
    },
  ]);
});
