import type { Page } from "@playwright/test";
import { newWords } from "#features/reviews/words-for-tests.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { main, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { signIn } from "./shell-parts.ts";

/** A tour with four public reviews: one more gives it a score. */
async function addTour(name: string): Promise<string> {
  const [tour] = await queryDatabase<{ id: string }>(
    "insert into cultural_tours (tour_name, location) values ($1, 'Atlanta, Georgia') returning id",
    [name],
  );
  await queryDatabase(
    `insert into travel_reviews (tour_id, rating, welcome, comment, status)
     select $1, 4, 5, 'Answer ' || n, 'Approved' from generate_series(1, 4) as n`,
    [tour?.id],
  );
  return tour?.id ?? "";
}

const pick = (page: Page, legend: string, stars: number) =>
  main(page)
    .getByRole("group", { name: legend })
    .getByRole("radio")
    .nth(stars - 1)
    // The star icon covers its radio button.
    .check({ force: true });

const turnSwitch = (isOn: boolean) =>
  queryDatabase("update launch_switches set is_on = $1 where name = 'travel_reviews'", [isOn]);

test.describe("travel reviews", () => {
  let tour = "";
  test.beforeEach(() => turnSwitch(true));
  test.afterEach(async () => {
    await turnSwitch(false);
    await queryDatabase("delete from travel_reviews where subject_id = $1", [tour]);
    await queryDatabase("delete from cultural_tours where id = $1", [tour]);
  });

  test("require both ratings, and are published, edited and deleted in place", async ({ page }) => {
    const words = newWords();
    tour = await addTour(`Porch Lights ${words.slice(0, 12)}`);
    const welcome = main(page).getByRole("region", { name: "Felt welcome" });
    const review = main(page).getByRole("article").filter({ hasText: words });
    const submit = main(page).getByRole("button", { name: "Submit review" });
    await signIn(page);
    await page.goto(`/travel-reviews/tour/${tour}`);
    await expect(main(page)).toContainText("1 more review needed.");
    await main(page).getByLabel("Your review").fill(words);
    await pick(page, "Rating", 5);
    await submit.click();
    await expect(main(page)).toContainText("Say how welcome you felt");
    await pick(page, "How welcome did you feel?", 5);
    await submit.click();
    await expect(toast(page, "Review submitted successfully!")).toBeVisible();
    await expect(welcome).toContainText("5 reviews");
    await expect(welcome).toContainText("5.0");
    await expect(review).toContainText(demoAccounts.member.username);
    await expectNoAxeViolations(page);

    await pick(page, "How welcome did you feel?", 1);
    await main(page).getByLabel("Post anonymously").check();
    await main(page).getByRole("button", { name: "Save review" }).click();
    await expect(welcome).toContainText("4.2");
    await expect(review).toContainText("Anonymous");
    await main(page)
      .getByRole("button", { name: /^Delete your review/ })
      .click();
    await expect(toast(page, "Review deleted")).toBeVisible();
    await expect(submit).toBeVisible();
  });
});
