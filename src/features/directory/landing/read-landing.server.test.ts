import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { rebuildSearch } from "../search/jobs/rebuild-search.server.ts";
import { landingMeta } from "./landing-meta.ts";
import { readCategoryLanding, readPlaceLanding } from "./read-landing.server.ts";

const database = setUpDatabase();
const site = { origin: "https://market.example", name: "Market" };

beforeAll(async () => {
  const { owner } = database;
  const { id: food } = await owner
    .selectFrom("categories")
    .select("id")
    .where("name", "=", "Food & Beverage")
    .executeTakeFirstOrThrow();
  const spots = [
    { location: "Atlanta, Georgia", latitude: 33.75, longitude: -84.39, count: 30 },
    { location: "Savannah, Georgia", latitude: 32.08, longitude: -81.09, count: 4 },
    { location: "Macon, Georgia", latitude: 32.84, longitude: -83.63, count: 2 },
    { location: "Washington, D.C.", latitude: 38.91, longitude: -77.04, count: 3 },
  ];
  const rows = spots.flatMap(({ count, ...spot }) =>
    Array.from({ length: count }, (_, at) => ({
      name: `${spot.location.split(",")[0]} Stall ${at}`,
      category_id: at % 2 === 0 ? food : null,
      ...spot,
    })),
  );
  await owner.insertInto("businesses").values(rows).execute();
  await rebuildSearch(database.db, { graceMs: 0 });
}, 60_000);

/** Where a missing page redirects to. */
const leadsTo = (read: Promise<unknown>) =>
  read.then(
    () => null,
    (thrown: Response) => thrown.headers.get("location"),
  );
const tagOf = (tags: ReturnType<typeof landingMeta>, name: string) =>
  tags.find((tag) => tag && "name" in tag && tag.name === name) as { content: string } | undefined;

describe("the page of a category", () => {
  it("shows its first businesses and leads to the list, other categories and cities", async () => {
    const landing = await readCategoryLanding(database.db, "food-beverage");
    expect(landing).toMatchObject({
      path: "/directory/food-beverage",
      subject: "Food & Beverage",
      total: "20 businesses",
      all: "/directory?category=Food+%26+Beverage",
    });
    expect(landing.cards).toHaveLength(20);
    expect(new Set(landing.cards.map(({ category }) => category))).toEqual(new Set(["Food & Beverage"]));
    expect(landing.ways.map(({ ways }) => ways)).toEqual([
      [{ label: "Other", to: "/directory/other" }],
      [
        { label: "Atlanta, Georgia", to: "/directory/in/atlanta-ga" },
        { label: "Savannah, Georgia", to: "/directory/in/savannah-ga" },
        { label: "Washington, D.C.", to: "/directory/in/washington-dc" },
      ],
    ]);
  });

  it.each([
    ["nothing", "/directory?category=nothing"],
    ["hair-salons", "/directory?category=hair+salons"],
    ["Food-Beverage", "/directory?category=Food+Beverage"],
    ["music", "/directory?category=Music"],
  ])("is not there for %s: the directory says so", async (slug, path) => {
    expect(await leadsTo(readCategoryLanding(database.db, slug))).toBe(path);
  });
});

describe("the page of a city", () => {
  it("shows businesses in and around it", async () => {
    const landing = await readPlaceLanding(database.db, "atlanta-ga");
    expect(landing).toMatchObject({
      subject: "Atlanta, Georgia",
      total: "30 businesses",
      all: "/directory?near=Atlanta%2C+Georgia",
    });
    expect(landing.cards).toHaveLength(24);
    expect(landing.cards.every(({ location }) => location === "Atlanta, GA")).toBe(true);
    expect(landing.ways[0]).toEqual({
      title: "Elsewhere in Georgia",
      ways: [{ label: "Savannah", to: "/directory/in/savannah-ga" }],
    });
  });

  it("is there for the capital, however its district is spelled", async () => {
    expect(await readPlaceLanding(database.db, "washington-dc")).toMatchObject({
      subject: "Washington, D.C.",
      total: "3 businesses",
      all: "/directory?near=Washington%2C+D.C.",
    });
  });

  it.each([
    ["macon-ga", "/directory?near=macon%2C+Georgia"],
    ["nowhere-ga", "/directory?near=nowhere%2C+Georgia"],
    ["atlanta-tx", "/directory?near=atlanta%2C+Texas"],
    ["atlanta", "/directory?near=atlanta"],
  ])("is not there for %s: the directory looks around it, or says so", async (slug, path) => {
    expect(await leadsTo(readPlaceLanding(database.db, slug))).toBe(path);
  });
});

describe("what search engines are told", () => {
  it("is different for every page, and short enough to be shown", async () => {
    const landings = [
      await readCategoryLanding(database.db, "food-beverage"),
      await readPlaceLanding(database.db, "atlanta-ga"),
      await readPlaceLanding(database.db, "savannah-ga"),
    ];
    const metas = landings.map((landing) => landingMeta(landing, site));
    const descriptions = metas.map((tags) => tagOf(tags, "description")?.content ?? "");
    const titles = metas.map((tags) => JSON.stringify(tags[0]));
    expect(new Set(titles).size).toBe(3);
    expect(new Set(descriptions).size).toBe(3);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
    expect(titles[1]).toContain("Black-owned businesses in Atlanta, Georgia · Market");
  });

  it("names the one address of the page, its list and the way to it", async () => {
    const landing = await readPlaceLanding(database.db, "savannah-ga");
    const tags = landingMeta(landing, site);
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://market.example/directory/in/savannah-ga",
    });
    const data = tags.flatMap((tag) => (tag && "script:ld+json" in tag ? [tag["script:ld+json"]] : []));
    expect(data).toMatchObject([
      { "@type": "CollectionPage", mainEntity: { itemListElement: { length: 4 } } },
      { "@type": "BreadcrumbList", itemListElement: { length: 3 } },
    ]);
  });
});
