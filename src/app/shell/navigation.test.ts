import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";

const site = setUpDemoSite();
const links = [
  ["Home", "/"],
  ["Directory", "/directory"],
  ["Store", "/store"],
  ["Travel", "/travel"],
  ["Events", "/events"],
  ["Entertainment", "/entertainment"],
  ["Reviews", "/reviews"],
] as const;
const banner = (page: VisitedPage) => within(page.getByRole("banner"));
const mainNav = (page: VisitedPage) => within(page.getByRole("navigation", { name: "Main" }));
const currentOf = (page: VisitedPage) =>
  mainNav(page)
    .getAllByRole("link")
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => [textOf(link), link.getAttribute("aria-current")]);

test("[SHELL-03] [SHELL-04] [SHELL-12] the navigation shows the logo and exactly seven links in their order", async () => {
  const page = await openVisitor(site).open("/login");
  const logo = banner(page).getByRole("link", { name: "Ujamaa, home" });
  expect(logo).toHaveAttribute("href", "/");
  expect(logo.querySelector("svg")).toBeVisible();
  const shown = mainNav(page).getAllByRole("link");
  expect(shown.map((link) => [textOf(link), link.getAttribute("href")])).toEqual(links);
  expect(currentOf(page)).toEqual([]);
});

test("[SHELL-05] [SHELL-06] [SHELL-07] [SHELL-08] [SHELL-09] [SHELL-10] [SHELL-11] each link leads to its page and is marked as current there", async () => {
  const visitor = openVisitor(site);
  let page = await visitor.open("/login");
  for (const [label, path] of links) {
    page = await visitor.click(mainNav(page).getByRole("link", { name: label }));
    expect([page.url, page.status]).toEqual([path, 200]);
    expect(currentOf(page)).toEqual([[label, "page"]]);
  }
});

test("[SHELL-13] Store is marked as current on any path that starts with /product", async () => {
  const [product] = await site.queryDatabase<{ id: string }>(
    "select id from products where status = 'published' limit 1",
  );
  const visitor = openVisitor(site);
  const page = await visitor.open(`/product/${product?.id}`);
  expect(page.status).toBe(200);
  expect(currentOf(page)).toEqual([["Store", "true"]]);
  expect(currentOf(await visitor.open("/products-of-nobody"))).toEqual([["Store", "true"]]);
});

test("[SHELL-32] the mobile menu, a popover that its toggle opens without scripts, has the seven links", async () => {
  const page = await openVisitor(site).open("/travel");
  const toggle = banner(page).getByRole("button", { name: "Menu" });
  const menu = banner(page).getByRole("navigation", { name: "Menu" });
  const popover = menu.closest("[popover]");
  expect(popover).toHaveAttribute("popover", "auto");
  expect(toggle).toHaveAttribute("popovertarget", popover?.id);
  const shown = within(menu).getAllByRole("link");
  expect(textsOf(shown)).toEqual(links.map(([label]) => label));
  expect(shown.map((link) => link.getAttribute("href"))).toEqual(links.map(([, path]) => path));
  expect(within(menu).getByRole("link", { current: "page" })).toHaveTextContent("Travel");
  // The same pair as next to the navigation on wide screens.
  expect(within(popover as HTMLElement).getByRole("link", { name: "Login" })).toBeVisible();
  expect(within(popover as HTMLElement).getByRole("link", { name: "Sign Up" })).toBeVisible();
});

test("an unknown URL responds 404 inside the shell, with a link home", async () => {
  const visitor = openVisitor(site);
  const page = await visitor.open("/no-such-page");
  expect(page.status).toBe(404);
  expect(page.document.title).toMatch(/^Page not found/);
  expect(page.document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(mainNav(page).getAllByRole("link")).toHaveLength(7);
  const home = await visitor.click(within(page.main).getByRole("link", { name: "Back to the home page" }));
  expect([home.url, home.status]).toEqual(["/", 200]);
});
