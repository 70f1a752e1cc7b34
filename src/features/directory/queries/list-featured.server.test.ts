import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listFeatured } from "./list-featured.server.ts";

const database = setUpDatabase();

describe("listFeatured", () => {
  it("[HOME-27] leaves out a business that is not featured", async () => {
    await database.db.insertInto("businesses").values({ name: "Aardvark Books", featured: false }).execute();
    expect(await listFeatured(database.db)).toEqual([]);
  });

  it("[HOME-25] reads only seven columns of the directory", async () => {
    const { id } = await database.db
      .insertInto("businesses")
      .values({
        name: "benne & Honey",
        description: "Wafers by the tin.",
        location: "Charleston, South Carolina",
        image_url: "https://images.example/benne.jpg",
        email: "private@example.com",
        featured: true,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(await listFeatured(database.db)).toEqual([
      {
        id,
        name: "benne & Honey",
        description: "Wafers by the tin.",
        location: "Charleston, South Carolina",
        media: "https://images.example/benne.jpg",
        category: null,
        averageRating: 0,
      },
    ]);
  });

  it("[HOME-26] returns at most three, by name, ignoring case", async () => {
    await database.db
      .insertInto("businesses")
      .values(["Dune Grass", "Anchor Press", "Copper Pot"].map((name) => ({ name, featured: true })))
      .execute();
    const names = (await listFeatured(database.db)).map(({ name }) => name);
    expect(names).toEqual(["Anchor Press", "benne & Honey", "Copper Pot"]);
  });
});
