import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import {
  fillReview,
  main,
  openKinfolk,
  reviewForm,
  reviews,
  search,
  star,
  submit,
  takeUnreviewed,
  uniqueWords,
} from "./reviews-parts.ts";
import { signIn } from "./shell-parts.ts";

test.describe("a visitor", () => {
  test.use({ allowedErrors: [/status of 409/] });

  test("[REV-27] [REV-29] [REV-30] [REV-32] [REV-33] [REV-34] [REV-37] [REV-39] [REV-40] [REV-45] [SEC-10] [OPEN-08] [OPEN-80] corrects a review, posts it, and sees it with new stats", {
    tag: "@tls",
  }, async ({ page }) => {
    test.slow();
    const { id } = await takeUnreviewed(page.request);
    const [challenges, posts]: [string[], string[]] = [[], []];
    page.on("request", (request) => {
      if (request.url().endsWith("/challenge")) challenges.push(request.url());
      if (request.method() === "POST") posts.push(request.url());
    });
    const form = reviewForm(page);
    const name = form.getByLabel("Name", { exact: true });
    const text = form.getByLabel("Your review");
    await page.goto(`/reviews?business=${id}`);

    await test.step("the form is not sent without a rating, a name and a text", async () => {
      for (const stars of [1, 2, 3, 4, 5]) await expect(star(page, stars)).not.toBeChecked();
      // The proof of work starts with the first interaction with the form, not before.
      expect(challenges).toEqual([]);
      await name.fill("Zuri");
      await text.fill("No stars yet.");
      await submit(page);
      await expect(page.getByRole("alert")).toContainText("Please select a rating");
      await expect(form).toContainText("Please select a rating");
      await expect(text).toHaveValue("No stars yet.");
      await name.fill("");
      await text.fill("");
      // The star icon covers its radio button.
      await star(page, 5).check({ force: true });
      await submit(page);
      await expect(form).toContainText("Enter your name.");
      await expect(form).toContainText("Write your review.");
      await expect(name).toBeFocused();
      await expectNoAxeViolations(page);
      await form.getByLabel("Post anonymously").check();
      await expect(name).toBeDisabled();
      await form.getByLabel("Post anonymously").uncheck();
      await expect(name).toBeEnabled();
      expect(posts).toEqual([]);
    });

    const comment = await fillReview(page, { stars: 4, name: "moses  MEMBER" });
    await submit(page);
    await expect(form).toContainText("That name belongs to an account here.");
    await expect(name).toBeFocused();
    await expect(text).toHaveValue(comment);
    await name.fill("Zuri Test");
    await submit(page);
    await expect(
      page.getByRole("status").filter({ hasText: "Review submitted successfully!" }),
    ).toBeVisible();
    await expect(reviews(page).first()).toContainText(comment);
    await expect(reviews(page).first()).toContainText("Zuri Test");
    await expect(main(page).locator(".rating-summary")).toContainText("4.0");
    await expect(main(page).locator(".rating-summary")).toContainText("1 review");
    await expect(search(page)).toHaveAttribute("placeholder", /4\.0 \(1\)/);
    // The form is reset.
    await expect(text).toHaveValue("");
    await expect(star(page, 4)).not.toBeChecked();

    const before = challenges.length;
    // Submitted before the proof of work is done: the form waits for it.
    const next = await fillReview(page, { comment: uniqueWords("The bread kept a week") });
    await submit(page);
    await expect(reviews(page).filter({ hasText: next })).toBeVisible();
    expect(challenges).toHaveLength(before + 1);
  });

  test("[REV-11] [REV-23] [REV-24] [REV-25] [REV-26] [REV-28] [REV-41] [REV-42] [REV-43] [REV-46] [SEC-11] replies below a review", async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await openKinfolk(page);
    await expect(reviews(page).locator("summary").filter({ hasText: "Reply" })).toHaveCount(10);
    const review = reviews(page).first();
    const text = review.getByLabel("Your reply");
    const toggle = review.locator("summary");
    const post = review.getByRole("button", { name: "Post reply" });
    await expect(text).toBeHidden();
    await toggle.click();
    await expect(text).toBeVisible();
    await toggle.click();
    await expect(text).toBeHidden();

    await toggle.click();
    for (const blank of ["", "   "]) {
      await text.fill(blank);
      await post.click();
      await expect(review).toContainText("Write your reply.");
    }
    await review.getByRole("button", { name: "Cancel" }).click();
    await expect(text).toBeHidden();
    expect(posts).toEqual([]);

    const replies = review.getByRole("list", { name: "Replies" }).getByRole("listitem");
    for (const words of [uniqueWords("Seconded"), uniqueWords("Thirded")]) {
      await toggle.click();
      await expect(text).toHaveValue("");
      await text.fill(words);
      await post.click();
      await expect(page.getByRole("status").filter({ hasText: "Comment posted!" })).toBeVisible();
      await expect(replies.last()).toContainText(words);
      await expect(replies.last()).toContainText("Anonymous");
      await expect(text).toBeHidden();
    }
  });
});

test.describe("a browser without a proof of work", () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test("[REV-39] posts a review and a reply, which are shown immediately", async ({ page }) => {
    const held = "We read it first, and then it appears here.";
    const { id } = await takeUnreviewed(page.request);
    await page.route("**/api/v1/reviews/challenge", (route) => route.abort());
    await page.goto(`/reviews?business=${id}`);
    const comment = await fillReview(page, { stars: 4 });
    await submit(page);
    const notice = (text: string) => page.getByRole("status").filter({ hasText: text });
    await expect(notice("Review submitted successfully!")).not.toContainText(held);
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue("");
    await expect(star(page, 4)).not.toBeChecked();
    await expect(main(page)).toContainText(comment);

    await openKinfolk(page);
    const review = reviews(page).first();
    await review.locator("summary").click();
    const words = uniqueWords("Seconded");
    await review.getByLabel("Your reply").fill(words);
    await review.getByRole("button", { name: "Post reply" }).click();
    await expect(notice("Comment posted!")).not.toContainText(held);
    await expect(review.getByLabel("Your reply")).toBeHidden();
    await expect(main(page)).toContainText(words);
  });
});

test("[BIZ-18] [BIZ-19] [BIZ-20] the form on a business page shows members Coming Soon, and keeps what was typed", async ({
  page,
}) => {
  const { id } = await takeUnreviewed(page.request);
  await signIn(page);
  await page.goto(`/business/${id}`);
  const comment = await fillReview(page);
  await submit(page);
  const notice = page.getByRole("status").filter({ hasText: "Coming Soon!" });
  await expect(notice).toContainText("Review functionality is not yet available for this item.");
  await expect(reviewForm(page).getByLabel("Your review")).toHaveValue(comment);
});
