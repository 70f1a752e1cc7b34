import { expect, it } from "vitest";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { correctName, listInitials, listNamed, searchByName } from "./search-by-name.server.ts";

const database = setUpDatabase();

it("[REV-03] searchByName returns id, name, average and count by name, with a cursor", async () => {
  const { db } = database;
  const names = ["Zola's Kitchen", "amber kitchen", "Kitchen of Ama", "Blue Porch"];
  const added = await db
    .insertInto("businesses")
    .values(names.map((name) => ({ name, location: "Savannah, Georgia" })))
    .returning(["id", "name"])
    .execute();
  const zola = added.find(({ name }) => name === "Zola's Kitchen")?.id ?? "";
  const review = { business_id: zola, comment: "Good.", status: "Approved" };
  await db
    .insertInto("reviews")
    .values([
      { ...review, rating: 5 },
      { ...review, rating: 4 },
    ])
    .execute();
  await compareDocuments(db);

  const first = await searchByName(db, { term: "KITCHEN", limit: 2 });
  expect(first.items.map(({ name }) => name)).toEqual(["amber kitchen", "Kitchen of Ama"]);
  const second = await searchByName(db, { term: "KITCHEN", after: first.nextCursor ?? "", limit: 2 });
  expect(second).toEqual({
    items: [{ id: zola, name: "Zola's Kitchen", location: "Savannah, GA", rating: 4.5, reviewCount: 2 }],
    nextCursor: null,
    businesses: 4,
  });
});

it("searchByName starts at a letter and continues from there", async () => {
  const { db } = database;
  const from = await searchByName(db, { term: "", letter: "b", limit: 2 });
  expect(from.items.map(({ name }) => name)).toEqual(["Blue Porch", "Kitchen of Ama"]);
  const next = await searchByName(db, { term: "", letter: "b", after: from.nextCursor ?? "", limit: 2 });
  expect(next.items.map(({ name }) => name)).toEqual(["Zola's Kitchen"]);
});

it("listNamed lists the best ranked by name only", async () => {
  const { db } = database;
  const { items } = await searchByName(db, { term: "kitchen", limit: 9 });
  const named = await listNamed(db, "Kitchen", 9);
  expect(named.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  expect(await listNamed(db, "Kitchen", 2)).toEqual(named.slice(0, 2));
  expect(await listNamed(db, "nobody", 2)).toEqual([]);
});

it("listInitials lists the letters that names start with", async () => {
  expect(await listInitials(database.db)).toEqual(["a", "b", "k", "z"]);
});

it("correctName finds the intended word", async () => {
  expect(await correctName(database.db, "kichen")).toBe("kitchen");
  expect(await correctName(database.db, "xyzzy")).toBeNull();
});
