import { demoAccounts } from "#seed/accounts.ts";
import { expect, expectNoAxeViolations, test } from "./fixtures.ts";
import { addWaiting, countOn, evidenceOf, type Kind, rowOf, statusOf, toast } from "./queue-parts.ts";
import { main, reviews, takeUnreviewed, uniqueWords } from "./reviews-parts.ts";
import { phone, signIn } from "./shell-parts.ts";

const approveButton = /^Approve/;

test("[SEC-38] the queues are out of reach for visitors and members", async ({ page }) => {
  await page.goto("/admin/reviews");
  await expect(page).toHaveURL(/\/login\?/);
  await signIn(page);
  for (const path of ["/admin/reviews", "/admin/events?view=all"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
  }
});

test("[ADMIN-12] [ADMIN-15] [ADMIN-43] [ADMIN-47] a held review is approved and then on the page", {
  tag: "@tls",
}, async ({ page }) => {
  const { id, name } = await takeUnreviewed(page.request);
  const words = uniqueWords();
  // Held, because it has no proof of work.
  const data = { business_id: id, rating: 2, comment: words, reviewer_name: "Zuri Test" };
  const answer = await (await page.request.post("/api/v1/reviews", { data })).json();
  expect(answer).toMatchObject({ status: "Pending" });
  await page.goto(`/reviews?business=${id}`);
  await expect(main(page)).not.toContainText(words);
  await signIn(page, demoAccounts.admin);
  await page.goto(`/admin/reviews?item=review-${answer.id}`);
  const post = main(page).getByRole("article").filter({ hasText: words });
  await expect(post).toContainText(name);
  await expect(post).toContainText("Review by Zuri Test, a visitor");
  await expect(post.getByRole("img", { name: "2 out of 5" })).toBeVisible();
  await expect(post).toContainText("No proof of work came with it");
  await post.getByRole("button", { name: approveButton }).click();
  await expect(toast(page, "Review has been approved")).toBeVisible();
  await page.goto(`/reviews?business=${id}`);
  await expect(reviews(page).first()).toContainText(words);
});

const journeys: { kind: Kind; noun: string; tab: string; ids: string; reason: string; states: string[] }[] = [
  {
    ...{ kind: "review", noun: "Review", tab: "Reviews", ids: "[ADMIN-17] [ADMIN-44] [ADMIN-48]" },
    ...{ reason: "Advertising or spam", states: ["Approved", "Pending", "Rejected"] },
  },
  {
    ...{ kind: "reply", noun: "Reply", tab: "Reviews", ids: "[ADMIN-17]" },
    ...{ reason: "Advertising or spam", states: ["Approved", "Pending", "Rejected"] },
  },
  {
    ...{ kind: "event", noun: "Event", tab: "Events" },
    ids: "[ADMIN-13] [ADMIN-16] [ADMIN-17] [ADMIN-49] [ADMIN-50] [ADMIN-53] [ADMIN-54] [ADMIN-56]",
    ...{ reason: "Not an event for this community", states: ["approved", "pending", "rejected"] },
  },
];
for (const { kind, noun, tab, ids, reason, states } of journeys) {
  test(`${ids} a ${kind} is approved, undone and rejected by keyboard alone, and its author reads why`, async ({
    page,
    inbox,
  }) => {
    const [first, second] = [await addWaiting(kind), await addWaiting(kind)];
    await signIn(page, demoAccounts.admin);
    await page.goto(`${first.path}?item=${first.key}`);
    await page.keyboard.press("j");
    await expect(evidenceOf(page, second)).toBeVisible();
    await page.keyboard.press("k");
    await expect(evidenceOf(page, first)).toBeVisible();
    if (kind === "event") await expect(evidenceOf(page, first)).toContainText("Old Post Hall, Macon, GA");
    const before = await countOn(page, tab);
    await page.keyboard.press("a");
    await expect(toast(page, `${noun} has been approved`)).toBeVisible();
    await expect(evidenceOf(page, second).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(rowOf(page, first)).toHaveCount(0);
    await expect.poll(() => countOn(page, tab)).toBe(before - 1);
    expect(await statusOf(first)).toBe(states[0]);

    await page.keyboard.press("u");
    await expect(toast(page, "Decision has been undone")).toBeVisible();
    await expect(evidenceOf(page, first)).toBeVisible();
    await expect.poll(() => countOn(page, tab)).toBe(before);
    expect(await statusOf(first)).toBe(states[1]);

    const radios = evidenceOf(page, first).getByRole("radio");
    await page.keyboard.press("r");
    await expect(radios.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(radios).toHaveCount(0);
    await page.keyboard.press("r");
    await expect(radios.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(evidenceOf(page, first), "no reason, no rejection").toContainText("Choose a reason.");
    const ownWords = evidenceOf(page, first).getByLabel("In your own words");
    await page.keyboard.press("6");
    await expect(ownWords).toBeFocused();
    await page.keyboard.type("ajar");
    await expect(ownWords).toHaveValue("ajar");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("3");
    await expect(radios.and(page.getByLabel(reason))).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page, `${noun} has been rejected`)).toBeVisible();
    expect(await statusOf(first)).toBe(states[2]);
    // Of this one: the member has letters of other journeys, too.
    const letter = await inbox.waitFor(demoAccounts.member.email, `${first.words} was not published`);
    expect(letter.text).toContain(reason);
    expect(letter.text).toContain("ajar");
  });
}

test("[ADMIN-55] what another admin has decided says so", async ({ page, context }) => {
  const waiting = await addWaiting("review");
  await signIn(page, demoAccounts.admin);
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(`${waiting.path}?item=${waiting.key}`);
  await evidenceOf(page, waiting).getByRole("button", { name: approveButton }).click();
  await expect(toast(page, "Review has been approved")).toBeVisible();
  await evidenceOf(second, waiting).getByRole("button", { name: approveButton }).click();
  const alert = second.getByRole("alert");
  await expect(alert).toContainText("Update Error");
  await expect(alert).toContainText("Another admin has decided this one already.");
});

test("chosen rows are decided together, and undone together", async ({ page }) => {
  const items = [await addWaiting("review"), await addWaiting("reply"), await addWaiting("review")];
  await signIn(page, demoAccounts.admin);
  await page.goto("/admin/reviews");
  const bar = main(page).locator(".bulk-bar");
  await expect(bar).toBeHidden();
  for (const item of items.slice(0, 2)) await rowOf(page, item).getByRole("checkbox").check();
  await expect(bar).toContainText("2 chosen");
  await bar.getByRole("button", { name: "Approve the chosen ones" }).click();
  await expect(toast(page, "1 review and 1 reply have been approved")).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(toast(page, "2 decisions have been undone")).toBeVisible();
  await page.goto("/admin/reviews");
  for (const item of items) await rowOf(page, item).getByRole("checkbox").check();
  await bar.locator("summary").click();
  await bar.getByRole("radio", { name: "Part of a raid or a campaign" }).check();
  await bar.getByRole("button", { name: "Reject the chosen ones" }).click();
  await expect(toast(page, "2 reviews and 1 reply have been rejected")).toBeVisible();
  for (const item of items) expect(await statusOf(item)).toBe("Rejected");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 400/] });

  test("one is rejected with a reason and undone, and many are decided", { tag: "@tls" }, async ({
    page,
  }) => {
    const [one, two, three] = [
      await addWaiting("review"),
      await addWaiting("reply"),
      await addWaiting("review"),
    ];
    await signIn(page, demoAccounts.admin);
    await page.goto(`${one.path}?item=${one.key}`);
    const post = evidenceOf(page, one);
    await post.locator("summary").click();
    await post.getByRole("radio", { name: "Something else (say what)" }).check();
    await post.getByRole("button", { name: /^Reject for/ }).click();
    await expect(post).toContainText("Choose a reason. For something else, say what.");
    await post.getByLabel("In your own words").fill("A copied menu");
    await post.getByRole("button", { name: /^Reject for/ }).click();
    await expect(toast(page, "Review has been rejected")).toBeVisible();
    expect(await statusOf(one)).toBe("Rejected");

    await page.goto(`${one.path}?view=decided`);
    await expect(evidenceOf(page, one)).toContainText("Something else (say what): “A copied menu”");
    await expect(evidenceOf(page, one).getByRole("button", { name: approveButton })).toHaveCount(0);
    await evidenceOf(page, one).getByRole("button", { name: /^Undo/ }).click();
    await expect(toast(page, "Decision has been undone")).toBeVisible();
    await expect(evidenceOf(page, one)).toBeVisible();

    for (const item of [two, three]) await rowOf(page, item).getByRole("checkbox").check();
    await main(page).getByRole("button", { name: "Approve the chosen ones" }).click();
    await expect(toast(page, "1 review and 1 reply have been approved")).toBeVisible();
    expect([await statusOf(two), await statusOf(three), await statusOf(one)]).toEqual([
      "Approved",
      "Approved",
      "Pending",
    ]);
  });
});

test("keys can be turned off, and letters that are typed are only letters", async ({ page }) => {
  const first = await addWaiting("review");
  await signIn(page, demoAccounts.admin);
  await page.goto(`${first.path}?item=${first.key}`);
  await page.keyboard.press("x");
  await expect(main(page).locator(".bulk-bar")).toContainText("1 chosen");
  await main(page).getByRole("checkbox", { name: "Keys" }).uncheck();
  await page.keyboard.press("a");
  await expect(rowOf(page, first)).toBeVisible();
  expect(await statusOf(first)).toBe("Pending");
  await main(page).getByRole("checkbox", { name: "Keys" }).check();
  await page.keyboard.press("a");
  await expect(toast(page, "Review has been approved")).toBeVisible();
});

test("on a phone the list and the evidence are screens of their own", async ({ page }) => {
  await page.setViewportSize(phone);
  const waiting = await addWaiting("event");
  await signIn(page, demoAccounts.admin);
  await page.goto(`${waiting.path}?item=${waiting.key}`);
  const post = evidenceOf(page, waiting);
  await expect(rowOf(page, waiting)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
  await post.getByRole("link", { name: "Events", exact: true }).click();
  await expect(rowOf(page, waiting)).toBeVisible();
  await expect(main(page).getByRole("article")).toBeHidden();
});

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`the queues are accessible at ${viewport.width} px, in light and dark, and nothing sticks out`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const review = await addWaiting("review", `${uniqueWords()} ${"long".repeat(40)}`);
    const event = await addWaiting("event", `${uniqueWords()} ${"long".repeat(10)}`);
    await signIn(page, demoAccounts.admin);
    for (const { path, key } of [review, event]) {
      await page.goto(`${path}?item=${key}`);
      await page.getByRole("article").locator("summary").click();
      await expectNoAxeViolations(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
    }
    // The list itself, with rows chosen; on a phone it is a screen of its own.
    await page.goto(review.path);
    await main(page).locator("input[name=item]").first().check();
    await page.locator(".bulk-bar summary").click();
    await expectNoAxeViolations(page);
    await page.goto(`${event.path}?view=all`);
    await expectNoAxeViolations(page);
  });
}
