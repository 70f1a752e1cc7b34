import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import {
  fillReview,
  findBusiness,
  main,
  openKinfolk,
  ownData,
  reviewForm,
  reviews,
  search,
  submit,
  uniqueWords,
} from "./reviews-parts.ts";

test.describe("what is refused or fails", () => {
  test.use({ allowedErrors: [/status of (400|429|503)|net::ERR_FAILED/] });

  test("[OPEN-81] a twenty-first review within an hour from one network, and when the next may be sent", async ({
    page,
  }) => {
    test.slow();
    const business = await findBusiness(page.request, ({ review_count }) => review_count > 3);
    const id = business?.id;
    for (let count = 0; count < 20; count++) {
      const body = { business_id: id, rating: 5, comment: uniqueWords(), reviewer_name: "Zuri" };
      const response = await page.request.post("/api/v1/reviews", { data: body });
      expect(response.status()).toBe(201);
    }
    await openKinfolk(page);
    const comment = await fillReview(page);
    await submit(page);
    await expect(page.getByRole("alert")).toContainText("Error submitting review");
    await expect(page.getByRole("alert")).toContainText("Please try again in an hour.");
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue(comment);
  });

  test("[OPEN-81] a form with the hidden field filled", async ({ page }) => {
    await openKinfolk(page);
    const comment = await fillReview(page);
    await reviewForm(page)
      .locator("[name=homepage]")
      .evaluate((field: HTMLInputElement) => {
        field.value = "https://spam.example";
      });
    await submit(page);
    await expect(page.getByRole("alert")).toContainText("That looked automatic to us.");
    await expect(reviews(page).filter({ hasText: comment })).toHaveCount(0);
  });

  test("[REV-47] suggestions and businesses that cannot be read", async ({ page }) => {
    await page.goto("/reviews");
    await page.route("**/api/v1/suggest?*", (route) => route.fulfill({ status: 503, body: "{}" }));
    await search(page).fill("kin");
    const toast = page.getByRole("alert");
    await expect(toast.locator("b")).toHaveText("Error fetching businesses");
    await expect(toast).toContainText("We could not read the list of businesses.");
    await page.route(ownData, (route) => route.abort());
    await search(page).press("Enter");
    await expect(main(page).getByRole("heading", { name: "Error fetching businesses" })).toBeVisible();
    await page.unroute(ownData);
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(main(page)).toContainText("Please select a business to see its reviews.");
  });

  test("[REV-48] reviews that cannot be read, with Retry in place", async ({ page }) => {
    await openKinfolk(page);
    await page.route(ownData, (route) => route.abort());
    await main(page).getByLabel("Sort").selectOption("Oldest");
    const toast = page.getByRole("alert");
    await expect(toast.locator("b")).toHaveText("Error fetching reviews");
    await expect(toast).toContainText("We could not read the reviews. Please try again in a moment.");
    await expectNoAxeViolations(page);
    await page.unroute(ownData);
    await main(page).getByRole("button", { name: "Retry" }).click();
    await expect(reviews(page)).toHaveCount(10);
    await expect(page).toHaveURL(/sort=oldest/);
  });

  test("[REV-49] [REV-50] a review and a reply that cannot be sent keep their words", async ({ page }) => {
    test.slow();
    // Both forms compute a proof of work first, which is slow on a busy machine.
    const afterProofOfWork = { timeout: 45_000 };
    await openKinfolk(page);
    await page.route(ownData, (route) => route.abort());
    const comment = await fillReview(page);
    await submit(page);
    const toast = page.getByRole("alert");
    await expect(toast.locator("b")).toHaveText("Error submitting review", afterProofOfWork);
    await expect(toast).toContainText("We could not be reached.");
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue(comment);
    const review = reviews(page).first();
    await review.locator("summary").click();
    await review.getByLabel("Your reply").fill("Seconded.");
    await review.getByRole("button", { name: "Post reply" }).click();
    await expect(toast.locator("b")).toHaveText("Error submitting comment", afterProofOfWork);
    await expect(review.getByLabel("Your reply")).toHaveValue("Seconded.");
  });
});
