import type { Page } from "@playwright/test";
import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { findUnreviewed, main, reviews, uniqueWords } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

/** Held, because it has no proof of work. */
async function sendHeldReview(page: Page, comment = uniqueWords()) {
  const { id, name } = await findUnreviewed(page.request);
  const data = { business_id: id, rating: 2, comment, reviewer_name: "Zuri Test" };
  const response = await page.request.post("/api/v1/reviews", { data });
  expect(await response.json()).toMatchObject({ status: "Pending" });
  return { businessId: id, name, comment };
}
async function openQueue(page: Page, comment: string) {
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin/reviews");
  const row = rowOf(page, comment);
  const pages = main(page).getByRole("navigation", { name: "Pages of held posts" });
  // Oldest first, and other tests leave reviews behind.
  while (!(await row.isVisible()) && (await pages.getByRole("link", { name: "Next" }).isVisible()))
    await Promise.all([
      page.waitForURL((url) => url.href !== page.url()),
      pages.getByRole("link", { name: "Next" }).click(),
    ]);
  await row.getByRole("link").click();
  const post = evidenceOf(page, comment);
  await expect(post).toBeVisible();
  return post;
}
const rowOf = (page: Page, comment: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ hasText: comment.slice(0, 60) });
const evidenceOf = (page: Page, comment: string) =>
  main(page).getByRole("article").filter({ hasText: comment });
const waiting = async (page: Page) => {
  const tab = page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: /^Reviews/ });
  return Number(/\d+/.exec((await tab.textContent()) ?? "")?.[0] ?? 0);
};
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("the queue is out of reach for visitors and members", async ({ page }) => {
  await page.goto("/admin/reviews");
  await expect(page).toHaveURL(/\/login\?/);
  await signIn(page);
  await page.goto("/admin/reviews");
  await expect(page).toHaveURL("/dashboard");
});

test.describe("a held review", () => {
  test("[ADMIN-12] [ADMIN-15] [ADMIN-17] [ADMIN-43] [ADMIN-47] is approved and then on the page", {
    tag: "@tls",
  }, async ({ page }) => {
    const { businessId, name, comment } = await sendHeldReview(page);
    await page.goto(`/reviews?business=${businessId}`);
    await expect(main(page)).not.toContainText(comment);
    const post = await openQueue(page, comment);
    await expect(post).toContainText(name);
    await expect(post).toContainText("Review by Zuri Test, a visitor");
    await expect(post.getByRole("img", { name: "2 out of 5" })).toBeVisible();
    await expect(post).toContainText("No proof of work came with it");
    const before = await waiting(page);
    await post.getByRole("button", { name: /^Approve/ }).click();
    await expect(toast(page, "Review has been approved")).toBeVisible();
    await expect(post).toHaveCount(0);
    await expect(rowOf(page, comment)).toHaveCount(0);
    expect(await waiting(page)).toBe(before - 1);
    await page.goto(`/reviews?business=${businessId}`);
    await expect(reviews(page).first()).toContainText(comment);
  });

  test("[ADMIN-44] [ADMIN-48] is rejected with a reason, by keyboard, and reading goes on", async ({
    page,
  }) => {
    const { businessId, comment } = await sendHeldReview(page);
    await sendHeldReview(page);
    const post = await openQueue(page, comment);
    await post.locator("summary").focus();
    await page.keyboard.press("Enter");
    const reason = post.getByLabel("Why it is rejected");
    await expect(reason).toBeVisible();
    await post.getByRole("button", { name: /^Reject for/ }).click();
    await expect(reason, "no reason, no rejection").toBeFocused();
    await reason.selectOption("Advertising or spam");
    await post.getByRole("button", { name: /^Reject for/ }).press("Enter");
    await expect(toast(page, "Review has been rejected")).toBeVisible();
    await expect(post).toHaveCount(0);
    await expect(main(page).locator("h2:focus")).toBeVisible();
    await page.goto(`/reviews?business=${businessId}`);
    await expect(main(page)).not.toContainText(comment);
  });

  test("[ADMIN-55] that another admin has decided says so", async ({ page, context }) => {
    const { comment } = await sendHeldReview(page);
    const post = await openQueue(page, comment);
    const second = await context.newPage();
    await second.goto(page.url());
    const again = evidenceOf(second, comment);
    await expect(again).toBeVisible();
    await post.getByRole("button", { name: /^Approve/ }).click();
    await expect(post).toHaveCount(0);
    await again.getByRole("button", { name: /^Approve/ }).click();
    const alert = second.getByRole("alert");
    await expect(alert).toContainText("Update Error");
    await expect(alert).toContainText("Another admin has decided this one already.");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] });

  test("a review is rejected with a reason, and asked for one when there is none", { tag: "@tls" }, async ({
    page,
  }) => {
    const { comment } = await sendHeldReview(page);
    const post = await openQueue(page, comment);
    await post.locator("summary").click();
    await post.getByLabel("Why it is rejected").selectOption("Something else (say what)");
    await post.getByRole("button", { name: /^Reject for/ }).click();
    await expect(post).toContainText("Choose a reason. For something else, say what.");
    await post.getByLabel("Note").fill("A copied menu");
    await post.getByRole("button", { name: /^Reject for/ }).click();
    await expect(rowOf(page, comment)).toHaveCount(0);
    await expect(toast(page, "Review has been rejected")).toBeVisible();
  });
});

test.describe("by its keys", () => {
  test("J and K move, R asks for a reason, A approves; letters that are typed are only letters", async ({
    page,
  }) => {
    const first = await sendHeldReview(page);
    const second = await sendHeldReview(page);
    await openQueue(page, first.comment);
    await page.keyboard.press("j");
    await expect(evidenceOf(page, second.comment).getByRole("heading", { level: 2 })).toBeFocused();
    await page.keyboard.press("k");
    await expect(evidenceOf(page, first.comment)).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.getByLabel("Why it is rejected")).toBeFocused();
    await page.getByLabel("Note").pressSequentially("ajar");
    await expect(page.getByLabel("Note")).toHaveValue("ajar");
    await expect(rowOf(page, first.comment)).toBeVisible();
    await main(page).getByRole("checkbox", { name: "Keys" }).uncheck();
    await page.keyboard.press("a");
    await expect(rowOf(page, first.comment)).toBeVisible();
    await main(page).getByRole("checkbox", { name: "Keys" }).check();
    await page.keyboard.press("a");
    await expect(toast(page, "Review has been approved")).toBeVisible();
    await expect(evidenceOf(page, second.comment), "the next one is open").toBeVisible();
    await expect(rowOf(page, first.comment)).toHaveCount(0);
  });
});

test("on a phone the list and the evidence are screens of their own", async ({ page }) => {
  await page.setViewportSize(phone);
  const { comment } = await sendHeldReview(page);
  const post = await openQueue(page, comment);
  await expect(rowOf(page, comment)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
  await post.getByRole("link", { name: "Reviews", exact: true }).click();
  await expect(rowOf(page, comment)).toBeVisible();
  await expect(main(page).getByRole("article")).toBeHidden();
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`the queue is accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { comment } = await sendHeldReview(page, `${uniqueWords()} ${"long".repeat(40)}`);
    const post = await openQueue(page, comment);
    await post.locator("summary").click();
    await expectNoAxeViolations(page);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
}
