import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { addWaiting, countOn, evidenceOf, rowOf, statusOf, toast } from "./queue-parts.ts";
import { main, uniqueWords } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

test("[ADMIN-17] [ADMIN-47] [ADMIN-48] a review is approved, undone and rejected by keyboard only", async ({
  page,
}) => {
  const [first, second] = [await addWaiting("review"), await addWaiting("review")];
  await signIn(page, demoAccounts.admin);
  await page.goto(`${first.path}&item=${first.key}`);
  await page.keyboard.press("j");
  await expect(evidenceOf(page, second)).toBeVisible();
  await page.keyboard.press("k");
  await expect(evidenceOf(page, first)).toBeVisible();
  const before = await countOn(page, "Reviews");

  await test.step("approve", async () => {
    await page.keyboard.press("a");
    await expect(toast(page, "Review has been approved")).toBeVisible();
    await expect(evidenceOf(page, second).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(rowOf(page, first)).toHaveCount(0);
    await expect.poll(() => countOn(page, "Reviews")).toBe(before - 1);
    expect(await statusOf(first)).toBe("Approved");
  });

  await test.step("undo", async () => {
    await page.keyboard.press("u");
    await expect(toast(page, "Decision has been undone")).toBeVisible();
    await expect(evidenceOf(page, first)).toBeVisible();
    await expect.poll(() => countOn(page, "Reviews")).toBe(before);
    expect(await statusOf(first)).toBe("Pending");
  });

  await test.step("reject", async () => {
    const radios = evidenceOf(page, first).getByRole("radio");
    await page.keyboard.press("r");
    await expect(radios.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(radios).toHaveCount(0);
    await page.keyboard.press("r");
    await expect(radios.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(evidenceOf(page, first), "no reason, no rejection").toContainText("Choose a reason.");
    await expectNoAxeViolations(page);
    const ownWords = evidenceOf(page, first).getByLabel("In your own words");
    await page.keyboard.press("6");
    await expect(ownWords).toBeFocused();
    await page.keyboard.type("ajar");
    await expect(ownWords).toHaveValue("ajar");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("3");
    await expect(radios.and(page.getByLabel("Advertising or spam"))).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Review has been rejected")).toBeVisible();
    expect(await statusOf(first)).toBe("Rejected");
  });
});

test("a decision on an item that stays open moves the focus to its heading", async ({ page }) => {
  const review = await addWaiting("review");
  await signIn(page, demoAccounts.admin);
  await page.goto(`${review.path}&view=all&item=${review.key}`);
  const heading = evidenceOf(page, review).getByRole("heading", { level: 2 });
  await expect(heading).not.toBeFocused();
  await evidenceOf(page, review).getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Review has been approved")).toBeVisible();
  await expect(heading).toBeFocused();
});

test("selected rows are decided together, and shortcut keys can be turned off", async ({ page }) => {
  const items = [await addWaiting("review"), await addWaiting("reply"), await addWaiting("review")];
  const [first] = items;
  if (!first) throw new Error("Nothing waits.");
  await signIn(page, demoAccounts.admin);
  await page.goto(`${first.path}&item=${first.key}`);
  const bar = main(page).locator(".bulk-bar");
  await expect(evidenceOf(page, first)).toBeVisible();
  await expect(bar).toBeHidden();

  await test.step("keys", async () => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    const keys = main(page).getByRole("checkbox", { name: "Keys" });
    const chosen = rowOf(page, first).getByRole("checkbox");
    await page.keyboard.press("x");
    await expect(bar).toContainText("1 chosen");
    await keys.uncheck();
    await page.keyboard.press("x");
    await page.keyboard.press("a");
    await expect(chosen).toBeChecked();
    await keys.check();
    await page.keyboard.press("x");
    await expect(chosen).not.toBeChecked();
    await expect(bar).toBeHidden();
    expect(posts).toEqual([]);
    expect(await statusOf(first)).toBe("Pending");
  });

  await test.step("approve and undo", async () => {
    for (const item of items.slice(0, 2)) await rowOf(page, item).getByRole("checkbox").check();
    await expect(bar).toContainText("2 chosen");
    await bar.getByRole("button", { name: "Approve the chosen ones" }).click();
    await expect(toast(page, "1 review and 1 reply have been approved")).toBeVisible();
    await expect(bar).toBeHidden();
    await toast(page, "have been approved").getByRole("button", { name: "Undo" }).click();
    await expect(toast(page, "2 decisions have been undone")).toBeVisible();
  });

  await test.step("reject", async () => {
    for (const item of items) await expect(rowOf(page, item)).toBeVisible();
    for (const item of items) await rowOf(page, item).getByRole("checkbox").check();
    await expect(bar).toContainText("3 chosen");
    await bar.locator("summary").click();
    await bar.getByRole("radio", { name: "Part of a raid or a campaign" }).check();
    await expectNoAxeViolations(page);
    await bar.getByRole("button", { name: "Reject the chosen ones" }).click();
    await expect(toast(page, "2 reviews and 1 reply have been rejected")).toBeVisible();
    for (const item of items) expect(await statusOf(item)).toBe("Rejected");
  });
});

test("on a phone the list and the evidence are separate screens without horizontal overflow", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const review = await addWaiting("review", `${uniqueWords()} ${"long".repeat(40)}`);
  const event = await addWaiting("event", `${uniqueWords()} ${"long".repeat(10)}`);
  await signIn(page, demoAccounts.admin);
  const expectNoOverhang = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  for (const item of [review, event]) {
    await page.goto(`${item.path}&item=${item.key}`);
    await expect(evidenceOf(page, item)).toBeVisible();
    await expect(rowOf(page, item)).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
    await evidenceOf(page, item).locator("footer summary").click();
    await expect(evidenceOf(page, item).getByRole("radio").first()).toBeFocused();
    await expectNoAxeViolations(page);
    await expectNoOverhang();
  }
  await evidenceOf(page, event).getByRole("link", { name: "Events", exact: true }).click();
  await expect(rowOf(page, event)).toBeVisible();
  await expect(main(page).getByRole("article")).toBeHidden();
  await rowOf(page, event).getByRole("checkbox").check();
  await main(page).locator(".bulk-bar summary").click();
  await expectNoAxeViolations(page);
  await expectNoOverhang();
});
