import { describe, expect, it } from "vitest";
import { applyDocumentChanges } from "#platform/search/apply-document-changes.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { countByCategory } from "./count-by-category.server.ts";

const database = setUpDatabase();

describe("countByCategory", () => {
  it("finds nothing in an empty directory", async () => {
    expect(await countByCategory(database.db)).toEqual([]);
  });

  it("[HOME-12] counts every row of the directory in its category, in category order", async () => {
    const categories = await database.db.selectFrom("categories").select(["id", "name"]).execute();
    const idOf = (name: string) => categories.find((category) => category.name === name)?.id ?? null;
    const business = (name: string, category: string) => ({ name, category_id: idOf(category) });
    await database.db
      .insertInto("businesses")
      .values([
        business("Low Tide Kitchen", "Food & Beverage"),
        business("Juniper & Rye", "Food & Beverage"),
        business("Halo Braids", "Beauty & Cosmetics"),
        { name: "Not sorted yet", category_id: null },
      ])
      .execute();
    await applyDocumentChanges(database.owner);
    expect(await countByCategory(database.db)).toEqual([
      { category: "Beauty & Cosmetics", businesses: 1 },
      { category: "Food & Beverage", businesses: 2 },
      // As in the list of the directory.
      { category: "Other", businesses: 1 },
    ]);
  });
});
