import { within } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { BuiltApp } from "#testing/built-app.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";
import {
  addBusiness,
  fillReview,
  listReviews,
  readReviews,
  reviewForm,
  submitButton,
} from "./posts-for-tests.ts";

const site = setUpDemoSite();
let id: string;
let path: string;
let reviewPath: string;

beforeEach(async () => {
  id = await addBusiness(site);
  path = `/business/${id}`;
  reviewPath = `/reviews?business=${id}#review`;
});

async function openMember(visited: { app: BuiltApp } = site) {
  const member = openVisitor(visited);
  await member.signIn(await makePerson(site.services));
  return member;
}

test("[BIZ-09] [BIZ-12] [BIZ-13] [BIZ-14] [BIZ-15] [BIZ-16] [BIZ-17] [OPEN-06] shows visitors a disabled review form", async () => {
  const page = await openVisitor(site).open(path);
  const form = reviewForm(page);
  const stars = form.getAllByRole("radio");
  expect(stars.map((star) => star.getAttribute("value"))).toEqual(["1", "2", "3", "4", "5"]);
  expect(form.getByRole("radio", { name: "5 stars" })).toBeChecked();
  expect(form.getByLabelText("Name")).toBeRequired();
  expect(form.getByLabelText("Your review")).toBeRequired();
  expect(page.main).toHaveTextContent("You must be logged in to post a review.");
  const controls = [form.getByLabelText("Name"), form.getByLabelText("Your review"), submitButton(page)];
  for (const control of [...stars, ...controls]) expect(control).toBeDisabled();
});

test("leads visitors to the page that takes reviews, and members above the form that opens soon", async () => {
  const page = await openVisitor(site).open(path);
  for (const name of ["Write a review", "review it on the reviews page"])
    expect(within(page.main).getByRole("link", { name })).toHaveAttribute("href", reviewPath);

  const member = await openMember();
  const own = await member.open(path);
  expect(own.main).toHaveTextContent("This form opens soon.");
  const link = within(own.main).getByRole("link", { name: "Write your review here" });
  expect(link).toHaveAttribute("href", reviewPath);
  const reviewsPage = await member.click(link);
  expect(within(reviewsPage.main).getByRole("heading", { level: 1 })).toHaveTextContent(/^Word of mouth$/);
  const comment = fillReview(reviewsPage);
  const posted = await member.click(submitButton(reviewsPage));
  expect(listReviews(posted)[0]).toHaveTextContent(comment);
});

test("[BIZ-18] [BIZ-19] [BIZ-20] takes a member's form, answers Coming Soon, and stores nothing", async () => {
  const member = await openMember();
  const page = await member.open(path);
  expect(page.main).not.toHaveTextContent("You must be logged in to post a review.");
  const form = reviewForm(page);
  for (const control of [form.getByLabelText("Name"), form.getByLabelText("Your review"), submitButton(page)])
    expect(control).toBeEnabled();
  fillReview(page, { name: "" });
  await expect(member.click(submitButton(page))).rejects.toThrow(/keeps the form.*name="name"/s);
  fill(form.getByLabelText("Name"), "Zuri Test");
  const sent = await member.click(submitButton(page));
  expect(sent.url).toBe(path);
  expect(sent.toast).toContain("Coming Soon!");
  expect(sent.toast).toContain("Review functionality is not yet available for this item.");
  expect(await readReviews(site, id)).toEqual([]);
});

test("asks once whether five stars are meant, where nobody has touched them", async () => {
  await withSwitchOn(site, "business_reviews", async () => {
    const member = await openMember(site);
    const page = await member.open(path);
    const comment = fillReview(page, { stars: 5 });
    const requested = await member.click(submitButton(page));
    expect(requested.status).toBe(400);
    expect(
      reviewForm(requested).getByText(/^Five stars were set already\. Send again if you mean them/),
    ).toBeVisible();
    expect(await readReviews(site, id)).toEqual([]);
    expect(reviewForm(requested).getByLabelText("Your review")).toHaveValue(comment);
    const posted = await member.click(submitButton(requested));
    expect(posted.toast).toContain("Review submitted successfully!");
    expect(await readReviews(site, id)).toMatchObject([{ status: "Approved", comment }]);
  });
});

test("[OPEN-78] with its switch on, posts as the reviews page does, under the account and once only", async () => {
  await withSwitchOn(site, "business_reviews", async () => {
    const member = await openMember(site);
    const page = await member.open(path);
    // A member's browser has nothing to prove: without this field the script asks for no challenge.
    expect(page.main.querySelector("[name=proof]")).toBeNull();
    const comment = fillReview(page, { stars: 3 });
    const posted = await member.click(submitButton(page));
    expect(posted.toast).toContain("Review submitted successfully!");
    expect(listReviews(posted)[0]).toHaveTextContent(comment);
    expect(await readReviews(site, id)).toMatchObject([{ status: "Approved", comment }]);

    fillReview(posted, { stars: 4 });
    const refused = await member.click(submitButton(posted));
    expect(refused.status).toBe(409);
    expect(reviewForm(refused).getByText(/You have already reviewed this business\./)).toBeVisible();
    const all = await member.click(
      within(refused.main).getByRole("link", { name: "See all reviews and reply" }),
    );
    expect(all.url).toBe(`/reviews?business=${id}`);
    expect(listReviews(all)[0]).toHaveTextContent(comment);
    expect(all.main.querySelector("[name=proof]")).toBeNull();
  });
});
