import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import type { SearchKind } from "../parse/parsed-query.ts";
import {
  addArtist,
  addBusiness,
  addEvent,
  addProduct,
  aParsedQuery,
  applyChanges,
  beauty,
  food,
  macon,
  openPages,
  savannah,
} from "../rows-for-tests.ts";
import type { ResultGroup } from "./result.ts";
import { type SearchOptions, searchAll } from "./search-all.server.ts";

const database = setUpDatabase();
const now = new Date("2031-12-01T12:00:00Z");

const search = (
  words: string,
  parts: Parameters<typeof aParsedQuery>[1] = {},
  options: Partial<SearchOptions> = {},
) => searchAll(database.db, aParsedQuery(words, parts), { now, ...options });
const titlesOf = (groups: readonly ResultGroup[], kind: SearchKind = "business") =>
  groups.find((group) => group.kind === kind)?.items.map(({ title }) => title) ?? [];

beforeAll(async () => {
  const { db, owner } = database;
  await openPages(owner);
  await addBusiness(db, { name: "Low Tide Kitchen", description: "Soul food by the river." });
  await addBusiness(db, { name: "Soul Food Sunday", description: "Plates to go." });
  await addBusiness(db, { name: "Palmetto Bakery", description: "Benne wafers and sweet bread." });
  await addBusiness(db, { name: "Crown & Coil", category_id: beauty.id, description: "Braids and locs." });
  await addBusiness(db, {
    ...{ name: "Coil Theory", category_id: beauty.id, location: "Atlanta, Georgia" },
    ...{ latitude: 33.75, longitude: -84.39, description: "Braiding for soul singers." },
  });
  await addBusiness(db, { name: "Sidekicks", location: "Austin, Texas", latitude: 30.27, longitude: -97.74 });
  await addEvent(db, { name: "Riverside Jazz Night", event_type: "Concert", description: "Brass and soul." });
  await addEvent(db, {
    name: "Jazz Brunch",
    start_datetime: new Date("2030-01-05T16:00:00Z"),
    end_datetime: new Date("2030-01-05T20:00:00Z"),
  });
  await addArtist(db, { name: "Odessa Vance", tagline: "Jazz on low strings." });
  await addProduct(db, "Jazz Candle", { description: "<p>Smells of <b>brass</b>.</p>" });
  await db
    .insertInto("travel_guides")
    .values({ city_name: "Savannah", state: "Georgia", theme_angle: "Savannah, slowly" })
    .execute();
  await db
    .insertInto("venues")
    .values({ venue_name: "The Blue Note Room", city: "Savannah", state: "GA" })
    .execute();
  await applyChanges(db);
});

describe("businesses", () => {
  it("ignores stop words", async () => {
    const groups = await search("about both", {
      category: beauty.name,
      place: { kind: "state", state: "Georgia" },
    });
    expect(groups.map(({ kind }) => kind)).toEqual(["business"]);
  });

  it("finds words in descriptions and names, in any form, names first", async () => {
    expect(titlesOf(await search("soul foods"))).toEqual(["Soul Food Sunday", "Low Tide Kitchen"]);
    expect(titlesOf(await search("braid"))).toEqual(expect.arrayContaining(["Crown & Coil", "Coil Theory"]));
  });

  it("shows matches of the words, then the rest of the category in the place, and counts all", async () => {
    const groups = await search("soul food", { category: food.name, place: savannah });
    expect(groups[0]).toMatchObject({
      kind: "business",
      total: { count: 3, isCapped: false },
      isPartial: false,
    });
    expect(titlesOf(groups)).toEqual(["Soul Food Sunday", "Low Tide Kitchen", "Palmetto Bakery"]);
  });

  it("shows other kinds about the topic of a category in its city only", async () => {
    const topic = ["soul", "food"];
    const inCity = await search("", { category: food.name, topic, place: savannah });
    expect(titlesOf(inCity, "event")).toEqual(["Riverside Jazz Night"]);
    expect(inCity[0]?.kind).toBe("business");
    expect(titlesOf(await search("", { category: food.name, topic, place: macon }), "event")).toEqual([]);
    expect(titlesOf(await search("", { category: food.name, topic }), "event")).toEqual([]);
  });

  it("stays within the category and the place", async () => {
    expect(titlesOf(await search("", { category: beauty.name, place: savannah }))).toEqual(["Crown & Coil"]);
    expect(
      titlesOf(await search("", { category: beauty.name, place: { kind: "state", state: "GA" } })),
    ).toHaveLength(2);
    expect(titlesOf(await search("soul", { place: savannah }))).not.toContain("Coil Theory");
  });

  it("shows the nearest as partial matches if the place has none", async () => {
    const groups = await search("braids", { place: macon });
    expect(groups[0]).toMatchObject({ kind: "business", isPartial: true });
    expect(titlesOf(groups)).toEqual(["Coil Theory", "Crown & Coil"]);
  });

  it("finds only nearby businesses around a point", async () => {
    const point = { latitude: 33.7, longitude: -84.4 };
    const groups = await search("", { category: beauty.name, place: { kind: "near-me" } }, { point });
    expect(titlesOf(groups)).toEqual(["Coil Theory"]);
  });

  it("finds substrings of names when no word matches", async () => {
    expect(titlesOf(await search("kicks"))).toEqual(["Sidekicks"]);
  });

  it("finds some of the words when nothing matches all of them", async () => {
    const groups = await search("wafers zeppelin");
    expect(groups[0]).toMatchObject({ kind: "business", isPartial: true });
    expect(titlesOf(groups)).toEqual(["Palmetto Bakery"]);
  });

  it("is empty when nothing matches", async () => {
    expect(await search("xqzvk")).toEqual([]);
  });
});

describe("all kinds", () => {
  it("finds every kind with the word, except past events", async () => {
    const groups = await search("jazz");
    expect(titlesOf(groups, "event")).toEqual(["Riverside Jazz Night"]);
    expect(titlesOf(groups, "artist")).toEqual(["Odessa Vance"]);
    expect(titlesOf(groups, "product")).toEqual(["Jazz Candle"]);
    expect(groups.find(({ kind }) => kind === "product")?.items[0]).toMatchObject({
      price: "$150.00",
    });
  });

  it("puts the requested kind first, with its next date", async () => {
    const groups = await search("jazz", { kind: "event" });
    expect(groups[0]?.items[0]).toMatchObject({
      ...{ kind: "event", detail: "Concert · Savannah, GA" },
      startsAt: { date: "2031-12-05", time: "11:00" },
    });
  });

  it("shows other days when nothing happens on the requested one", async () => {
    const tonight = { label: "tonight", from: "2031-12-01", to: "2031-12-01", fromHour: 17 };
    const groups = await search("jazz", { kind: "event", time: tonight });
    expect(groups[0]).toMatchObject({ kind: "event", isPartial: true });
    const day = { label: "friday", from: "2031-12-05", to: "2031-12-05", fromHour: 0 };
    const friday = await search("", { kind: "event", time: day });
    expect(friday).toMatchObject([{ kind: "event", isPartial: false }]);
    expect(titlesOf(friday, "event")).toEqual(["Riverside Jazz Night"]);
  });

  it("shows past events when there is nothing else", async () => {
    const groups = await search("brunch", { kind: "event" });
    expect(groups[0]).toMatchObject({ kind: "event", isPartial: true });
    expect(titlesOf(groups, "event")).toEqual(["Jazz Brunch"]);
  });

  it("finds the words elsewhere or in the past without a full match", async () => {
    const artist = await search("odessa vance", { place: savannah });
    expect(artist).toContainEqual(expect.objectContaining({ kind: "artist", isPartial: true }));
    expect(titlesOf(await search("brunch"), "event")).toEqual(["Jazz Brunch"]);
  });

  it("finds everything in a place", async () => {
    const groups = await search("", { place: savannah });
    expect(groups.map(({ kind }) => kind).toSorted()).toEqual(["business", "event", "guide", "venue"]);
  });

  it("can search a single kind", async () => {
    const groups = await search("jazz", {}, { kind: "artist" });
    expect(groups.map(({ kind }) => kind)).toEqual(["artist"]);
  });

  it("puts help last", async () => {
    const groups = await search("claim business");
    expect(groups.at(-1)?.kind).toBe("help");
  });
});

describe("a price", () => {
  const upTo40 = { minCents: null, maxCents: 4_000 };
  beforeAll(async () => {
    const { db } = database;
    await addProduct(db, "Porch Lantern", { cents: 4_000, description: "Tin, for the porch." });
    await addProduct(db, "Porch Swing", { cents: 38_500 });
    await addProduct(db, "Pocket Print", { cents: 800 });
    await addBusiness(db, { name: "Porch & Parlor", description: "Everything for the porch." });
    await applyChanges(db);
  });

  it("excludes products that cost more, and businesses, which have no prices", async () => {
    const groups = await search("porch", { price: upTo40 });
    expect(groups.map(({ kind }) => kind)).toEqual(["product"]);
    expect(titlesOf(groups, "product")).toEqual(["Porch Lantern"]);
    expect(titlesOf(await search("porch", { kind: "product", price: upTo40 }), "product")).toEqual([
      "Porch Lantern",
    ]);
  });

  it("alone finds and counts all products in its range", async () => {
    const groups = await search("", { price: upTo40 });
    expect(titlesOf(groups, "product").toSorted()).toEqual(["Pocket Print", "Porch Lantern"]);
    expect(groups[0]?.total).toEqual({ count: 2, isCapped: false });
    const dear = await search("", { kind: "product", price: { minCents: 15_000, maxCents: null } });
    expect(titlesOf(dear, "product").toSorted()).toEqual(["Jazz Candle", "Porch Swing"]);
    const between = await search("", { price: { minCents: 800, maxCents: 3_999 } });
    expect(titlesOf(between, "product")).toEqual(["Pocket Print"]);
  });

  it("also limits partial matches", async () => {
    const groups = await search("swing zeppelin", { kind: "product", price: upTo40 });
    expect(groups[0]).toMatchObject({ kind: "product", isPartial: true });
    expect(titlesOf(groups, "product")).not.toContain("Porch Swing");
  });

  it("limits neither requested businesses nor events", async () => {
    const meals = await search("", { category: food.name, place: savannah, price: upTo40 });
    expect(titlesOf(meals)).toContain("Low Tide Kitchen");
    expect(titlesOf(await search("jazz", { kind: "event", price: upTo40 }), "event")).toEqual([
      "Riverside Jazz Night",
    ]);
  });
});

describe("a day with very many events", () => {
  const day = { from: "2031-12-09", to: "2031-12-09" };
  beforeAll(async () => {
    const { db } = database;
    for (let number = 0; number < 1_010; number++)
      await addEvent(db, {
        name: `Morning Market ${number}`,
        start_datetime: new Date("2031-12-09T15:00:00Z"),
        end_datetime: new Date("2031-12-09T17:00:00Z"),
      });
    const evening = { end_datetime: new Date("2031-12-10T05:00:00Z") };
    await addEvent(db, { name: "Supper Club", start_datetime: new Date("2031-12-09T23:00:00Z"), ...evening });
    const california = { time_zone: "America/Los_Angeles", location: "9 Broadway, Oakland, California" };
    await addEvent(db, {
      ...{ name: "Sunset Set", start_datetime: new Date("2031-12-10T01:30:00Z"), ...evening, ...california },
    });
    await applyChanges(db);
  });

  it("finds evening events behind many earlier ones", async () => {
    const time = { label: "tonight", fromHour: 17, ...day };
    const groups = await search("", { kind: "event", time });
    expect(titlesOf(groups, "event").toSorted()).toEqual(["Sunset Set", "Supper Club"]);
    expect(groups[0]).toMatchObject({ isPartial: false, total: { count: 2, isCapped: false } });
  });

  it("caps the count", async () => {
    const groups = await search("", { kind: "event", time: { label: "tuesday", fromHour: 0, ...day } });
    expect(groups[0]?.total).toEqual({ count: 1_000, isCapped: true });
  });
});
