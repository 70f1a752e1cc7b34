import { randomBytes } from "node:crypto";
import { within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { attach, fill, openVisitor, type VisitedPage, type Visitor } from "#testing/visitor.ts";

const site = setUpDemoSite();
const row = (page: VisitedPage, text: string) => {
  const found = within(page.main)
    .getAllByRole("row")
    .find(({ textContent }) => textContent?.includes(text));
  if (!found) throw new Error(`There is no row with ${text}.`);
  return found;
};
const heading = (page: VisitedPage, name: string) => within(page.main).getByRole("heading", { name });
const button = (page: VisitedPage, name: string) => within(page.main).getByRole("button", { name });
const link = (page: VisitedPage, name: string) => within(page.main).getByRole("link", { name });
const field = (page: VisitedPage, label: RegExp | string) => within(page.main).getByLabelText(label);
const fact = (page: VisitedPage, label: string) =>
  within(page.main).getByText(label).parentElement as HTMLElement;

const title = `Aa Throw ${randomBytes(3).toString("hex")}`;
let admin: Visitor;
let added: VisitedPage;

/** Adds a product in two sizes, three of each, with a picture. */
beforeAll(async () => {
  admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const list = await admin.open("/admin/products");
  const page = await admin.click(link(list, "Add product"));
  fill(field(page, "Title"), title);
  fill(field(page, /^Collections/), "Home");
  fill(field(page, /^Options/), "Size: Small, Large");
  fill(field(page, "Price in dollars"), "48.50");
  fill(field(page, /^In stock/), "3");
  const buffer = await drawPicture().png().toBuffer();
  attach(field(page, /^First picture/), { name: "throw.png", mimeType: "image/png", buffer });
  added = await admin.click(button(page, "Add product"));
});

test("an admin adds a product with a picture, which can be bought at once", async () => {
  expect(added.toast).toContain("Product created successfully");
  for (const name of [`Edit ${title}`, "2 variants", "1 picture"]) expect(heading(added, name)).toBeVisible();

  const large = await admin.click(link(added, "Edit Large"));
  fill(field(large, /^Sale price in dollars/), "39");
  const saved = await admin.click(button(large, "Save changes"));
  expect(row(saved, "Large")).toHaveTextContent("$39.00");
  const product = await admin.click(link(saved, "See it in the store"));
  expect(product.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(product.main).toHaveTextContent("$39.00");
});

test("a product without a title is refused", async () => {
  const page = await admin.open("/admin/products/new");
  expect(field(page, "Title")).toBeRequired();
  // The browser would keep this form.
  const form = button(page, "Add product").closest("form") as HTMLFormElement;
  form.noValidate = true;
  const refused = await admin.submit(form);
  expect(refused.status).toBe(400);
  expect(within(refused.main).getByText("Enter a title.")).toBeVisible();
});

test("an admin counts the stock of a variant, and cannot take away more than is left", async () => {
  const stock = await admin.open(`/admin/stock?${new URLSearchParams({ search: title })}`);
  expect(row(stock, "Small")).toHaveTextContent("3 left");
  const page = await admin.click(within(row(stock, "Small")).getByRole("link"));
  fill(field(page, "How many"), "9");
  fill(field(page, /^Note/), "From the loom");
  const received = await admin.click(button(page, "Update stock"));
  expect(received.toast).toContain("Stock updated successfully");
  expect(row(received, "From the loom")).toHaveTextContent("9");
  expect(fact(received, "Left")).toHaveTextContent("12");
  expect(field(received, /^Note/)).toHaveValue("");

  fill(field(received, "What happened"), "The count was wrong");
  fill(field(received, "How many"), "-20");
  fill(field(received, /^Note/), "Moths");
  const refused = await admin.click(button(received, "Update stock"));
  expect(refused.status).toBe(409);
  expect(within(refused.main).getByText(/There are not that many left/)).toBeVisible();
});

test("an admin removes the picture of a product, and withdraws it", async () => {
  const list = await admin.open(`/admin/products?${new URLSearchParams({ search: title })}`);
  const page = await admin.click(within(row(list, title)).getByRole("link"));
  const pictures = await admin.click(link(page, "Change pictures"));
  const removed = await admin.click(button(pictures, "Remove picture 1"));
  expect(removed.toast).toContain("Picture removed");
  expect(within(removed.main).queryByRole("button", { name: /^Remove picture/ })).toBeNull();

  const confirm = await admin.click(link(page, "Withdraw product"));
  const withdrawn = await admin.click(button(confirm, "Withdraw product"));
  expect(withdrawn.toast).toContain(`${title} has been withdrawn`);
  expect(row(withdrawn, title)).toHaveTextContent("Withdrawn");
});
