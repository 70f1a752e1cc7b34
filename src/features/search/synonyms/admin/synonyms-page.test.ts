import { randomBytes } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const button = (page: VisitedPage, name: string) => within(page.main).getByRole("button", { name });
const field = (page: VisitedPage, label: string | RegExp) => within(page.main).getByLabelText(label);
const rowOf = (page: VisitedPage, phrase: string) =>
  within(page.main).getByRole("row", { name: new RegExp(phrase) });

test("an admin adds search words, changes them and deletes them", async () => {
  const phrase = `wax ${randomBytes(3).toString("hex")}`;
  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const list = await admin.open("/admin/search-words");
  expect(list.getByRole("link", { name: "Search words" })).toHaveAttribute("aria-current", "page");

  const empty = await admin.click(within(list.main).getByRole("link", { name: "Add words" }));
  // The browser would keep an empty form; a request can still send one.
  const refused = await admin.open(empty.url, {
    method: "POST",
    body: new URLSearchParams({ form: "synonym", phrase: "", means: "", category: "" }),
  });
  expect(refused.status).toBe(400);
  expect(field(refused, "People type")).toHaveAccessibleDescription("Enter the words that people type.");
  fill(field(refused, "People type"), phrase.toUpperCase());
  const vague = await admin.click(button(refused, "Add words"));
  expect(vague.status).toBe(400);
  expect(within(vague.main).getByText("Say which words to search for, or choose a category.")).toBeVisible();
  fill(field(vague, /^Search for/), "candles");
  const added = await admin.click(button(vague, "Add words"));
  expect(added.toast).toContain(`“${phrase}” has been added`);

  const search = within(added.main).getByRole("searchbox", { name: "Search the words" }) as HTMLInputElement;
  fill(search, phrase);
  const found = await admin.submit(search.form as HTMLFormElement);
  expect(rowOf(found, phrase)).toHaveTextContent("candles");
  const editor = await admin.click(within(found.main).getByRole("link", { name: `Change ${phrase}` }));
  fill(field(editor, /^In the category/), "Beauty & Cosmetics");
  const changed = await admin.click(button(editor, "Save changes"));
  expect(changed.toast).toContain(`“${phrase}” has been changed`);

  const path = `/admin/search-words?search=${encodeURIComponent(phrase)}`;
  const again = await admin.open(path);
  expect(rowOf(again, phrase)).toHaveTextContent("Beauty & Cosmetics");
  const last = await admin.click(within(again.main).getByRole("link", { name: `Change ${phrase}` }));
  const requested = await admin.click(within(last.main).getByRole("link", { name: "Delete words" }));
  const deleted = await admin.click(button(requested, "Delete words"));
  expect(deleted.toast).toContain(`“${phrase}” has been deleted`);
  expect((await admin.open(path)).main).toHaveTextContent("No words like that.");
});
