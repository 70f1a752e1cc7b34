import type { Page } from "@playwright/test";
import { newWords } from "#features/reviews/words-for-tests.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { main, toast } from "./claims-parts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { queryDatabase } from "./query-database.ts";
import { withSwitchOn } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

/** Opens within seconds of its switch. */
async function openTravelReviews(page: Page) {
  await expect(async () => {
    await page.goto("/travel-reviews");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Travel reviews", { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** A tour with this many public answers. */
async function addTour(name: string, answers: number): Promise<string> {
  const [tour] = await queryDatabase<{ id: string }>(
    "insert into cultural_tours (tour_name, location) values ($1, 'Atlanta, Georgia') returning id",
    [name],
  );
  await queryDatabase(
    `insert into travel_reviews (tour_id, rating, welcome, comment, status)
     select $1, 4, 5, 'Answer ' || n, 'Approved' from generate_series(1, $2::int) as n`,
    [tour?.id, answers],
  );
  return tour?.id ?? "";
}

const pick = (page: Page, legend: string, stars: number) =>
  main(page)
    .getByRole("group", { name: legend })
    .getByRole("radio")
    .nth(stars - 1)
    .check({ force: true });

test.describe("travel reviews", () => {
  test.use({ allowedErrors: [/status of 404/] });

  test("open with their switch: a score from the fifth answer on, written, changed, taken down by an admin", async ({
    page,
    browser,
    site,
  }) => {
    test.slow();
    const words = newWords();
    const id = await addTour(`Porch Lights ${words.slice(0, 12)}`, 4);
    const path = `/travel-reviews/tour/${id}`;
    for (const closed of ["/travel-reviews", path]) {
      await page.goto(closed);
      await expect(page).toHaveTitle(/^Page not found/);
    }
    await page.goto("/cultural-tours");
    await expect(main(page)).not.toContainText("answers");

    await withSwitchOn(page, "travel_reviews", async () => {
      await openTravelReviews(page);
      await expectNoAxeViolations(page);
      await page.setViewportSize(phone);
      await expectNoAxeViolations(page);
      await page.goto(path);
      await expect(main(page)).toContainText("4 of 5 answers so far.");
      // No figure gives away what is not shown yet.
      await expect(main(page).getByRole("img", { name: /out of 5/ })).toHaveCount(0);
      await expect(main(page)).toContainText("You must be logged in to post a review.");
      await expectNoAxeViolations(page);

      await signIn(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await main(page).getByLabel("Your review").fill(words);
      await pick(page, "Rating", 5);
      await main(page).getByRole("button", { name: "Submit review" }).click();
      await expect(main(page)).toContainText("Say how welcome you felt");
      await pick(page, "How welcome did you feel?", 5);
      await main(page).getByRole("button", { name: "Submit review" }).click();
      await expect(toast(page, "Review submitted successfully!")).toBeVisible();
      const welcome = main(page).getByRole("region", { name: "How welcome people felt" });
      await expect(welcome).toContainText("5 answers");
      await expect(welcome).toContainText("5.0");
      await expect(main(page).getByRole("article").filter({ hasText: words })).toContainText(
        demoAccounts.member.username,
      );
      await expectNoAxeViolations(page);

      await pick(page, "How welcome did you feel?", 1);
      await main(page).getByLabel("Post without my name").check();
      await main(page).getByRole("button", { name: "Save review" }).click();
      await expect(welcome).toContainText("4.2");
      await expect(main(page).getByRole("article").filter({ hasText: words })).toContainText("Anonymous");

      await test.step("an admin takes it down", async () => {
        const context = await browser.newContext({ baseURL: site.origin });
        const admin = await context.newPage();
        await signIn(admin, demoAccounts.admin);
        const [review] = await queryDatabase<{ id: string }>(
          "select id from travel_reviews where subject_id = $1 and user_id is not null",
          [id],
        );
        await admin.goto(`/admin/travel-reviews?view=all&item=travel_review-${review?.id}`);
        await expect(main(admin)).toContainText(words);
        await expectNoAxeViolations(admin);
        await main(admin).getByRole("article").locator("summary").click();
        await main(admin).getByRole("radio", { name: "Advertising or spam" }).check();
        await main(admin)
          .getByRole("button", { name: /^Reject for/ })
          .click();
        await expect(toast(admin, "Review has been rejected")).toBeVisible();
        await context.close();
      });
      await page.goto(path);
      await expect(main(page)).toContainText("4 of 5 answers so far.");
      await expect(main(page)).toContainText("Not published");
      await main(page)
        .getByRole("button", { name: /^Delete your review/ })
        .click();
      await expect(toast(page, "Review deleted")).toBeVisible();
      await expect(main(page).getByRole("button", { name: "Submit review" })).toBeVisible();
    });
  });
});
