import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { readFeatured } from "./read-featured.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("shortens the texts for cards", async () => {
  await database.db
    .insertInto("businesses")
    .values(
      ["Anchor Press", "Copper Pot", "Dune Grass"].map((name) => ({
        name,
        description: "Wafers by the tin, still warm. ".repeat(9),
        location: "Charleston, South Carolina",
        featured: true,
      })),
    )
    .execute();
  const featured = await readFeatured(database.db);
  expect(featured.map(({ name }) => name)).toEqual(["Anchor Press", "Copper Pot", "Dune Grass"]);
  for (const { text, location, reviewCount } of featured) {
    expect(reviewCount).toBe(0);
    expect(text).toMatch(/^Wafers by the tin, .*[a-z][.…]$/);
    expect(text?.length).toBeLessThanOrEqual(140);
    expect(location).toBe("Charleston, SC");
  }
});
