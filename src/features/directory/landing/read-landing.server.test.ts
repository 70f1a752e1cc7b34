import { beforeAll, describe, expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { describeLanding } from "./landing-meta.ts";
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
  const places = [
    { location: "Atlanta, Georgia", latitude: 33.75, longitude: -84.39, count: 30 },
    { location: "Savannah, Georgia", latitude: 32.08, longitude: -81.09, count: 4 },
    { location: "Macon, Georgia", latitude: 32.84, longitude: -83.63, count: 2 },
    { location: "Washington, D.C.", latitude: 38.91, longitude: -77.04, count: 3 },
  ];
  const rows = places.flatMap(({ count, ...place }) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${place.location.split(",")[0]} Stall ${index}`,
      category_id: index % 2 === 0 ? food : null,
      ...place,
    })),
  );
  await owner.insertInto("businesses").values(rows).execute();
  await compareDocuments(database.db);
});

/** Where a missing page redirects to. */
const redirectOf = (read: Promise<unknown>) =>
  read.then(
    () => null,
    (thrown: Response) => thrown.headers.get("location"),
  );
const tagOf = (tags: ReturnType<typeof describeLanding>, name: string) =>
  tags.find((tag) => tag && "name" in tag && tag.name === name) as { content: string } | undefined;

describe("the page of a category", () => {
  it("shows its first businesses and links to the list, other categories and cities", async () => {
    const landing = await readCategoryLanding(database.db, "food-beverage");
    expect(landing).toMatchObject({
      path: "/directory/food-beverage",
      subject: "Food & Beverage",
      total: "20 businesses",
      all: "/directory?category=Food+%26+Beverage",
    });
    expect(landing.cards).toHaveLength(20);
    expect(new Set(landing.cards.map(({ category }) => category))).toEqual(new Set(["Food & Beverage"]));
    expect(landing.links.map(({ links }) => links)).toEqual([
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
  ])("redirects %s to the directory, which shows a notice", async (slug, path) => {
    expect(await redirectOf(readCategoryLanding(database.db, slug))).toBe(path);
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
    expect(landing.links[0]).toEqual({
      title: "Elsewhere in Georgia",
      links: [{ label: "Savannah", to: "/directory/in/savannah-ga" }],
    });
  });

  it("exists for the capital in any spelling of its district", async () => {
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
  ])("redirects %s to a search around it", async (slug, path) => {
    expect(await redirectOf(readPlaceLanding(database.db, slug))).toBe(path);
  });
});

describe("landingMeta", () => {
  it("has a title and description per page, short enough for search results", async () => {
    const landings = [
      await readCategoryLanding(database.db, "food-beverage"),
      await readPlaceLanding(database.db, "atlanta-ga"),
      await readPlaceLanding(database.db, "savannah-ga"),
    ];
    const metas = landings.map((landing) => describeLanding(landing, site));
    const descriptions = metas.map((tags) => tagOf(tags, "description")?.content ?? "");
    const titles = metas.map((tags) => JSON.stringify(tags[0]));
    expect(new Set(titles).size).toBe(3);
    expect(new Set(descriptions).size).toBe(3);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
    expect(titles[1]).toContain("Black-owned businesses in Atlanta, Georgia · Market");
  });

  it("has a canonical URL, the list and the breadcrumb", async () => {
    const landing = await readPlaceLanding(database.db, "savannah-ga");
    const tags = describeLanding(landing, site);
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
