import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { openVisitor, textOf, textsOf, type VisitedPage } from "#testing/visitor.ts";
import { withSwitchOn } from "#testing/with-switch-on.ts";

const site = setUpDemoSite();
const byName = new Intl.Collator("en", { sensitivity: "base" }).compare;
const link = (page: VisitedPage, name: string) => within(page.main).getByRole("link", { name });

test("while their switch is off, the other subjects of entertainment have no page", async () => {
  const page = await openVisitor(site).open("/entertainment/dance");
  expect(page.status).toBe(404);
  expect(page.document.title).toMatch(/^Page not found/);
});

test("with their switch on, the tiles of the other subjects link to paginated lists by name", () =>
  withSwitchOn(site, "entertainment_more", async () => {
    const visitor = openVisitor(site);
    const entertainment = await visitor.open("/entertainment");
    for (const name of ["Podcasts", "Dance", "Poetry", "Games"]) {
      const page = await visitor.click(link(entertainment, name));
      expect(page.url).toBe(`/entertainment/${name.toLowerCase()}`);
      expect(textOf(within(page.main).getByRole("heading", { level: 1 }))).toBe(name);
      const names = textsOf(page.main.querySelectorAll("article h3"));
      expect(names).toHaveLength(12);
      expect(names).toEqual(names.toSorted(byName));
    }
    const poetry = await visitor.open("/entertainment/poetry");
    const next = await visitor.click(link(poetry, "Next"));
    expect(textOf(next.main.querySelector(".result-bar .position"))).toMatch(/^13–24 of /);
  }));

test("an entry that is a business links to its page", () =>
  withSwitchOn(site, "entertainment_more", async () => {
    const visitor = openVisitor(site);
    const podcasts = await visitor.open("/entertainment/podcasts");
    const [first] = podcasts.main.querySelectorAll<HTMLElement>("article h3 a");
    const business = await visitor.click(first as HTMLElement);
    expect(business.url).toMatch(/^\/business\//);
    expect(business.status).toBe(200);
  }));
