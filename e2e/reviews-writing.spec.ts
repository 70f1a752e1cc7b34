import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test, uniqueIp } from "./fixtures.ts";
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
  withSwitchOn,
} from "./reviews-parts.ts";
import { signIn } from "./shell-parts.ts";

test.describe("a visitor", () => {
  test("[REV-27] [REV-37] [REV-39] [REV-40] [REV-45] [SEC-10] [OPEN-80] posts a review and sees it, figures and all", {
    tag: "@tls",
  }, async ({ page }) => {
    const { id } = await takeUnreviewed(page.request);
    await page.goto(`/reviews?business=${id}`);
    const comment = await fillReview(page, { stars: 4, name: "Zuri Test" });
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
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue("");
    await expect(star(page, 4)).not.toBeChecked();
  });

  test("has a browser that works from the first touch of the form on, once for each review", async ({
    page,
  }) => {
    const { id } = await takeUnreviewed(page.request);
    const challenges: string[] = [];
    page.on("request", (request) => request.url().endsWith("/challenge") && challenges.push(request.url()));
    await page.goto(`/reviews?business=${id}`, { waitUntil: "networkidle" });
    expect(challenges).toEqual([]);
    for (const [count, words] of [uniqueWords(), uniqueWords("The bread kept a week")].entries()) {
      await fillReview(page, { comment: words });
      // Submitted before the proof of work is done: the form waits for it.
      await submit(page);
      await expect(reviews(page).filter({ hasText: words })).toBeVisible();
      expect(challenges).toHaveLength(count + 1);
    }
  });

  test("[REV-29] [REV-30] [OPEN-08] has to choose a rating, and keeps what was typed", async ({ page }) => {
    await openKinfolk(page);
    for (const stars of [1, 2, 3, 4, 5]) await expect(star(page, stars)).not.toBeChecked();
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await reviewForm(page).getByLabel("Name", { exact: true }).fill("Zuri");
    await reviewForm(page).getByLabel("Your review").fill("No stars yet.");
    await submit(page);
    await expect(page.getByRole("alert")).toContainText("Please select a rating");
    await expect(reviewForm(page)).toContainText("Please select a rating");
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue("No stars yet.");
    expect(sent).toEqual([]);
  });

  test("[REV-32] [REV-33] needs a name and a text", async ({ page }) => {
    await openKinfolk(page);
    await star(page, 5).check({ force: true });
    await submit(page);
    await expect(reviewForm(page)).toContainText("Enter your name.");
    await expect(reviewForm(page)).toContainText("Write your review.");
    await expect(reviewForm(page).getByLabel("Name", { exact: true })).toBeFocused();
    await expectNoAxeViolations(page);
  });

  test("[REV-34] [REV-35] [REV-36] [OPEN-77] may stay anonymous, whatever was typed first", async ({
    page,
  }) => {
    const { id } = await takeUnreviewed(page.request);
    await page.goto(`/reviews?business=${id}`);
    const comment = await fillReview(page, { name: "Typed First" });
    await reviewForm(page).getByLabel("Post without my name").check();
    await expect(reviewForm(page).getByLabel("Name", { exact: true })).toBeDisabled();
    await submit(page);
    const posted = reviews(page).filter({ hasText: comment });
    await expect(posted).toContainText("Anonymous");
    await expect(posted).not.toContainText("Typed First");
    const { items } = await (await page.request.get(`/api/v1/reviews?business_id=${id}`)).json();
    expect(items[0]).toMatchObject({ reviewer_name: null, is_anonymous: true, status: "Approved" });
  });

  test("[REV-11] [REV-23] [REV-24] [REV-25] [REV-26] [REV-28] [REV-43] [REV-46] [SEC-11] replies below a review", {
    tag: "@tls",
  }, async ({ page }) => {
    await openKinfolk(page);
    for (const review of await reviews(page).all())
      await expect(review.getByText("Reply", { exact: false }).first()).toBeVisible();
    const review = reviews(page).first();
    const text = review.getByLabel("Your reply");
    const toggle = review.locator("summary");
    await expect(text).toBeHidden();
    await toggle.click();
    await expect(text).toBeVisible();
    await toggle.click();
    await expect(text).toBeHidden();
    for (const words of [uniqueWords("Seconded"), uniqueWords("Thirded")]) {
      await toggle.click();
      await expect(text).toHaveValue("");
      await text.fill(words);
      await review.getByRole("button", { name: "Post reply" }).click();
      await expect(page.getByRole("status").filter({ hasText: "Comment posted!" })).toBeVisible();
      const replies = review.getByRole("list", { name: "Replies" }).getByRole("listitem");
      await expect(replies.last()).toContainText(words);
      await expect(replies.last()).toContainText("Anonymous");
      await expect(text).toBeHidden();
    }
  });

  test("[REV-41] [REV-42] sends no reply without text", async ({ page }) => {
    await openKinfolk(page);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const review = reviews(page).first();
    await review.locator("summary").click();
    for (const blank of ["", "   "]) {
      await review.getByLabel("Your reply").fill(blank);
      await review.getByRole("button", { name: "Post reply" }).click();
      await expect(review).toContainText("Write your reply.");
    }
    await review.getByRole("button", { name: "Cancel" }).click();
    await expect(review.getByLabel("Your reply")).toBeHidden();
    expect(sent).toEqual([]);
  });
});

test("[REV-39] a review is Approved at once, by a visitor, without a name and by a member, while bots flood the business", async ({
  page,
}) => {
  test.slow();
  const { id } = await takeUnreviewed(page.request);
  const statuses = async () => {
    const { items } = await (await page.request.get(`/api/v1/reviews?business_id=${id}`)).json();
    return items.map(({ status }: { status: string }) => status);
  };
  const flood = async () => {
    for (let count = 0; count < 6; count++) {
      const data = { business_id: id, rating: 1, comment: uniqueWords(), is_anonymous: true };
      const headers = { "x-forwarded-for": uniqueIp() };
      const response = await page.request.post("/api/v1/reviews", { data, headers });
      expect(await response.json()).toMatchObject({ status: "Pending" });
    }
  };
  const isAnonymous = () => reviewForm(page).getByLabel("Post without my name").check();
  const asMember = async () => {
    await signIn(page);
    await page.goto(`/reviews?business=${id}`);
  };
  await page.goto(`/reviews?business=${id}`);
  for (const [count, prepare] of [async () => {}, isAnonymous, asMember].entries()) {
    await flood();
    if (prepare === asMember) await prepare();
    const comment = await fillReview(page);
    if (prepare === isAnonymous) await prepare();
    await submit(page);
    await expect(reviews(page).first()).toContainText(comment);
    expect(await statuses()).toEqual(Array(count + 1).fill("Approved"));
  }
});

test.describe("a review whose browser could not work for it", () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test("[REV-39] is taken, and its writer is told that somebody reads it first", { tag: "@tls" }, async ({
    page,
  }) => {
    const { id } = await takeUnreviewed(page.request);
    await page.route("**/api/v1/reviews/challenge", (route) => route.abort());
    await page.goto(`/reviews?business=${id}`);
    const comment = await fillReview(page, { stars: 4 });
    await submit(page);
    const notice = page.getByRole("status").filter({ hasText: "Review submitted successfully!" });
    await expect(notice).toContainText("We read it first, and then it appears here.");
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue("");
    await expect(star(page, 4)).not.toBeChecked();
    await expect(main(page)).not.toContainText(comment);
    await expect(main(page)).toContainText("Be the first to review this business!");
  });

  test("is a held reply in the same way", async ({ page }) => {
    await page.route("**/api/v1/reviews/challenge", (route) => route.abort());
    await openKinfolk(page);
    const review = reviews(page).first();
    await review.locator("summary").click();
    const words = uniqueWords("Seconded");
    await review.getByLabel("Your reply").fill(words);
    await review.getByRole("button", { name: "Post reply" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Comment posted!" });
    await expect(notice).toContainText("We read it first, and then it appears here.");
    await expect(review.getByLabel("Your reply")).toBeHidden();
    await expect(main(page)).not.toContainText(words);
  });
});

test.describe("a name that is somebody else's", () => {
  test.use({ allowedErrors: [/status of 409/] });

  test("is refused beside the field, and what was typed stays", async ({ page }) => {
    const { id } = await takeUnreviewed(page.request);
    await page.goto(`/reviews?business=${id}`);
    const comment = await fillReview(page, { name: "moses  MEMBER" });
    await submit(page);
    const name = reviewForm(page).getByLabel("Name", { exact: true });
    await expect(reviewForm(page)).toContainText("That name belongs to an account here.");
    await expect(name).toBeFocused();
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue(comment);
    await name.fill("The owner");
    await submit(page);
    await expect(reviewForm(page)).toContainText("That name speaks for the business or for this site.");
    await name.fill("Zuri Test");
    await submit(page);
    await expect(reviews(page).first()).toContainText(comment);
  });
});

test("a review is held while reviews are moderated", async ({ page }) => {
  test.slow();
  await page.goto("/reviews");
  await withSwitchOn(page, "review_moderation", async () => {
    const { id } = await takeUnreviewed(page.request);
    await page.goto(`/reviews?business=${id}`);
    await fillReview(page);
    await submit(page);
    const notice = page.getByRole("status").filter({ hasText: "Review submitted successfully!" });
    await expect(notice).toContainText("We read it first, and then it appears here.");
    await expect(main(page)).toContainText("Be the first to review this business!");
  });
});

test.describe("the form on the page of a business", () => {
  const openPage = async (page: Page) => {
    const { id } = await takeUnreviewed(page.request);
    await page.goto(`/business/${id}`);
    return id;
  };

  test("[BIZ-09] [BIZ-12] [BIZ-13] [BIZ-14] [BIZ-15] [BIZ-16] [BIZ-17] [OPEN-06] is there, and shut for visitors", async ({
    page,
  }) => {
    await openPage(page);
    await expect(reviewForm(page)).toBeVisible();
    await expect(reviewForm(page).getByLabel("Name", { exact: true })).toHaveAttribute("required", "");
    await expect(reviewForm(page).getByLabel("Your review")).toHaveAttribute("required", "");
    await expect(reviewForm(page).getByRole("radio")).toHaveCount(5);
    await expect(star(page, 5)).toBeChecked();
    await expect(main(page)).toContainText("You must be logged in to post a review.");
    for (const control of [
      reviewForm(page).getByLabel("Name", { exact: true }),
      reviewForm(page).getByLabel("Your review"),
      star(page, 5),
      reviewForm(page).getByRole("button"),
    ])
      await expect(control).toBeDisabled();
  });

  test("shut, leads to where a review is taken: Write a review, and a line above the form", async ({
    page,
  }) => {
    const id = await openPage(page);
    const reviewPath = `/reviews?business=${id}#review`;
    const links = [
      main(page).getByRole("link", { name: "Write a review" }),
      main(page).getByRole("link", { name: "Write one without an account" }),
    ];
    for (const link of links) await expect(link).toHaveAttribute("href", reviewPath);
    await signIn(page);
    await page.goto(`/business/${id}`);
    await expect(main(page)).toContainText("This form opens soon.");
    await main(page).getByRole("link", { name: "Write your review here" }).click();
    await expect(page).toHaveURL(reviewPath);
    // The address changes before the page does, and the page before has a form of the same name.
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Word of mouth");
    const comment = await fillReview(page);
    await submit(page);
    await expect(reviews(page).first()).toContainText(comment);
  });

  test("[BIZ-18] [BIZ-19] [BIZ-20] is open for members, and says Coming Soon", async ({ page }) => {
    await page.goto("/");
    await signIn(page);
    const id = await openPage(page);
    await expect(main(page)).not.toContainText("You must be logged in to post a review.");
    await reviewForm(page).getByLabel("Name", { exact: true }).fill("");
    await submit(page);
    await expect(reviewForm(page)).toContainText("Enter your name.");
    const comment = await fillReview(page);
    await submit(page);
    const notice = page.getByRole("status").filter({ hasText: "Coming Soon!" });
    await expect(notice).toContainText("Review functionality is not yet available for this item.");
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue(comment);
    const { items } = await (await page.request.get(`/api/v1/reviews?business_id=${id}`)).json();
    expect(items).toEqual([]);
  });

  test.describe("once its switch is on", () => {
    test.use({ allowedErrors: [/status of 409/] });

    test("[OPEN-78] posts like the reviews page, signed and once only", async ({ page }) => {
      test.slow();
      await page.goto("/");
      await signIn(page);
      await withSwitchOn(page, "business_reviews", async () => {
        await openPage(page);
        const challenges: string[] = [];
        page.on(
          "request",
          (request) => request.url().endsWith("/challenge") && challenges.push(request.url()),
        );
        const comment = await fillReview(page, { stars: 3 });
        await submit(page);
        await expect(
          page.getByRole("status").filter({ hasText: "Review submitted successfully!" }),
        ).toBeVisible();
        await expect(reviews(page).filter({ hasText: comment })).toBeVisible();
        expect(challenges, "a member's browser has nothing to prove").toEqual([]);
        await fillReview(page);
        await submit(page);
        await expect(page.getByRole("alert")).toContainText("You have already reviewed this business.");
        await main(page).getByRole("link", { name: "See all reviews and reply" }).click();
        await expect(page).toHaveURL(/\/reviews\?business=/);
        await expect(reviews(page).filter({ hasText: comment })).toBeVisible();
      });
    });
  });
});
