import { within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";
import { findBusiness, listReviews, submitButton } from "./posts-for-tests.ts";

const site = setUpDemoSite();
let path: string;

beforeAll(async () => {
  path = `/reviews?business=${await findBusiness(site)}`;
});

const sortMenu = (page: VisitedPage) => within(page.main).getByLabelText("Sort") as HTMLSelectElement;
const idsOf = (page: VisitedPage) => listReviews(page).map(({ id }) => id);
const timesOf = (page: VisitedPage) =>
  listReviews(page).map((review) => review.querySelector("time")?.dateTime ?? "");
const ratingsOf = (page: VisitedPage) =>
  listReviews(page).map((review) => review.querySelector(".stars")?.getAttribute("aria-label") ?? "");

test("[REV-09] [REV-10] [REV-23] shows the reviews of a business, each with a reply form, and the form Leave a Review", async () => {
  const page = await openVisitor(site).open(path);
  expect(within(page.main).getByRole("heading", { name: "Leave a Review" })).toBeVisible();
  expect(submitButton(page)).toBeVisible();
  const reviews = listReviews(page);
  expect(reviews).toHaveLength(10);
  for (const review of reviews) {
    expect(review.querySelector("details > summary")).toHaveTextContent(/^Reply to /);
    expect(within(review).getByLabelText("Your reply")).toHaveAttribute("name", "text");
  }
  expect(page.main.querySelector(".rating-summary")).toHaveTextContent(/\d\.\d/);
});

test("[REV-13] [REV-14] [REV-15] [REV-16] [REV-17] [OPEN-79] has exactly four orders, newest first", async () => {
  const menu = sortMenu(await openVisitor(site).open(path));
  expect(menu).toHaveValue("newest");
  expect(textsOf(menu.options)).toEqual(["Newest", "Oldest", "Highest Rating", "Lowest Rating"]);
  const values = [...menu.options].map((option) => option.value);
  expect(values).toEqual(["newest", "oldest", "highest", "lowest"]);
});

test.each([
  ["REV-18", "Newest", "newest", timesOf, true],
  ["REV-19", "Oldest", "oldest", timesOf, false],
  ["REV-20", "Highest Rating", "highest", ratingsOf, true],
  ["REV-21", "Lowest Rating", "lowest", ratingsOf, false],
] as const)("[%s] %s orders the list, in the URL too", async (_id, label, value, read, isFalling) => {
  const visitor = openVisitor(site);
  const menu = sortMenu(await visitor.open(path));
  fill(menu, label);
  const page = await visitor.submit(menu.form as HTMLFormElement);
  expect(page.url).toBe(`${path}&sort=${value}`);
  expect(sortMenu(page)).toHaveValue(value);
  const seen = read(page);
  expect(seen).toHaveLength(10);
  const rising = seen.toSorted();
  expect(seen).toEqual(isFalling ? rising.reverse() : rising);
  // The next page continues the order.
  const next = await visitor.click(within(page.main).getByRole("link", { name: "Next" }));
  expect(sortMenu(next)).toHaveValue(value);
  const [last = "", first = ""] = [seen.at(-1), read(next)[0]];
  expect(isFalling ? first <= last : first >= last).toBe(true);
});

test("is sorted by a button without scripts", async () => {
  const page = await openVisitor(site).open(path);
  const button = sortMenu(page).form?.querySelector("noscript button[type=submit]");
  expect(textOf(button)).toBe("Sort");
});

test("continues on the next page and leads back", async () => {
  const visitor = openVisitor(site);
  const step = (page: VisitedPage, name: string) =>
    visitor.click(within(page.main).getByRole("link", { name }));
  const first = await visitor.open(path);
  const second = await step(first, "Next");
  expect(second.url).toMatch(/after=/);
  expect(idsOf(second)).not.toEqual(expect.arrayContaining([idsOf(first)[0]]));
  const third = await step(second, "Next");
  expect(idsOf(third)).not.toEqual(expect.arrayContaining([idsOf(second)[0]]));
  const back = await step(third, "Previous");
  expect(idsOf(back)).toEqual(idsOf(second));
  const start = await step(back, "Previous");
  expect(idsOf(start)).toEqual(idsOf(first));
  expect(within(start.main).queryByRole("link", { name: "Previous" })).toBeNull();
});
