import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { luminance } from "#ui/weave/color.ts";
import { palettes } from "#ui/weave/palettes.ts";
import { planCloth } from "#ui/weave/weave.ts";
import { readFeatured } from "./read-featured.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("shortens the texts for cards, and gives the first one a bright background", async () => {
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
    expect(text).toMatch(/^Wafers by the tin, .*[a-z]…$/);
    expect(text?.length).toBeLessThanOrEqual(140);
    expect(location).toBe("Charleston, SC");
  }
  const cloths = featured.map(({ id, cloth }) => ({ ...planCloth(id, "gold"), ...cloth }));
  expect(luminance(palettes.gold[cloths[0]?.way ?? 0]?.ground ?? "")).toBeGreaterThan(0.3);
  expect(cloths[1]?.family).not.toBe(cloths[0]?.family);
  expect(cloths[2]?.family).not.toBe(cloths[1]?.family);
});
