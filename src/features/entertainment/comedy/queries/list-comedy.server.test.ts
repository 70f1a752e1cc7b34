import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { comedyCategories } from "../input.ts";
import { listComedy } from "./list-comedy.server.ts";

const database = setUpDatabase();
const requested = { search: "", subcategory: "", after: "" };
const namesOf = async (changes: Partial<typeof requested> = {}) =>
  (await listComedy(database.db, { ...requested, ...changes })).items.map(({ name }) => name);

beforeAll(async () => {
  const categories = await database.db.selectFrom("categories").select(["id", "name"]).execute();
  const idOf = (name: string) => categories.find((category) => category.name === name)?.id ?? null;
  const rows = [
    ...comedyCategories.map((category, n) => ({
      name: `Row ${n}`,
      category_id: idOf(category),
      subcategory: "Club",
    })),
    { name: "uncle Ray’s Ha-Ha", category_id: idOf("Comedy Venue"), subcategory: "Open mic" },
    { name: "Lem Hightower", category_id: idOf("Comedian"), description: "Blames his AUNT & the choir." },
    { name: "Booked Solid", category_id: idOf("Booking Agency"), subcategory: "Talent" },
    { name: "Front Row Films", category_id: idOf("Entertainment"), subcategory: "Club" },
    { name: "No Category", category_id: null },
  ];
  await database.db.insertInto("businesses").values(rows).execute();
});

describe("listComedy", () => {
  it("[COM-02] [COM-03] [COM-04] reads the seven categories of comedy in the directory by name, and no other", async () => {
    const { items, total, isCapped } = await listComedy(database.db, requested);
    const rows = comedyCategories.map((_, n) => `Row ${n}`);
    expect(items.map(({ name }) => name)).toEqual(["Lem Hightower", ...rows, "uncle Ray’s Ha-Ha"]);
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(comedyCategories));
    expect([total, isCapped]).toEqual([9, false]);
  });

  it.each([
    ["[COM-05] [COM-07] part of a name in any case", "RAY'S ha", ["uncle Ray’s Ha-Ha"]],
    ["[COM-06] [COM-07] part of a description in any case", "aunt and", ["Lem Hightower"]],
    ["nothing outside comedy", "front row", []],
  ])("finds %s", async (_what, search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  it("[COM-08] is filtered by the subcategories that comedy has", async () => {
    expect((await listComedy(database.db, requested)).subcategories).toEqual(["Club", "Open mic"]);
    expect(await namesOf({ subcategory: "Open mic" })).toEqual(["uncle Ray’s Ha-Ha"]);
  });

  it("is empty if the categories are gone", async () => {
    await database.owner
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable("businesses").set({ category_id: null }).execute();
        await tx.deleteFrom("categories").execute();
        expect(await listComedy(tx, requested)).toMatchObject({ items: [], total: 0, subcategories: [] });
        throw new Error("undo");
      })
      .catch((error: Error) => expect(error.message).toBe("undo"));
  });
});
