import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { routeArgs } from "#testing/route-args.ts";
import { openTestServices, setUpServices } from "#testing/services.ts";
import { loadRelatedBusinesses } from "../related/load-related-businesses.server.ts";
import { loader } from "./search.tsx";

const site = setUpServices();
type Loaded = Awaited<ReturnType<typeof loader>>;

beforeAll(() => seedDemo(site.database.ownerUrl), 60_000);

async function load(search: string, services: object = {}) {
  const args = routeArgs({ ...site.services, ...services }, `/search?${search}`, {
    visit: { ip: "192.0.2.7" },
  });
  return (await loader(args)) as Loaded;
}

async function resultsFor(search: string) {
  const { found } = (await load(search)).data;
  if (!found?.results) throw new Error(`No answer to ${search}.`);
  return found.results;
}

describe("the search page", () => {
  it("parses a query and describes it", async () => {
    const { description, cityPage, sections, total } = await resultsFor("q=soul+food+savanah");
    expect(description?.chips.map(({ label }) => label)).toEqual(["Food & Beverage", "Savannah, Georgia"]);
    expect(description?.corrections).toEqual([{ original: "savanah", corrected: "Savannah" }]);
    expect(cityPage).toMatchObject({ to: "/cities/savannah-ga", name: "Savannah, Georgia" });
    const businesses = sections.find(({ tab }) => tab === "businesses")?.cards ?? [];
    expect(businesses.length).toBeGreaterThan(0);
    expect(new Set(businesses.map(({ location }) => location))).toEqual(new Set(["Savannah, GA"]));
    expect(total.count).toBeGreaterThanOrEqual(businesses.length);
  });

  it("shows a few of each kind, and up to 24 in a tab", async () => {
    const everything = await resultsFor("q=atlanta");
    const few = everything.sections.find(({ tab }) => tab === "businesses");
    expect(few?.cards).toHaveLength(6);
    expect(few?.all?.to).toBe("/search?q=atlanta&tab=businesses");
    const one = await resultsFor("q=atlanta&tab=businesses");
    expect(one.sections.map(({ tab }) => tab)).toEqual(["businesses"]);
    expect(one.sections[0]?.cards).toHaveLength(24);
    expect(one.sections[0]?.all?.to).toBe("/directory?near=Atlanta%2C+Georgia");
    expect(one.tabs).toEqual(everything.tabs);
  });

  it("shows everything for a tab without results", async () => {
    const { tab, sections } = await resultsFor("q=saffron+smoke&tab=help");
    expect(tab).toBe("");
    expect(sections.length).toBeGreaterThan(0);
  });

  it("asks for the location of “near me” until it is known", async () => {
    expect((await resultsFor("q=coffee+near+me")).needsLocation).toBe(true);
    expect((await resultsFor("q=coffee+near+me&near=Nowhereville")).needsLocation).toBe(true);
    expect((await resultsFor("q=coffee+near+me&lat=33.75&lng=-84.39")).needsLocation).toBe(false);
    const typed = await resultsFor("q=coffee+near+me&near=savannah");
    expect(typed.needsLocation).toBe(false);
    expect(typed.description?.chips.at(-1)?.label).toBe("Savannah, Georgia");
  });

  it("suggests searches without results and without a query", async () => {
    const { sections, words } = await resultsFor("q=xqzvkjw");
    expect(sections).toEqual([]);
    expect(words.length).toBeGreaterThan(0);
    const { found } = (await load("")).data;
    expect(found?.words.length).toBeGreaterThan(0);
    expect(found?.examples.length).toBeGreaterThan(1);
  });

  it("keeps the query when the database is down or the network is rate limited", async () => {
    const db = openDatabase(openPool("postgres://nobody@127.0.0.1:1/none"));
    expect(await load("q=tea", { db })).toMatchObject({
      data: { query: { q: "tea" }, failure: { reason: "failed" } },
      init: { status: 503 },
    });
    await db.destroy();
    const { limits } = openTestServices(site.database);
    const searches = { run: async () => null };
    const all = await Promise.all(Array.from({ length: 301 }, () => load("q=tea", { limits, searches })));
    expect(all.at(-1)).toMatchObject({ data: { failure: { reason: "too-many" } }, init: { status: 429 } });
  });
});

describe("related businesses", () => {
  const also = (search: string) =>
    loadRelatedBusinesses(site.services, "192.0.2.8", new URLSearchParams(search), new Date());

  it("match the category and place in the text", async () => {
    const found = await also("search=food+savannah");
    expect(found).toMatchObject({
      text: "food savannah",
      label: "Food & Beverage in Savannah, Georgia",
    });
    expect(found?.cards.length).toBeGreaterThan(0);
    expect(found?.cards.length).toBeLessThanOrEqual(6);
  });

  it("are near the place, even if many names elsewhere match", async () => {
    for (const where of ["near=Atlanta%2C+Georgia", "lat=33.75&lng=-84.39", "near=30303"]) {
      const found = await also(`search=Braids&${where}`);
      expect(found?.label, where).toMatch(/^Beauty & Cosmetics .*, with braiding$/);
      expect(found?.cards[0]?.location, where).toBe("Atlanta, GA");
    }
  });

  it("name the remaining words in the label", async () => {
    const found = await also("search=soul+food+in+atlanta");
    expect(found?.label).toBe("Food & Beverage in Atlanta, Georgia, with soul food");
    const first = await site.database.db
      .selectFrom("businesses")
      .select("subcategory")
      .where("id", "=", found?.cards[0]?.id ?? "")
      .execute();
    expect(first).toEqual([{ subcategory: "Soul food" }]);
  });

  it.each([
    "",
    "search=",
    "search=saffron",
    "search=food+savannah&state=Georgia",
    "search=food+savannah&after=x",
  ])("are empty for %s", async (search) => {
    expect(await also(search)).toBeNull();
  });

  it("are empty if several names match", async () => {
    expect(await also("search=kitchen")).toBeNull();
  });
});
