import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { check, fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";
import { addAnswers, addTour } from "../reviewed-tours-for-tests.ts";

const site = setUpDemoSite();
let tour = "";
let path = "";

beforeAll(async () => {
  tour = await addTour(site.services.db, "AAA Porch Lights");
  path = `/travel-reviews/tour/${tour}`;
  await addAnswers(site.services.db, tour, [5, 5, 5, 5]);
});
afterAll(async () => {
  await site.queryDatabase("delete from travel_reviews where subject_id = $1", [tour]);
  await site.queryDatabase("delete from cultural_tours where id = $1", [tour]);
  await site.queryDatabase("delete from mail_outbox where template = 'travel-review-rejected'");
});

const button = (page: VisitedPage, name: string | RegExp) => within(page.main).getByRole("button", { name });
const review = (page: VisitedPage, words: string) =>
  within(page.main).getByText(words, { selector: "article p" }).closest("article") as HTMLElement;
const welcome = (page: VisitedPage) => within(page.main).getByRole("region", { name: "Felt welcome" });

function pick(page: VisitedPage, legend: string, stars: number): void {
  const group = within(page.main).getByRole("group", { name: legend });
  check(within(group).getAllByRole("radio")[stars - 1] as HTMLElement);
}

test("while their switch is off, travel reviews have no page and tours no score", async () => {
  const visitor = openVisitor(site);
  for (const closed of ["/travel-reviews", path]) {
    const page = await visitor.open(closed);
    expect(page.status).toBe(404);
    expect(page.document.title).toMatch(/^Page not found/);
  }
  const tours = await visitor.open("/cultural-tours");
  expect(within(tours.main).getByRole("heading", { name: "AAA Porch Lights" })).toBeVisible();
  expect(tours.main).not.toHaveTextContent("answers");
});

test("before the fifth review, a visitor sees no score and is asked to log in", () =>
  withSwitchOn(site, "travel_reviews", async () => {
    const visitor = openVisitor(site);
    const list = await visitor.open("/travel-reviews");
    expect(textOf(within(list.main).getByRole("heading", { level: 1 }))).toBe("Travel reviews");
    const page = await visitor.open(path);
    expect(page.main).toHaveTextContent("1 more review needed.");
    // A rating next to a review would reveal the hidden score.
    expect(within(page.main).queryByRole("img", { name: /out of 5/ })).toBeNull();
    expect(page.main).toHaveTextContent("You must be logged in to post a review.");
  }));

test("a member writes, edits and deletes a review, which an admin takes down in between", () =>
  withSwitchOn(site, "travel_reviews", async () => {
    const words = `Slow bus, long stories ${crypto.randomUUID()}`;
    const visitor = openVisitor(site);
    await visitor.signIn(demoAccounts.member);
    let page = await visitor.open(path);
    for (const radio of within(page.main).getAllByRole("radio")) expect(radio).toBeRequired();
    fill(within(page.main).getByLabelText("Your review"), words);
    pick(page, "Rating", 5);
    pick(page, "How welcome did you feel?", 5);
    page = await visitor.click(button(page, "Submit review"));
    expect(page.toast).toBe("Review submitted successfully!");
    expect(welcome(page)).toHaveTextContent("5 reviews");
    expect(welcome(page)).toHaveTextContent("5.0");
    expect(review(page, words)).toHaveTextContent(demoAccounts.member.username);

    pick(page, "How welcome did you feel?", 1);
    check(within(page.main).getByLabelText("Post anonymously"));
    page = await visitor.click(button(page, "Save review"));
    expect(welcome(page)).toHaveTextContent("4.2");
    expect(review(page, words)).toHaveTextContent("Anonymous");

    const [row] = await site.queryDatabase<{ id: string }>(
      "select id from travel_reviews where subject_id = $1 and user_id is not null",
      [tour],
    );
    const admin = openVisitor(site);
    await admin.signIn(demoAccounts.admin);
    const queue = await admin.open(`/admin/travel-reviews?view=all&item=travel_review-${row?.id}`);
    expect(queue.main).toHaveTextContent(words);
    check(within(queue.main).getByRole("radio", { name: "Advertising or spam" }));
    const rejected = await admin.click(button(queue, /^Reject for/));
    expect(rejected.toast).toContain("Review has been rejected");

    page = await visitor.open(path);
    expect(page.main).toHaveTextContent("1 more review needed.");
    expect(page.main).toHaveTextContent("Not published");
    page = await visitor.click(button(page, /^Delete your review/));
    expect(page.toast).toBe("Review deleted");
    expect(button(page, "Submit review")).toBeVisible();
  }));
