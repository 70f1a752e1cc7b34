import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";
import { addBusiness, kinfolk, listReviews, submitButton } from "./posts-for-tests.ts";

const site = setUpDemoSite();

const listNames = (page: VisitedPage) =>
  within(page.main)
    .getAllByRole("list", { name: /^Businesses/ })
    .flatMap((list) => within(list).getAllByRole("listitem"));

test("[REV-01] [REV-02] [REV-07] [REV-08] is public, and offers the choice of a business first, without a form", async () => {
  const page = await openVisitor(site).open("/reviews");
  expect(page.status).toBe(200);
  expect(within(page.main).getByRole("searchbox", { name: "Business" })).toHaveAttribute("name", "search");
  expect(page.main).toHaveTextContent("Please select a business to see its reviews.");
  expect(page.main).not.toHaveTextContent("Leave a Review");
  expect(page.queryByRole("button", { name: "Submit review" })).toBeNull();
});

test("[REV-03] [REV-04] [REV-05] [REV-06] lists businesses by name with average and count, page by page", async () => {
  const visitor = openVisitor(site);
  const first = await visitor.open("/reviews");
  const lines = listNames(first);
  expect(lines).toHaveLength(24);
  const names = lines.map((line) => textOf(line.querySelector("a b")).toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect(first.main).toHaveTextContent(/1–24 of [\d,]+/);
  for (const line of textsOf(lines)) expect(line).toMatch(/([1-5]\.\d out of 5|New) ?\(\d+ reviews\)/);

  const second = await visitor.click(within(first.main).getByRole("link", { name: "Next" }));
  expect(second.url).toMatch(/after=/);
  expect(textOf(listNames(second)[0])).not.toContain(textOf(lines[0]?.querySelector("a b")));
  const back = await visitor.click(within(second.main).getByRole("link", { name: "Previous" }));
  expect(textsOf(listNames(back))).toEqual(textsOf(lines));
});

test("opens with recent quotes and the most reviewed businesses, and jumps to a letter", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/reviews");
  const heard = page.getByRole("region", { name: /^Heard/ });
  expect(within(heard).getAllByRole("figure")).toHaveLength(3);
  const talked = within(page.getByRole("region", { name: "Most talked about" })).getAllByRole("article");
  expect(talked).toHaveLength(4);
  expect(talked[0]).toHaveTextContent(/\d+ new (this month|lately)/);

  const letters = page.getByRole("navigation", { name: "Letters" });
  const letter = within(letters).getByRole("link", { name: "K" });
  expect(letter).toHaveAttribute("href", "/reviews?letter=k#results");
  const under = await visitor.click(letter);
  const [list] = within(under.main).getAllByRole("list", { name: /^Businesses/ });
  expect(list).toHaveAccessibleName("Businesses, K");
  expect(under.queryByRole("region", { name: /^Heard/ })).toBeNull();
  const [business] = within(list as HTMLElement).getAllByRole("link");
  const chosen = await visitor.click(business as HTMLElement);
  expect(within(chosen.main).getByRole("heading", { name: "Leave a Review" })).toBeVisible();
});

test("is searched without scripts, and suggests a spelling", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/reviews");
  const box = within(page.main).getByRole("searchbox", { name: "Business" }) as HTMLInputElement;
  fill(box, "kinfolk");
  const found = await visitor.submit(box.form as HTMLFormElement);
  expect(found.url).toBe("/reviews?search=kinfolk");
  const list = within(found.main).getByRole("list", { name: "Businesses" });
  const [link] = within(list).getAllByRole("link");
  expect(link).toHaveTextContent(kinfolk);
  const chosen = await visitor.click(link as HTMLElement);
  expect(within(chosen.main).getByRole("heading", { level: 2, name: kinfolk })).toBeVisible();

  const misspelled = await visitor.open("/reviews?search=kinfolc");
  const corrected = await visitor.click(misspelled.getByRole("link", { name: "Did you mean kinfolk?" }));
  const corrections = within(corrected.main).getByRole("list", { name: "Businesses" });
  expect(within(corrections).getAllByRole("link")[0]).toHaveTextContent(kinfolk);
});

test("[REV-12] a business without reviews invites to write the first", async () => {
  const id = await addBusiness(site);
  const page = await openVisitor(site).open(`/reviews?business=${id}`);
  expect(page.main).toHaveTextContent("Be the first to review this business!");
  expect(listReviews(page)).toHaveLength(0);
  expect(submitButton(page)).toBeEnabled();
});

test("a business that is not listed is 404", async () => {
  expect((await openVisitor(site).open("/reviews?business=7")).status).toBe(404);
});
