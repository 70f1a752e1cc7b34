import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();

/** The path of the first published product that this condition on `products` finds. */
async function findProduct(condition: string): Promise<string> {
  const [product] = await site.queryDatabase<{ id: string }>(
    `select id from products where status = 'published' and deleted_at is null and ${condition} order by id limit 1`,
  );
  return `/product/${product?.id}`;
}
const hasVariant = (condition: string) =>
  `exists (select from product_variants where product_id = products.id and ${condition})`;
/** A throw in several colors, each with a picture: seven of the first variant are in stock. */
const findThrow = () => findProduct(hasVariant("title = 'Clay / 50 × 70 in'"));

const stage = (page: VisitedPage) =>
  page.main.querySelector(".gallery-stage .cover-picture")?.getAttribute("src");
const thumbs = (page: VisitedPage) => [...page.main.querySelectorAll(".gallery-thumbs a")];
const option = (page: VisitedPage, name: RegExp) => within(page.main).getByRole("group", { name });
const chosen = (page: VisitedPage, name: RegExp) =>
  textOf(option(page, name).querySelector('[aria-current="true"]'));
const link = (page: VisitedPage, name: string) => within(page.main).getByRole("link", { name });
const addToCart = (page: VisitedPage) => page.main.querySelector(".stepper + .button");

test("[STORE-06] [STORE-07] [STORE-13] [STORE-14] [STORE-15] [STORE-16] has a gallery that goes around, while the store is closed", async () => {
  const path = await findThrow();
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Harvest Throw$/);
  expect(thumbs(page).length).toBeGreaterThan(3);
  const last = await visitor.click(link(page, "Previous picture"));
  expect(thumbs(last).at(-1)).toHaveAttribute("aria-current", "true");
  expect(stage(last)).not.toBe(stage(page));
  const first = await visitor.click(link(last, "Next picture"));
  expect(stage(first)).toBe(stage(page));
  const second = await visitor.click(link(first, "Next picture"));
  expect(stage(second)).not.toBe(stage(page));
});

test("[STORE-21] [STORE-22] [STORE-23] a variant is chosen by its URL, which turns to its picture", async () => {
  const path = await findThrow();
  const [clay] = await site.queryDatabase<{ id: string; image_url: string }>(
    "select id, image_url from product_variants where title = 'Clay / 50 × 70 in' and product_id = $1",
    [path.split("/").at(-1)],
  );
  const visitor = openVisitor(site);
  const page = await visitor.open(path);
  expect(chosen(page, /^Color/)).toContain("Plum");
  expect(chosen(page, /^Size/)).toBe("50 × 70 in");
  const other = await visitor.click(within(option(page, /^Color/)).getByRole("link", { name: /Clay/ }));
  expect(other.url).toBe(`${path}?variant=${clay?.id}`);
  expect(stage(other)).toBe(clay?.image_url);
  const large = await visitor.click(within(option(page, /^Size/)).getByRole("link", { name: "60 × 90 in" }));
  expect(chosen(large, /^Size/)).toBe("60 × 90 in");
  expect(textOf(large.main.querySelector(".price-large b"))).toBe("$168.00");
});

test("[STORE-24] the gallery stays where it is when the chosen variant has no picture", async () => {
  const path = await findProduct(
    `not ${hasVariant("image_url is not null")}
     and (select count(*) from product_variants where product_id = products.id) > 2`,
  );
  const visitor = openVisitor(site);
  const page = await visitor.open(`${path}?picture=3`);
  const other = page.main.querySelector<HTMLElement>('.chips a:not([aria-current="true"])');
  const chose = await visitor.click(other as HTMLElement);
  expect(chose.url).toMatch(/[?&]variant=/);
  expect(stage(page)).toBeTruthy();
  expect(stage(chose)).toBe(stage(page));
});

test("[STORE-25] [STORE-26] [STORE-41] offers one of what is in stock", async () => {
  const page = await openVisitor(site).open(await findThrow());
  expect(within(page.main).getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  expect(page.main).toHaveTextContent("7 in stock!");
  expect(addToCart(page)).toHaveTextContent("Add to cart");
  expect(within(page.main).getByRole("button", { name: "Buy now" })).toBeEnabled();
});

test("[STORE-37] [STORE-42] a sold-out product is unavailable, and cannot be bought without scripts either", async () => {
  const page = await openVisitor(site).open(
    await findProduct(`not exists (
      select from product_variants left join variant_stock on variant_stock.variant_id = product_variants.id
      where product_id = products.id and (not manage_inventory or coalesce(inventory_quantity, 0) > 0)
    ) and ${hasVariant("true")}`),
  );
  expect(page.main).toHaveTextContent("Currently unavailable");
  expect(addToCart(page)).toBeDisabled();
  expect(within(page.main).queryByRole("button", { name: "Buy now" })).toBeNull();
});

test("a product made to order does not mention stock", async () => {
  const page = await openVisitor(site).open(await findProduct(`not ${hasVariant("manage_inventory")}`));
  expect(within(page.main).getByRole("button", { name: "Buy now" })).toBeEnabled();
  expect(page.main).not.toHaveTextContent(/in stock!|left\./);
});

test("the page of the seller lists the product", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open(await findThrow());
  const seller = await visitor.click(link(page, "Northstar Looms"));
  expect(seller.getByRole("heading", { name: "From their shelves" })).toBeVisible();
  expect(seller.getAllByRole("link", { name: /Harvest Throw/ })[0]).toBeVisible();
});
