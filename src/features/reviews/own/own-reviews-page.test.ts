import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor } from "#testing/visitor.ts";

const site = setUpDemoSite();

test("authors edit and delete their reviews", async () => {
  const person = await makePerson(site.services);
  await site.queryDatabase(
    `insert into reviews (business_id, user_id, rating, comment, status)
     select id, $1, 5, 'Second set, back row, best seat in the house.', 'Approved' from businesses limit 1`,
    [person.id],
  );
  const visitor = openVisitor(site);
  await visitor.signIn(person);
  const account = await visitor.open("/account");
  const tabs = within(account.getByRole("navigation", { name: "Your account" }));
  const list = await visitor.click(tabs.getByRole("link", { name: "Reviews" }));
  expect(list.document.title).toBe("Your reviews · Ujamaa");

  const editor = await visitor.click(list.getByRole("link", { name: /^Edit/ }));
  fill(editor.getByLabelText("Your review"), "Front row was better still.");
  const saved = await visitor.click(editor.getByRole("button", { name: "Save review" }));
  expect([saved.url, saved.toast]).toEqual(["/account/reviews", "Review saved"]);
  const reviews = saved.getByRole("region", { name: "Reviews" });
  expect(reviews).toHaveTextContent("Front row was better still.");
  expect(reviews).toHaveTextContent(", edited ");

  const confirm = await visitor.click(within(reviews).getByRole("link", { name: /^Delete/ }));
  const gone = await visitor.click(confirm.getByRole("button", { name: /^Delete the review/ }));
  expect([gone.url, gone.toast]).toEqual(["/account/reviews", "Review deleted"]);
  expect(gone.getByRole("region", { name: "Reviews" })).toHaveTextContent(
    "You have not reviewed anything yet.",
  );
});
