import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { knownCategories } from "#features/directory/rules.ts";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, readRow, refusalOf } from "./rows.ts";
import { testColumns } from "./test-columns.ts";

const database = setUpDatabase();
const db = () => database.db;

describe("directory", () => {
  testColumns(db, "directory", [
    ["DATA-09", "id", "uuid"],
    ["DATA-10", "name", "text"],
    ["DATA-11", "description", "text"],
    ["DATA-13", "subcategory", "text"],
    ["DATA-14", "location", "text"],
    ["DATA-15", "media", "web_link"],
    ["DATA-16", "phone", "text"],
    ["DATA-17", "website", "web_link"],
    ["DATA-18", "instagram", "web_link"],
    ["DATA-19", "twitter", "web_link"],
    ["DATA-20", "facebook", "web_link"],
    ["DATA-21", "tiktok", "web_link"],
    ["DATA-22", "average_rating", "double precision"],
    ["DATA-23", "review_count", "integer"],
    ["DATA-24", "featured", "boolean"],
    ["DATA-25", "verified", "boolean"],
  ]);

  it("has the same 21 categories as the code, in the same order", async () => {
    const { rows } = await sql<{
      name: string;
    }>`select name from categories where is_known order by position`.execute(db());
    expect(rows.map(({ name }) => name)).toEqual([...knownCategories]);
  });

  it("[DATA-12] names the category of an entry, preferring one of the 21", async () => {
    const { rows } = await sql<{
      name: string;
    }>`select name from categories order by position limit 21`.execute(db());
    expect(rows.map(({ name }) => name)).toEqual([
      ...[
        "Beauty & Cosmetics",
        "Food & Beverage",
        "Technology & Innovation",
        "Fashion & Lifestyle",
        "Comedian",
      ],
      ...[
        "Comedy Show",
        "Comedy Group",
        "Comedy Festival",
        "Comedy Production",
        "Comedy Collective",
        "Comedy Venue",
      ],
      ...["Booking Agency", "Music", "Entertainment", "Visual Art", "Fashion", "Photography", "Writing"],
      ...["Influencers", "Digital Creators", "Other"],
    ]);
    const { id } = await addBusiness(db(), {
      category_id: (await readRow(db(), "categories", "name", "Music")).id,
    });
    expect(await readRow(db(), "directory", "id", id)).toMatchObject({ category: "Music" });
  });

  it("shows a saved business immediately, with the directory's column names", async () => {
    const saved = {
      name: "Indigo Threads",
      image_url: "/files/indigo.webp",
      location: "New Orleans, Louisiana",
    };
    const { id } = await addBusiness(db(), { ...saved, contact_info: "Ask for Imani", featured: true });
    expect(await readRow(db(), "directory", "id", id)).toMatchObject({
      id,
      name: "Indigo Threads",
      category: null,
      media: "/files/indigo.webp",
      city: "New Orleans",
      state: "Louisiana",
      contact_info: "Ask for Imani",
      average_rating: 0,
      review_count: 0,
      featured: true,
      verified: false,
    });
  });

  it.each([
    ["Atlanta, GA", "Atlanta", "GA"],
    ["Suite 4, Oakland , California ", "Oakland", "California"],
    ["Ghana", null, "Ghana"],
    [" ", null, null],
    [null, null, null],
  ])("takes from the location %j the city %j and the state %j", async (location, city, state) => {
    const { id } = await addBusiness(db(), { location });
    expect(await readRow(db(), "directory", "id", id)).toMatchObject({ city, state });
  });
});

describe("businesses", () => {
  testColumns(db, "businesses", [
    ["DATA-26", "id", "uuid not null"],
    ["DATA-27", "name", "text not null"],
    ["DATA-28", "description", "text"],
    ["DATA-30", "location", "text"],
    ["DATA-31", "state", "text"],
    ["DATA-32", "phone", "text"],
    ["DATA-33", "website", "web_link"],
    ["DATA-34", "founder", "text"],
    ["DATA-35", "email", "text"],
    ["DATA-36", "image_url", "web_link"],
    ["DATA-38", "contact_info", "text"],
  ]);

  it("[DATA-29] businesses.category_id points to categories.id", async () => {
    const { id } = await readRow(db(), "categories", "name", "Writing");
    expect(await addBusiness(db(), { category_id: id })).toMatchObject({ category_id: id });
    expect(await refusalOf(addBusiness(db(), { category_id: 999 }))).toBe("23503");
    expect(await refusalOf(sql`delete from categories where id = ${id}`.execute(db()))).toBe("23001");
  });

  it("[DATA-37] has the joined category name", async () => {
    const { id: category_id } = await readRow(db(), "categories", "name", "Travel");
    const { id } = await addBusiness(db(), { name: "Sankofa Journeys", category_id });
    expect(await readRow(db(), "directory", "id", id)).toMatchObject({ category_id, category: "Travel" });
  });

  it("refuses a blank name, half a position and links that run code", async () => {
    const refused = [{ name: "  " }, { latitude: 33.7 }, { latitude: 91, longitude: 0 }];
    const links = ["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", " javascript:alert(1)"];
    for (const values of [...refused, ...links.map((website) => ({ website }))]) {
      expect(await refusalOf(addBusiness(db(), values)), JSON.stringify(values)).toBe("23514");
    }
  });

  it.each([
    "https://baobab.example",
    "HTTP://baobab.example/a:b",
    "baobab.example/shop?x=a:b",
    "@baobab",
    "n/a",
    "/files/x.png",
  ])("accepts the link %s", async (website) => {
    expect(await addBusiness(db(), { website })).toMatchObject({ website });
  });
});

describe("categories", () => {
  testColumns(db, "categories", [
    ["DATA-39", "id", "smallint not null"],
    ["DATA-40", "name", "text not null"],
  ]);

  it.each([
    ["DATA-41", "Travel"],
    ["DATA-42", "Culturally Catered"],
    ["DATA-43", "Black-Owned"],
  ])("[%s] has a category named %s", async (_id, name) => {
    expect(await readRow(db(), "categories", "name", name)).toMatchObject({ name });
  });
});
