import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import {
  fillReview,
  kinfolk,
  main,
  openKinfolk,
  reviewForm,
  reviews,
  search,
  submit,
  suggested,
  takeUnreviewed,
  uniqueWords,
} from "./reviews-parts.ts";
import { phone } from "./shell-parts.ts";

test.describe("choosing a business", () => {
  test("[REV-01] [REV-02] [REV-07] [REV-08] is offered first, with no form", async ({ page }) => {
    const response = await page.goto("/reviews");
    expect(response?.status()).toBe(200);
    await expect(search(page)).toBeVisible();
    await expect(main(page)).toContainText("Please select a business to see its reviews.");
    await expect(main(page).getByText("Leave a Review")).toHaveCount(0);
    await expect(reviewForm(page)).toHaveCount(0);
  });

  test("[REV-03] [REV-04] [REV-05] [REV-06] lists them by name with average and count", async ({ page }) => {
    await page.goto("/reviews");
    const lines = main(page)
      .getByRole("list", { name: /^Businesses/ })
      .getByRole("listitem");
    await expect(lines).toHaveCount(24);
    const names = await lines.getByRole("link").locator("b").allTextContents();
    await expect(main(page)).toContainText(/1–24 of [\d,]+/);
    expect(names.map((name) => name.toLowerCase())).toEqual(
      names.map((name) => name.toLowerCase()).toSorted(),
    );
    for (const line of await lines.allTextContents())
      expect(line).toMatch(/([1-5]\.\d out of 5|New) ?\(\d+ reviews\)/);
    await main(page).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(lines.first()).not.toContainText(names[0] ?? "");
    await expectToStartAt(page, main(page).locator("#results"));
    await main(page).getByRole("link", { name: "Previous" }).click();
    await expect(lines.first()).toContainText(names[0] ?? "");
  });

  test("opens with what was heard and who is talked about, and jumps to a letter", async ({ page }) => {
    await page.goto("/reviews");
    const heard = main(page).getByRole("region", { name: /^Heard/ });
    await expect(heard.getByRole("figure")).toHaveCount(3);
    const talked = main(page).getByRole("region", { name: "Most talked about" });
    await expect(talked.getByRole("article")).toHaveCount(4);
    await expect(talked.getByRole("article").first()).toContainText(/\d+ new (this month|lately)/);
    await expectNoAxeViolations(page);
    await main(page).getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "K" }).click();
    await expect(page).toHaveURL("/reviews?letter=k#results");
    const firstOfAll = main(page)
      .getByRole("list", { name: /^Businesses/ })
      .first();
    await expect(firstOfAll).toHaveAccessibleName("Businesses, K");
    await expect(heard).toHaveCount(0);
    await firstOfAll.getByRole("link").first().click();
    await expect(main(page).getByRole("heading", { name: "Leave a Review" })).toBeVisible();
    await page.goBack();
    await page.goto("/reviews?search=kinfolc");
    await main(page).getByRole("link", { name: "Did you mean kinfolk?" }).click();
    await expect(
      main(page).getByRole("list", { name: "Businesses" }).getByRole("link").first(),
    ).toContainText(kinfolk);
  });

  test("[REV-02] [REV-04] [REV-05] suggests while typing, and the keyboard picks", async ({ page }) => {
    await page.goto("/reviews");
    await search(page).fill("co");
    // Eight businesses, and the link to all results.
    await expect(suggested(page)).toHaveCount(9);
    // The list overflows the header, and nothing covers it.
    await suggested(page).last().click({ trial: true });
    await search(page).fill("kinfolk");
    await expect(suggested(page)).toHaveCount(2);
    await expect(suggested(page).first()).toContainText(kinfolk);
    await expect(suggested(page).first()).toContainText(/\d\.\d out of 5\(\d+ reviews\)/);
    await search(page).press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/reviews\?business=/);
    await expect(main(page).getByRole("heading", { name: kinfolk })).toBeFocused();
    await expect(suggested(page)).toHaveCount(0);
    await search(page).fill("zzzz");
    await expect(main(page)).toContainText("No business is named “zzzz”.");
    await search(page).press("Escape");
    await expect(main(page)).not.toContainText("No business is named “zzzz”.");
    await search(page).fill("kin");
    await expect(suggested(page).first()).toBeVisible();
    await main(page).getByRole("heading", { level: 1 }).click();
    await expect(suggested(page)).toHaveCount(0);
  });

  test("[REV-09] [REV-10] shows its reviews and the form Leave a Review", async ({ page }) => {
    await openKinfolk(page);
    await expect(main(page).getByRole("heading", { name: "Leave a Review" })).toBeVisible();
    await expect(reviewForm(page)).toBeVisible();
    await expect(reviews(page)).toHaveCount(10);
    await expect(main(page).locator(".rating-summary")).toContainText(/\d\.\d/);
  });

  test("[REV-12] invites to be the first", async ({ page }) => {
    const { id } = await takeUnreviewed(page.request);
    await page.goto(`/reviews?business=${id}`);
    await expect(main(page)).toContainText("Be the first to review this business!");
  });

  test.describe("that is not listed", () => {
    test.use({ allowedErrors: [/status of 404/] });
    test("answers 404", async ({ page }) => {
      expect((await page.goto("/reviews?business=7"))?.status()).toBe(404);
    });
  });
});

test.describe("the list", () => {
  test("[REV-13] [REV-14] [REV-15] [REV-16] [REV-17] [OPEN-79] has exactly four orders, newest first", async ({
    page,
  }) => {
    await openKinfolk(page);
    const sort = main(page).getByLabel("Sort");
    await expect(sort).toHaveValue("newest");
    await expect(sort.getByRole("option")).toHaveText([
      "Newest",
      "Oldest",
      "Highest Rating",
      "Lowest Rating",
    ]);
    const values = await sort
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(["newest", "oldest", "highest", "lowest"]);
  });

  test("[REV-18] [REV-19] [REV-20] [REV-21] follows the chosen order, in the address too", async ({
    page,
  }) => {
    await openKinfolk(page);
    const times = () =>
      reviews(page)
        .locator("time")
        .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
    const ratings = () =>
      reviews(page)
        .locator(".stars")
        .evaluateAll((all) => all.map((stars) => stars.getAttribute("aria-label")));
    const expectOrder = (read: () => Promise<unknown[]>, isFalling: boolean) =>
      // The URL changes before the list does.
      expect(async () => {
        const seen = await read();
        const rising = seen.toSorted();
        expect(seen).toEqual(isFalling ? rising.reverse() : rising);
      }).toPass({ timeout: 15_000 });
    await expectOrder(times, true);
    for (const [label, value, read, isFalling] of [
      ["Oldest", "oldest", times, false],
      ["Highest Rating", "highest", ratings, true],
      ["Lowest Rating", "lowest", ratings, false],
      ["Newest", "newest", times, true],
    ] as const) {
      await main(page).getByLabel("Sort").selectOption(label);
      await expect(page).toHaveURL(new RegExp(`sort=${value}`));
      await expect(main(page).getByLabel("Sort")).toHaveValue(value);
      await expectOrder(read, isFalling);
    }
    await page.reload();
    await expect(main(page).getByLabel("Sort")).toHaveValue("newest");
  });

  test("continues on the next page and leads back", async ({ page }) => {
    await openKinfolk(page);
    const first = await reviews(page).first().getAttribute("id");
    await main(page).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(main(page).locator(`[id="${first}"]`)).toHaveCount(0);
    await expectToStartAt(page, main(page).getByRole("region", { name: "Reviews" }));
    const second = await reviews(page).first().getAttribute("id");
    await main(page).getByRole("link", { name: "Next" }).click();
    await expect(main(page).locator(`[id="${second}"]`)).toHaveCount(0);
    await main(page).getByRole("link", { name: "Previous" }).click();
    await expect(main(page).locator(`[id="${second}"]`)).toBeVisible();
    await main(page).getByRole("link", { name: "Previous" }).click();
    await expect(main(page).locator(`[id="${first}"]`)).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
  });
});

/** Expects the start of the list to be visible and focused. */
async function expectToStartAt(page: Page, list: Locator) {
  await expect(list).toBeFocused();
  await expect
    .poll(() => list.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(16, -1);
  await expect(page).toHaveURL(/#results$/);
}

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`is accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto("/reviews");
    await search(page).fill("kin");
    await expect(suggested(page).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await openKinfolk(page);
    await reviews(page).first().locator("summary").click();
    await expectNoAxeViolations(page);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] });

  test("a business is found, reviews are read and sorted", async ({ page }) => {
    await page.goto("/reviews");
    await search(page).fill("kinfolk");
    await search(page).press("Enter");
    await expect(page).toHaveURL("/reviews?search=kinfolk");
    await main(page).getByRole("link", { name: kinfolk }).click();
    await expect(reviews(page)).toHaveCount(10);
    await main(page).getByLabel("Sort").selectOption("lowest");
    await main(page).getByRole("button", { name: "Sort" }).click();
    await expect(page).toHaveURL(/sort=lowest/);
    await main(page).getByRole("link", { name: "Next" }).click();
    await expect(reviews(page)).toHaveCount(10);
  });

  test("a review without a name is posted and held, because no browser worked for it", {
    tag: "@tls",
  }, async ({ page }) => {
    const { id } = await takeUnreviewed(page.request);
    await page.goto(`/reviews?business=${id}`);
    const comment = await fillReview(page, { name: "" });
    await submit(page);
    await expect(reviewForm(page)).toContainText("Enter your name.");
    await expect(reviewForm(page).getByLabel("Your review")).toHaveValue(comment);
    await reviewForm(page).getByLabel("Post without my name").check();
    await submit(page);
    const notice = page.getByRole("status").filter({ hasText: "Review submitted successfully!" });
    await expect(notice).toContainText("We read it first, and then it appears here.");
    await expect(main(page)).toContainText("Be the first to review this business!");
  });

  test("a reply is posted and held, because no browser worked for it", async ({ page }) => {
    await openKinfolk(page);
    const review = reviews(page).first();
    await review.locator("summary").click();
    const words = uniqueWords("Seconded without a script");
    await review.getByLabel("Your reply").fill(words);
    await review.getByRole("button", { name: "Post reply" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Comment posted!" });
    await expect(notice).toContainText("We read it first, and then it appears here.");
    await expect(main(page)).not.toContainText(words);
  });
});
