import { randomUUID } from "node:crypto";
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const main = (page: VisitedPage) => within(page.main);
const nameField = (page: VisitedPage) => main(page).getByLabelText("Name");
const link = (page: VisitedPage, name: string) => main(page).getByRole("link", { name });
const button = (page: VisitedPage, name: string) => main(page).getByRole("button", { name });
/** Sorts before the demo data, so that the first page of the list shows it. */
const uniqueName = () => `Aa Tallow ${randomUUID()}`;

function findRow(page: VisitedPage, name: string) {
  return main(page)
    .getAllByRole("row")
    .find((row) => textOf(row).includes(name));
}

async function openAdmin() {
  const visitor = openVisitor(site);
  await visitor.signIn(demoAccounts.admin);
  return visitor;
}

test("[ADMIN-02] [ADMIN-10] [ADMIN-18] [ADMIN-19] [ADMIN-20] [ADMIN-26] [ADMIN-27] [ADMIN-29] [ADMIN-30] [ADMIN-32] an admin adds, edits and deletes a business", async () => {
  const name = uniqueName();
  const admin = await openAdmin();
  const list = await admin.open("/admin");
  expect(list.status).toBe(200);
  const tab = within(list.getByRole("navigation", { name: "Admin" })).getByRole("link", {
    name: /^Businesses/,
  });
  expect(tab).toHaveAttribute("aria-current", "page");

  const empty = await admin.click(link(list, "Add business"));
  expect(main(empty).getByRole("heading", { name: "Add a business" })).toBeVisible();
  expect(nameField(empty)).toHaveValue("");
  fill(nameField(empty), name);
  const added = await admin.click(button(empty, "Add business"));
  expect([added.url, added.toast]).toEqual(["/admin", "Business created successfully"]);
  expect(findRow(added, name), "in the list at once").toBeVisible();

  const edit = (page: VisitedPage) => admin.click(link(page, `Edit ${name}`));
  const editor = await edit(added);
  expect(nameField(editor)).toHaveValue(name);
  fill(main(editor).getByLabelText("Founder (optional)"), "Imani Reyes");
  const saved = await admin.click(button(editor, "Save changes"));
  expect([saved.url, saved.toast]).toEqual(["/admin", "Business updated successfully"]);

  const again = await edit(saved);
  expect(main(again).getByLabelText("Founder (optional)")).toHaveValue("Imani Reyes");
  const requested = await admin.click(link(again, "Delete business"));
  expect(main(requested).getByRole("heading", { name: `Delete ${name}?` })).toBeVisible();
  const kept = await admin.click(link(requested, "Cancel"));
  expect(nameField(kept)).toHaveValue(name);
  const confirm = await admin.click(link(kept, "Delete business"));
  const deleted = await admin.click(button(confirm, "Delete business"));
  expect(deleted.toast).toBe(`${name} has been deleted`);
  expect(findRow(deleted, name)).toBeUndefined();
});

test("the editor returns to the filtered list that it was opened from", async () => {
  const name = uniqueName();
  const admin = await openAdmin();
  const editor = await admin.click(link(await admin.open("/admin?category=Music"), "Add business"));
  fill(nameField(editor), name);
  const list = await admin.click(button(editor, "Add business"));
  expect(list.url).toBe("/admin?category=Music");
  await site.queryDatabase("delete from businesses where name = $1", [name]);
});
