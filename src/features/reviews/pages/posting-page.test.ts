import { within } from "@testing-library/dom";
import { beforeEach, expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { proveWork } from "#platform/http/security/solve-proof.ts";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { check, fill, openVisitor, type VisitedPage, type Visitor } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";
import {
  addBusiness,
  fillReview,
  listReviews,
  readReviews,
  reviewForm,
  submitButton,
  uniqueWords,
  withProofOfWork,
} from "./posts-for-tests.ts";

const site = setUpDemoSite();
let businessId: string;
let path: string;

beforeEach(async () => {
  businessId = await addBusiness(site);
  path = `/reviews?business=${businessId}`;
});

const held = "We read it first, and then it appears here.";
const inviting = "Be the first to review this business!";

/** Puts a proof into the form, as the script of the page does. */
async function prove(visitor: Visitor, page: VisitedPage) {
  const { challenge } = await (await visitor.request("/api/v1/reviews/challenge")).json();
  const form = (submitButton(page) as HTMLButtonElement).form as HTMLFormElement;
  fill(form.querySelector("[name=proof]") as HTMLElement, await proveWork(challenge));
}

test("[REV-34] [REV-35] [REV-36] [OPEN-77] a review may stay anonymous, whatever name was typed first", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  const comment = fillReview(page, { name: "Typed First" });
  check(reviewForm(page).getByLabelText("Post anonymously"));
  const posted = await visitor.click(submitButton(page));
  expect(posted.toast).toContain("Review submitted successfully!");
  const [review] = listReviews(posted);
  expect(review).toHaveTextContent(comment);
  expect(review).toHaveTextContent("Anonymous");
  expect(review).not.toHaveTextContent("Typed First");
  expect(await readReviews(site, businessId)).toMatchObject([
    { reviewer_name: null, is_anonymous: true, status: "Approved" },
  ]);
});

test("[REV-39] reviews are Approved at once, by a visitor, without a name and by a member, while bots flood the business", async () => {
  await withProofOfWork(site, async () => {
    const visitor = openVisitor(site);
    const member = openVisitor(site);
    await member.signIn(await makePerson(site.services));
    const approved: string[] = [];
    for (const kind of ["named", "anonymous", "member"]) {
      await flood();
      const author = kind === "member" ? member : visitor;
      const page = await author.open(path);
      approved.push(fillReview(page));
      if (kind === "anonymous") check(reviewForm(page).getByLabelText("Post anonymously"));
      if (kind !== "member") await prove(author, page);
      const posted = await author.click(submitButton(page));
      expect(listReviews(posted)[0]).toHaveTextContent(approved.at(-1) ?? "");
    }
    const rows = await readReviews(site, businessId);
    const shown = rows.filter(({ status }) => status === "Approved").map(({ comment }) => comment);
    expect(shown).toEqual(expect.arrayContaining(approved));
    // Three without a proof were shown before there was a flood.
    expect(shown).toHaveLength(3 + 3);
    expect(rows).toHaveLength(3 + 18);
  });

  async function flood() {
    for (let count = 0; count < 6; count++) {
      const body = { business_id: businessId, rating: 1, comment: uniqueWords(), is_anonymous: true };
      const response = await openVisitor(site).request("/api/v1/reviews", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(201);
    }
  }
});

test("[REV-39] without scripts, a review without a name is returned, and then Approved at once", async () => {
  await withProofOfWork(site, async () => {
    const visitor = openVisitor(site);
    const page = await visitor.open(path);
    const comment = fillReview(page, { name: "" });
    const refused = await visitor.click(submitButton(page));
    expect(refused.status).toBe(400);
    expect(reviewForm(refused).getByText("Enter your name.")).toBeVisible();
    expect(reviewForm(refused).getByLabelText("Your review")).toHaveValue(comment);
    expect(reviewForm(refused).getByRole("radio", { name: "5 stars" })).toBeChecked();
    check(reviewForm(refused).getByLabelText("Post anonymously"));
    const posted = await visitor.click(submitButton(refused));
    expect(posted.toast).toContain("Review submitted successfully!");
    expect(posted.toast).not.toContain(held);
    expect(listReviews(posted)[0]).toHaveTextContent(comment);
    expect(await readReviews(site, businessId)).toMatchObject([{ status: "Approved" }]);
  });
});

test("during a flood, the page tells the writer of a review and of a reply that it waits", async () => {
  const visitor = openVisitor(site);
  for (let count = 0; count < 6; count++) {
    const page = await visitor.open(path);
    fillReview(page);
    const posted = await visitor.click(submitButton(page));
    expect(posted.toast).toContain("Review submitted successfully!");
    if (count < 5) expect(posted.toast).not.toContain(held);
    else expect(posted.toast).toContain(held);
  }
  expect((await readReviews(site, businessId)).map(({ status }) => status)).toEqual([
    ...Array(5).fill("Approved"),
    "Pending",
  ]);
  const page = await visitor.open(path);
  const review = within(listReviews(page)[0] as HTMLElement);
  const words = uniqueWords("Seconded");
  fill(review.getByLabelText("Your reply"), words);
  const replied = await visitor.click(review.getByRole("button", { name: "Post reply" }));
  expect(replied.toast).toContain("Comment posted!");
  expect(replied.toast).toContain(held);
  expect(replied.main).not.toHaveTextContent(words);
});

test("without scripts, a reply is Approved at once", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  fillReview(page);
  const posted = await visitor.click(submitButton(page));
  await withProofOfWork(site, async () => {
    const review = within(listReviews(posted)[0] as HTMLElement);
    const words = uniqueWords("Seconded without a script");
    fill(review.getByLabelText("Your reply"), words);
    const replied = await visitor.click(review.getByRole("button", { name: "Post reply" }));
    expect(replied.toast).toContain("Comment posted!");
    expect(replied.toast).not.toContain(held);
    expect(replied.main).toHaveTextContent(words);
  });
});

test("a review is held while reviews are moderated", async () => {
  await withSwitchOn(site, "review_moderation", async () => {
    const visitor = openVisitor(site);
    const page = await visitor.open(path);
    fillReview(page);
    const posted = await visitor.click(submitButton(page));
    expect(posted.toast).toContain("Review submitted successfully!");
    expect(posted.toast).toContain(held);
    expect(posted.main).toHaveTextContent(inviting);
    expect(await readReviews(site, businessId)).toMatchObject([{ status: "Pending" }]);
  });
});

test("a reserved name or the name of another account is refused beside the field, and the typed text stays", async () => {
  const visitor = openVisitor(site);
  let page = await visitor.open(path);
  const comment = fillReview(page, { name: demoAccounts.member.username.replace("Member", " MEMBER") });
  const send = async () => {
    page = await visitor.click(submitButton(page));
  };
  const name = () => reviewForm(page).getByLabelText("Name");
  await send();
  expect(page.status).toBe(409);
  expect(name()).toBeInvalid();
  expect(name()).toHaveAccessibleDescription(/^That name belongs to an account here\./);
  expect(reviewForm(page).getByLabelText("Your review")).toHaveValue(comment);
  fill(name(), "The owner");
  await send();
  expect(name()).toHaveAccessibleDescription(/^That name speaks for the business or for this site\./);
  fill(name(), "Zuri Test");
  await send();
  expect(listReviews(page)[0]).toHaveTextContent(comment);
});

test("[OPEN-81] the twenty-first review of a network within an hour is refused, and keeps its text", async () => {
  const visitor = openVisitor(site);
  for (let count = 0; count < 20; count++) {
    const body = { business_id: businessId, rating: 5, comment: uniqueWords(), reviewer_name: "Zuri" };
    const response = await visitor.request("/api/v1/reviews", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(201);
  }
  const page = await visitor.open(path);
  const comment = fillReview(page);
  const refused = await visitor.click(submitButton(page));
  expect(refused.status).toBe(429);
  expect(reviewForm(refused).getByText(/Please try again in an hour\./)).toBeVisible();
  expect(reviewForm(refused).getByLabelText("Your review")).toHaveValue(comment);
});

test("[OPEN-81] a form with the hidden field filled is refused", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  fillReview(page);
  const form = (submitButton(page) as HTMLButtonElement).form as HTMLFormElement;
  fill(form.querySelector("[name=homepage]") as HTMLElement, "https://spam.example");
  const refused = await visitor.click(submitButton(page));
  expect(refused.main).toHaveTextContent("That looked automatic to us.");
  expect(await readReviews(site, businessId)).toEqual([]);
});
