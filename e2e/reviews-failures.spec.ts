import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import {
  fillReview,
  kinfolk,
  main,
  openKinfolk,
  ownData,
  reviewForm,
  reviews,
  search,
  submit,
  suggested,
} from "./reviews-parts.ts";

test.use({ allowedErrors: [/status of 503|net::ERR_FAILED/] });

test("[REV-47] [REV-48] suggestions, businesses and reviews that fail to load show an error with Retry", async ({
  page,
}) => {
  const toast = page.getByRole("alert");
  await page.goto("/reviews");
  await page.route("**/api/v1/suggest?*", (route) => route.fulfill({ status: 503, body: "{}" }));
  await search(page).fill("kin");
  await expect(toast.locator("b")).toHaveText("Error fetching businesses");
  await expect(toast).toContainText("We could not read the list of businesses.");
  await page.route(ownData, (route) => route.abort());
  await search(page).press("Enter");
  await expect(main(page).getByRole("heading", { name: "Error fetching businesses" })).toBeVisible();
  await page.unroute(ownData);
  await page.unroute("**/api/v1/suggest?*");
  await main(page).getByRole("button", { name: "Retry" }).click();
  await expect(main(page)).toContainText("Please select a business to see its reviews.");

  await search(page).fill(kinfolk);
  await suggested(page).first().click();
  await expect(main(page).getByRole("heading", { name: kinfolk })).toBeVisible();
  await page.route(ownData, (route) => route.abort());
  await main(page).getByLabel("Sort").selectOption("Oldest");
  await expect(toast.locator("b")).toHaveText("Error fetching reviews");
  await expect(toast).toContainText("We could not read the reviews. Please try again in a moment.");
  await expectNoAxeViolations(page);
  await page.unroute(ownData);
  await main(page).getByRole("button", { name: "Retry" }).click();
  await expect(reviews(page)).toHaveCount(10);
  await expect(page).toHaveURL(/sort=oldest/);
});

test("[REV-49] [REV-50] a review and a reply that fail to send keep their text", async ({ page }) => {
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
