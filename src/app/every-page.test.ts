import { within } from "@testing-library/dom";
import { beforeAll, describe, expect, test } from "vitest";
import { demoAccounts } from "#seed/accounts.ts";
import { setUpDemoSite } from "#testing/demo-site.ts";
import { fill, openVisitor, textOf, textsOf, type VisitedPage, type Visitor } from "#testing/visitor.ts";
import { listPages } from "./every-page-for-tests.ts";

type Visit = { path: string; status: number; url: string; shell: Shell; hasSearchBox: boolean };
type Shell = { links: string[]; linksInMenu: string[]; menuButtons: number; footers: number };

const site = setUpDemoSite();
const sections = ["Home", "Directory", "Store", "Travel", "Events", "Entertainment", "Reviews"];
const unknownPage = "/no-such-page";
let visits: Visit[];
let closed: string[];

beforeAll(async () => {
  const visitor = openVisitor(site);
  const admin = openVisitor(site);
  await admin.signIn(demoAccounts.admin);
  const pages = await listPages(async (path) => (await visitor.request(path)).text());
  closed = pages.closed;
  visits = [];
  // One page at a time: a hundred documents at once would use too much memory.
  for (const path of [...pages.open, ...closed, unknownPage])
    visits.push(await visit(closed.includes(path) ? admin : visitor, path));
});

test("[SHELL-01] [SHELL-02] every page has the navigation, its menu for phones and the footer", () => {
  expect(visits.length).toBeGreaterThan(100);
  const whole: Shell = { links: sections, linksInMenu: sections, menuButtons: 1, footers: 1 };
  expect(visits.map(({ path, shell }) => [path, shell])).toEqual(visits.map(({ path }) => [path, whole]));
});

test("every closed page responds at its own URL to a logged-in user", () => {
  expect(closed).toEqual(expect.arrayContaining(["/account", "/admin", "/trips", "/help"]));
  const redirected = visits.filter(({ path, url }) => closed.includes(path) && url !== path);
  expect(redirected).toEqual([]);
});

describe("[SHELL-52] without logging in", () => {
  const open = () => visits.filter(({ path }) => path !== unknownPage && !closed.includes(path));

  test("every list, every detail page and the store respond", () => {
    expect(open().map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/directory", "/directory/map", "/reviews", "/store", "/travel", "/events"]),
    );
    expect(open().filter(({ path, status, url }) => status !== 200 || url !== path)).toEqual([]);
  });

  test("lists link to details", async () => {
    const visitor = openVisitor(site);
    const directory = await visitor.open("/directory");
    const [card] = within(directory.main).getAllByRole("article");
    const [link] = within(card as HTMLElement).getAllByRole("link");
    const business = await visitor.click(link as HTMLElement);
    expect(business.getByRole("heading", { level: 1 })).toHaveTextContent(textOf(link));

    const reviews = await visitor.open("/reviews");
    const [list] = within(reviews.main).getAllByRole("list", { name: /^Businesses/ });
    const [first] = within(list as HTMLElement).getAllByRole("link");
    const ofBusiness = await visitor.click(first as HTMLElement);
    expect(ofBusiness.url).toMatch(/^\/reviews\?business=/);
    expect(within(ofBusiness.getByRole("banner")).getAllByRole("link", { name: "Login" })).not.toEqual([]);
  });
});

describe("[SHELL-48] part of a name is found, case-insensitive", () => {
  const names = (selector: string) => (page: VisitedPage) => textsOf(page.main.querySelectorAll(selector));
  const cards = (page: VisitedPage) =>
    textsOf(page.main.querySelector(".card-grid")?.querySelectorAll(".card-name") ?? []);
  const saffron = { typed: "fFrOn", name: "Saffron & Smoke" };
  const lists: Record<string, { typed: string; name: string; find: (page: VisitedPage) => string[] }> = {
    "/": { ...saffron, find: cards },
    "/artist-directory": { typed: "cOrNbReA", name: "DJ Cornbread", find: cards },
    "/booking-platform": { typed: "aYoU cHaRtEr", name: "Bayou Charter Boats", find: cards },
    "/comedy-and-shows": { typed: "oNd LiNe CoM", name: "Second Line Comedy", find: cards },
    "/directory": { ...saffron, find: cards },
    "/events": {
      typed: "nTeR mAkErS",
      name: "Winter Makers Market",
      find: names(".card-name, .ticket :is(h2, h3)"),
    },
    "/film-and-media": { typed: "uA eBeR", name: "Akua Eberhart", find: cards },
    "/reviews": {
      ...saffron,
      find: ({ main }) =>
        textsOf(within(within(main).getByRole("list", { name: "Businesses" })).getAllByRole("link")),
    },
    "/theater-and-arts": { typed: "bAsH pLaY", name: "Calabash Players", find: cards },
  };

  test("these are the pages with a search box", () => {
    const withBox = visits.filter(({ path, hasSearchBox }) => hasSearchBox && !closed.includes(path));
    // The artist form is a dialog over the list; the site search parses requests.
    const others = ["/directory/map", "/artist-directory/submit", "/search"];
    expect(withBox.map(({ path }) => path).toSorted()).toEqual([...others, ...Object.keys(lists)].toSorted());
  });

  test.each(Object.entries(lists))("from %s", async (path, { typed, name, find }) => {
    const found = find(await search(path, "search", typed));
    expect(found.filter((text) => text.includes(name))).toHaveLength(1);
    expect(found.filter((text) => !text.toLowerCase().includes(typed.toLowerCase()))).toEqual([]);
  });

  test("from /search, which also interprets words", async () => {
    const found = cards(await search("/search", "q", saffron.typed));
    expect(found.filter((text) => text.includes(saffron.name))).toHaveLength(1);
  });

  test("from /directory/map, which marks every business with the name", async () => {
    const response = await openVisitor(site).request(`/api/v1/businesses?limit=50&search=${saffron.typed}`);
    const { items } = await response.json();
    expect(items.length).toBeGreaterThan(1);
    const { main } = await search("/directory/map", "search", saffron.typed);
    expect(within(main).getByRole("heading", { name: `${items.length} businesses` })).toBeVisible();
    const marked = textsOf(within(main).getAllByRole("heading", { level: 3 }));
    expect(marked.toSorted()).toEqual(items.map(({ name }: { name: string }) => name).toSorted());
  });
});

/** Types text into the first field with this name and presses Enter. */
async function search(path: string, field: string, words: string): Promise<VisitedPage> {
  const visitor = openVisitor(site);
  const input = (await visitor.open(path)).main.querySelector<HTMLInputElement>(`input[name=${field}]`);
  if (!input?.form) throw new Error(`${path} has no form with the field ${field}.`);
  fill(input, words);
  const page = await visitor.submit(input.form);
  expect(new URLSearchParams(page.url.split("?")[1]).get(field)).toBe(words);
  return page;
}

async function visit(visitor: Visitor, path: string): Promise<Visit> {
  const page = await visitor.open(path);
  const hasSearchBox = page.document.querySelector("input[type=search], input[name=search]") !== null;
  return { path, status: page.status, url: page.url, shell: readShell(page), hasSearchBox };
}

function readShell(page: VisitedPage): Shell {
  const [banner] = landmarks(page, "banner").map((element) => within(element));
  const linksIn = (name: string) => {
    const nav = banner?.queryByRole("navigation", { name });
    return nav ? textsOf(within(nav).getAllByRole("link")) : [];
  };
  return {
    links: linksIn("Main"),
    // Members have more links below the seven.
    linksInMenu: linksIn("Menu").slice(0, sections.length),
    menuButtons: banner?.queryAllByRole("button", { name: "Menu" }).length ?? 0,
    footers: landmarks(page, "contentinfo").length,
  };
}

/** Testing Library also finds the headers and footers of articles. */
const landmarks = (page: VisitedPage, role: "banner" | "contentinfo") =>
  page.getAllByRole(role).filter((element) => !element.closest("main"));
