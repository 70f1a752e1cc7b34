import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase, waitUntilSearchable } from "./query-database.ts";

type Artist = { id: string; name: string };

/** An artist, and a filmmaker whose name ends with the artist's, so that one search finds both. */
async function addArtists(): Promise<{ artist: Artist; filmmaker: { name: string } }> {
  const name = `Odessa ${randomUUID()}`;
  const filmmaker = { name: `Rue ${name}` };
  const [row] = await queryDatabase<{ artist_id: string }>(
    "insert into artist_directory (name, category, status) values ($1, 'Music', 'approved') returning artist_id",
    [name],
  );
  await queryDatabase("insert into underground_filmmakers (name, category) values ($1, 'Film director')", [
    filmmaker.name,
  ]);
  await waitUntilSearchable(filmmaker.name);
  return { artist: { id: row?.artist_id ?? "", name }, filmmaker };
}
const countVotes = async ({ id }: Artist) =>
  (
    await queryDatabase<{ community_votes: number }>(
      "select community_votes from artist_directory where artist_id = $1",
      [id],
    )
  )[0]?.community_votes;
const button = (page: Page, { name }: { name: string }) =>
  page.getByRole("button", { name: `Upvote ${name}` });
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });
const toast = (page: Page) => notifications(page).getByRole("status").filter({ hasText: /./ });
/** Presses a locked button, where Playwright would wait until it is unlocked. */
const pressLocked = (locked: Locator) => locked.click({ force: true });

test.describe("upvotes", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test("[ART-36] [ART-41] [ART-42] [ART-43] [ART-44] [ART-45] [ART-46] [ART-47] [ART-48] [ART-49] [ART-50] [ART-51] [ART-52] [SEC-15] count immediately, are reverted when the server fails, and are sent once", async ({
    page,
  }) => {
    test.slow();
    const { artist, filmmaker } = await addArtists();
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/artist-votes.data") && sent.push(request.url()));
    let response: "nothing" | "error" | "vote" = "nothing";
    // The count increases before the request is sent, so it may be released before it arrives here.
    let released = Promise.withResolvers<void>();
    await page.route("**/artist-votes.data", async (route) => {
      await released.promise;
      if (response === "vote") return route.continue();
      return response === "nothing" ? route.abort() : route.fulfill({ status: 500, body: "broken" });
    });
    await page.goto(`/artist-directory?search=${encodeURIComponent(artist.name)}`);
    const vote = button(page, artist);
    await expect(vote).toHaveText(/0$/);
    await expect(vote).toHaveAttribute("aria-pressed", "false");

    for (const failure of ["nothing", "error"] as const) {
      response = failure;
      released = Promise.withResolvers();
      await vote.click();
      await expect(vote).toHaveText(/1$/);
      released.resolve();
      await expect(notifications(page).getByRole("alert")).toHaveText(/Failed to upvote. Please try again./);
      await expect(vote).toHaveText(/0$/);
      await expect(vote).toHaveAttribute("aria-disabled", "false");
    }

    response = "vote";
    released = Promise.withResolvers();
    await vote.click();
    // Counted and locked before the server responds.
    await expect(vote).toHaveText(/1$/);
    await expect(vote).toHaveAttribute("aria-disabled", "true");
    await pressLocked(vote);
    await expect(toast(page)).toHaveText(/You've already upvoted this artist!/);
    expect(await countVotes(artist)).toBe(0);
    released.resolve();
    await expect(toast(page)).toHaveText(/Thanks for your support!/);
    await expect.poll(() => countVotes(artist)).toBe(1);
    await vote.press("Enter");
    await expect(toast(page)).toHaveText(/You've already upvoted this artist!/);
    await expectNoAxeViolations(page);

    await test.step("an entry of another source accepts no votes", async () => {
      await expect(button(page, filmmaker)).toHaveAttribute("aria-disabled", "true");
      await pressLocked(button(page, filmmaker));
      await expect(toast(page)).toHaveText(/Voting not available for this artist./);
      await expect(button(page, filmmaker)).toHaveText(/0$/);
    });

    await page.reload();
    await expect(vote).toHaveAttribute("aria-pressed", "true");
    await pressLocked(vote);
    await expect(toast(page)).toHaveText(/You've already upvoted this artist!/);
    await expect(vote).toHaveText(/1$/);
    expect(sent).toHaveLength(3);
  });
});
