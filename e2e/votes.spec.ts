import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";
import { queryDatabase } from "./query-database.ts";
import { signIn } from "./shell-parts.ts";

type Artist = { id: string; name: string };

async function addArtist(): Promise<Artist> {
  const name = `Odessa ${randomUUID()}`;
  const [row] = await queryDatabase<{ artist_id: string }>(
    "insert into artist_directory (name, category, status) values ($1, 'Music', 'approved') returning artist_id",
    [name],
  );
  return { id: row?.artist_id ?? "", name };
}
const countVotes = async ({ id }: Artist) =>
  (
    await queryDatabase<{ community_votes: number }>(
      "select community_votes from artist_directory where artist_id = $1",
      [id],
    )
  )[0]?.community_votes;
const open = (page: Page, { name }: { name: string }) =>
  page.goto(`/artist-directory?search=${encodeURIComponent(name)}`);
const button = (page: Page, { name }: { name: string }) =>
  page.getByRole("button", { name: `Upvote ${name}` });
const toast = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).getByRole("status").filter({ hasText: /./ });
/** Presses a button that is locked: Playwright would wait until it is not. */
const pressLocked = (page: Page, artist: { name: string }) => button(page, artist).click({ force: true });

test("[ART-36] [ART-41] [ART-42] [ART-43] [ART-44] [ART-48] [ART-49] [ART-50] [SEC-15] a visitor upvotes an artist, once", async ({
  page,
}) => {
  const artist = await addArtist();
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/artist-votes") && sent.push(request.url()));
  const release = await holdRequests(page, "**/artist-votes");
  await open(page, artist);
  await expect(button(page, artist)).toHaveText(/0$/);
  await expect(button(page, artist)).toHaveAttribute("aria-pressed", "false");
  await button(page, artist).click();
  // Counted and locked before the server answers.
  await expect(button(page, artist)).toHaveText(/1$/);
  await expect(button(page, artist)).toHaveAttribute("aria-disabled", "true");
  await pressLocked(page, artist);
  await expect(toast(page)).toHaveText(/You've already upvoted this artist!/);
  expect(await countVotes(artist)).toBe(0);
  release();
  await expect(toast(page)).toHaveText(/Thanks for your support!/);
  await expect.poll(() => countVotes(artist)).toBe(1);
  await button(page, artist).press("Enter");
  await expect(toast(page)).toHaveText(/You've already upvoted this artist!/);
  expect(sent).toHaveLength(1);
  await expectNoAxeViolations(page);

  // The next page view knows it, and another visitor's press is not locked.
  await page.reload();
  await expect(button(page, artist)).toHaveAttribute("aria-pressed", "true");
  await pressLocked(page, artist);
  await expect(toast(page)).toHaveText(/You've already upvoted this artist!/);
  expect(sent).toHaveLength(1);
  await expect(button(page, artist)).toHaveText(/1$/);
});

test.describe("when the server fails", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test("[ART-45] [ART-46] [ART-52] the count goes back, the button unlocks, and it can be pressed again", async ({
    page,
  }) => {
    const artist = await addArtist();
    await open(page, artist);
    let answers: "nothing" | "error" | "vote" = "nothing";
    // The count rises before the request is sent, so it may be released before it arrives here.
    let released = Promise.withResolvers<void>();
    await page.route("**/artist-votes", async (route) => {
      if (answers === "vote") return route.continue();
      await released.promise;
      return answers === "nothing" ? route.abort() : route.fulfill({ status: 500, body: "broken" });
    });
    for (const failure of ["nothing", "error"] as const) {
      answers = failure;
      released = Promise.withResolvers();
      await button(page, artist).click();
      await expect(button(page, artist)).toHaveText(/1$/);
      released.resolve();
      await expect(page.getByRole("region", { name: "Notifications" }).getByRole("alert")).toHaveText(
        /Failed to upvote. Please try again./,
      );
      await expect(button(page, artist)).toHaveText(/0$/);
      await expect(button(page, artist)).toHaveAttribute("aria-disabled", "false");
    }
    answers = "vote";
    await button(page, artist).click();
    await expect(toast(page)).toHaveText(/Thanks for your support!/);
    await expect.poll(() => countVotes(artist)).toBe(1);
  });
});

test("[ART-47] [ART-51] an entry of another source takes no votes, says so, and sends nothing", async ({
  page,
}) => {
  const name = `Rue ${randomUUID()}`;
  await queryDatabase("insert into underground_filmmakers (name, category) values ($1, 'Film director')", [
    name,
  ]);
  await open(page, { name });
  let isSent = false;
  page.on("request", (request) => {
    if (request.url().includes("/artist-votes")) isSent = true;
  });
  await expect(button(page, { name })).toHaveAttribute("aria-disabled", "true");
  await pressLocked(page, { name });
  await expect(toast(page)).toHaveText(/Voting not available for this artist./);
  await expect(button(page, { name })).toHaveText(/0$/);
  expect(isSent).toBe(false);
});

test("a member is counted once, also after voting as a visitor", async ({ page, context }) => {
  const [first, second] = [await addArtist(), await addArtist()];
  await open(page, first);
  await button(page, first).click();
  await expect(toast(page)).toHaveText(/Thanks for your support!/);
  await signIn(page, demoAccounts.member);
  await open(page, first);
  await expect(button(page, first)).toHaveAttribute("aria-pressed", "true");
  await open(page, second);
  await button(page, second).click();
  await expect(toast(page)).toHaveText(/Thanks for your support!/);
  await context.clearCookies();
  await signIn(page, demoAccounts.member);
  await open(page, second);
  await expect(button(page, second)).toHaveAttribute("aria-pressed", "true");
  expect([await countVotes(first), await countVotes(second)]).toEqual([1, 1]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[ART-41] [ART-49] [ART-50] the button is a plain form, which comes back to the list", async ({
    page,
  }) => {
    const artist = await addArtist();
    await open(page, artist);
    const path = new URL(page.url()).pathname;
    await button(page, artist).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?search=`));
    await expect(page.getByRole("status").filter({ hasText: "Thanks for your support!" })).toBeVisible();
    await expect(button(page, artist)).toHaveText(/1$/);
    await button(page, artist).click();
    await expect(
      page.getByRole("status").filter({ hasText: "You've already upvoted this artist!" }),
    ).toBeVisible();
    expect(await countVotes(artist)).toBe(1);
  });
});

test("an admin looks at held votes, strikes them, and undoes it", async ({ page }) => {
  const artist = await addArtist();
  await queryDatabase(
    `insert into artist_votes (artist_id, voter_key, state, hold_reason)
     select $1, 'burst-' || n, 'held', 'burst' from generate_series(1, 30) n`,
    [artist.id],
  );
  const row = page.getByRole("row").filter({ hasText: artist.name });
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin/votes");
  await expect(row).toContainText("30 of 30 votes");
  await expect(row).toContainText("30 in a burst of new networks");
  await expectNoAxeViolations(page);
  await row.getByRole("button", { name: `Strike : ${artist.name}` }).click();
  await expect(toast(page)).toContainText("30 votes struck");
  await expect(row).toHaveCount(0);
  await expect.poll(() => countVotes(artist)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("30 of 30 votes");
  await expect.poll(() => countVotes(artist)).toBe(30);
  await row.getByRole("button", { name: `Accept : ${artist.name}` }).click();
  await expect(toast(page)).toContainText("30 votes accepted");
  await expect.poll(() => countVotes(artist)).toBe(30);
});
