import { within } from "@testing-library/dom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { check, fill, openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const turnStore = (isOn: boolean) =>
  site.queryDatabase("update launch_switches set is_on = $1 where name = 'store_catalogue'", [isOn]);
const total = (page: VisitedPage) => textOf(page.main.querySelector("#results"));
const titlesOf = (page: VisitedPage) =>
  within(page.main)
    .getAllByRole("article")
    .map((card) => textOf(within(card).getByRole("heading")));
const searchBox = (page: VisitedPage) =>
  within(page.main).getByRole("searchbox", { name: "Search the store" });
const formOf = (page: VisitedPage) => (searchBox(page) as HTMLInputElement).form as HTMLFormElement;

test("[STORE-01] [STORE-02] the store is under construction while its switch is off", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/store");
  expect(page.status).toBe(200);
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^Store$/);
  expect(page.main).toHaveTextContent("The store is under construction.");
  const home = await visitor.click(within(page.main).getByRole("link", { name: "Back to the home page" }));
  expect(home.url).toBe("/");
});

describe("the open store", () => {
  beforeAll(async () => {
    await turnStore(true);
  });
  afterAll(async () => {
    await turnStore(false);
  });

  test("filters by price, sale and stock, and clears the filters", async () => {
    const visitor = openVisitor(site);
    const page = await visitor.open("/store");
    expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(/^The store$/);
    expect(titlesOf(page).length).toBeGreaterThan(0);

    check(within(page.main).getByRole("radio", { name: /^Up to \$25/ }));
    const cheap = await visitor.submit(formOf(page));
    expect(new URL(cheap.url, "http://localhost").searchParams.get("price")).toBe("25");
    expect(total(cheap)).not.toBe(total(page));
    check(within(cheap.main).getByRole("checkbox", { name: /^On sale/ }));
    const reduced = await visitor.submit(formOf(cheap));
    const requested = new URL(reduced.url, "http://localhost").searchParams;
    expect([requested.get("price"), requested.get("sale")]).toEqual(["25", "on"]);
    const [clear] = within(reduced.main).getAllByRole("link", { name: "Clear all" });
    const cleared = await visitor.click(clear as HTMLElement);
    expect(cleared.url).toBe("/store");
    expect(total(cleared)).toBe(total(page));

    check(within(cleared.main).getByRole("checkbox", { name: /^Ready to ship/ }));
    const ready = await visitor.click(within(cleared.main).getByRole("button", { name: "Search" }));
    expect(ready.url).toMatch(/stock=ready/);
    expect(within(ready.main).getAllByRole("link", { name: /Ready to ship/ })[0]).toBeVisible();
  });

  test("sorts by price", async () => {
    const visitor = openVisitor(site);
    const page = await visitor.open("/store");
    const sort = within(page.main).getByRole("combobox", { name: "Sort by" });
    fill(sort, "Price, low to high");
    const sorted = await visitor.submit((sort as HTMLSelectElement).form as HTMLFormElement);
    expect(sorted.url).toMatch(/[?&]sort=price-up(&|$)/);
    const amounts = textsOf(sorted.main.querySelectorAll("article .price b")).map((price) =>
      Number(price.replace("$", "")),
    );
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test("shows the goods of a collection, as many as its link counts", async () => {
    const visitor = openVisitor(site);
    const page = await visitor.open("/store");
    const collections = within(page.main).getByRole("navigation", { name: "Collections" });
    const [, link] = within(collections).getAllByRole("link");
    const [, title = "", count = ""] = /^(.*?) ?(\d+ products?)$/.exec(textOf(link)) ?? [];
    const chosen = await visitor.click(link as HTMLElement);
    expect(chosen.url).toBe(`/store?${new URLSearchParams({ collection: title })}`);
    expect(total(chosen)).toBe(count);
  });

  test("finds a good by its name, in any case", async () => {
    const visitor = openVisitor(site);
    const page = await visitor.open("/store");
    const [name = ""] = titlesOf(page);
    fill(searchBox(page), name.toUpperCase());
    check(within(page.main).getByRole("radio", { name: /^Any price/ }));
    const found = await visitor.click(within(page.main).getByRole("button", { name: "Search" }));
    expect(titlesOf(found)).toEqual([name]);
  });

  test("shows goods that the words mean where none has them in its name", async () => {
    const visitor = openVisitor(site);
    await compareDocuments(site.services.db);
    const page = await visitor.open("/store?search=gift");
    expect(page.main).toHaveTextContent("Nothing like that on the shelf. Yet.");
    const goods = within(page.getByRole("region", { name: "Products close to “gift”" }));
    expect(goods.getAllByRole("article").length).toBeGreaterThan(3);
    const cheap = await visitor.open("/store?search=gift+under+%2420");
    const amounts = textsOf(cheap.main.querySelectorAll("article .price b")).map((price) =>
      Number(price.replace("$", "")),
    );
    expect(amounts.length).toBeGreaterThan(0);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(20);
    const everything = await visitor.click(page.getByRole("link", { name: "Everything for “gift”" }));
    expect(everything.url).toBe("/search?q=gift");
  });

  test("takes any price, and keeps it among the choices", async () => {
    const visitor = openVisitor(site);
    const page = await visitor.open("/store?price=10-20");
    expect(within(page.main).getByRole("radio", { name: /^\$10 to \$20/ })).toBeChecked();
    const amounts = textsOf(page.main.querySelectorAll("article .price b")).map((price) =>
      Number(price.replace("$", "")),
    );
    expect(amounts.length).toBeGreaterThan(0);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(20);
    expect(Number.parseInt(total(page), 10)).toBeGreaterThanOrEqual(amounts.length);
    const [chip] = within(page.main).getAllByRole("link", { name: /\$10 to \$20/ });
    const all = await visitor.click(chip as HTMLElement);
    expect(all.url).toBe("/store");
  });

  test("says when nothing matches, with a link to all goods", async () => {
    const visitor = openVisitor(site);
    const all = await visitor.open("/store");
    const page = await visitor.open("/store?search=zzz+no+such+thing");
    expect(page.main).toHaveTextContent("Nothing like that on the shelf. Yet.");
    const back = within(page.main).getAllByRole("link", { name: "All products" }).at(-1);
    const shown = await visitor.click(back as HTMLElement);
    expect(shown.url).toBe("/store");
    expect(total(shown)).toBe(total(all));
  });
});
