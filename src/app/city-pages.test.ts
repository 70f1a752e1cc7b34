import { beforeAll, describe, expect, it } from "vitest";
import { cityMeta, describeCity, partsOf } from "#features/cities/city-meta.ts";
import { findCityCard } from "#features/cities/exports/social-card.server.ts";
import { listCityPaths } from "#features/cities/list-city-paths.server.ts";
import { loader } from "#features/cities/pages/city.tsx";
import { readCity } from "#features/cities/read-city.server.ts";
import { addEvent } from "#features/events/events-for-tests.ts";
import { addGuide } from "#features/travel/guides/guides-for-tests.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";

const { database, services } = setUpServices();

beforeAll(async () => {
  const { db, owner } = database;
  const inSavannah = { location: "Savannah, Georgia", latitude: 32.08, longitude: -81.09 };
  const stalls = Array.from({ length: 6 }, (_, index) => ({ name: `Stall ${index}`, ...inSavannah }));
  const alone = { name: "Stall", location: "Macon, Georgia", latitude: 32.84, longitude: -83.63 };
  await owner
    .insertInto("businesses")
    .values([...stalls, alone])
    .execute();
  for (let count = 0; count < 4; count++) await addEvent(db);
  await addEvent(db, { start_datetime: new Date("2020-05-05T16:00:00Z"), end_datetime: null });
  await addEvent(db, { location: "Union Hall, Tulsa, Oklahoma" });
  await addGuide(db);
  await owner
    .insertInto("cultural_tours")
    .values({ tour_name: "Porch Lights", location: "Savannah, GA" })
    .execute();
  await owner
    .insertInto("booking_platform")
    .values({ name: "Tin Roof Inn", category: "Stays", location: "Savannah, Georgia" })
    .execute();
  await compareDocuments(db);
});

describe("a city page", () => {
  it("shows what the city has, with counts", async () => {
    const city = await readCity(database.db, "savannah-ga");
    expect(city).toMatchObject({
      slug: "savannah-ga",
      city: "Savannah",
      state: "GA",
      stateName: "Georgia",
      guides: { total: 1, items: [{ title: "Savannah, slowly" }] },
      tours: { total: 1, items: [{ name: "Porch Lights" }] },
      businesses: { total: 6 },
      stays: { total: 1, items: [{ name: "Tin Roof Inn" }] },
      events: { total: 4 },
    });
    expect(city?.businesses.items).toHaveLength(4);
    expect(city?.businesses.pins).toHaveLength(6);
    expect(city?.events.items).toHaveLength(3);
    if (!city) return;
    expect(partsOf(city).map(({ id, count }) => [id, count])).toEqual([
      ["guides", 1],
      ["tours", 1],
      ["businesses", 6],
      ["events", 4],
      ["stays", 1],
    ]);
    expect(describeCity(city)).toBe(
      "Black-owned Savannah, in one place: 1 guide, 1 tour, 6 businesses, 4 events, 1 stay.",
    );
  });

  it("omits empty sections", async () => {
    const macon = await readCity(database.db, "macon-ga");
    expect(macon && partsOf(macon).map(({ id }) => id)).toEqual(["businesses"]);
    const tulsa = await readCity(database.db, "tulsa-ok");
    expect(tulsa).toMatchObject({ city: "Tulsa", stateName: "Oklahoma", point: null });
    expect(tulsa && partsOf(tulsa).map(({ id }) => id)).toEqual(["events"]);
  });

  it.each(["nowhere-ga", "savannah", "savannah-zz", "-ga", "%00-ga"])(
    "does not exist for %s",
    async (slug) => {
      expect(await readCity(database.db, slug)).toBeNull();
      expect(await findCityCard(database.db, slug)).toBeNull();
      const args = routeArgs(services, `/cities/${slug}`, { params: { slug } });
      await expect(loader(args)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  it("has one URL", async () => {
    const args = routeArgs(services, "/cities/Savannah-GA", { params: { slug: "Savannah-GA" } });
    const moved = await Promise.resolve(loader(args)).catch((thrown: Response) => thrown);
    expect(moved).toMatchObject({ status: 301 });
    expect((moved as Response).headers.get("location")).toBe("/cities/savannah-ga");
  });

  it("describes itself to search engines", async () => {
    const loaderData = (await readCity(database.db, "savannah-ga")) ?? undefined;
    const root = { loaderData: { origin: "https://market.example", siteName: "Market" } };
    const tags = cityMeta({ loaderData, matches: [root] } as never);
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://market.example/cities/savannah-ga",
    });
    expect(tags).toContainEqual({
      "script:ld+json": expect.objectContaining({
        "@type": ["City", "TouristDestination"],
        name: "Savannah",
        containedInPlace: { "@type": "State", name: "Georgia" },
      }),
    });
    expect(await findCityCard(database.db, "savannah-ga")).toMatchObject({ title: "Savannah" });
    expect(await listCityPaths(database.db)).toContain("/cities/savannah-ga");
  });
});
