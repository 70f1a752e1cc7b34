import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listBookings } from "./list-bookings.server.ts";

const database = setUpDatabase();
const requested = { search: "", category: "", after: "" };
const namesOf = async (changes: Partial<typeof requested>) =>
  (await listBookings(database.db, { ...requested, ...changes })).items.map(({ name }) => name);

beforeAll(async () => {
  const rows = [
    { name: "the Habersham House", category: "Lodging", description: "Breakfast & a porch." },
    { name: "Bayou Charter Boats", category: "Transport", description: "100% captain-owned." },
    { name: "Café Créole Rooms", category: "Lodging", description: null },
    { name: "Auntie’s Desk", category: null, description: "Plans for the whole FAMILY_circle." },
    ...Array.from({ length: 11 }, (_, n) => ({ name: `Room ${n}`, category: "lodging extra" })),
  ];
  await database.db.insertInto("booking_platform").values(rows).execute();
});

describe("listBookings", () => {
  it("[BOOK-02] [BOOK-03] lists all of them by name, case-insensitive, page by page", async () => {
    const first = await listBookings(database.db, requested);
    expect(first.total).toBe(15);
    const names = [
      ...first.items.map(({ name }) => name),
      ...(await namesOf({ after: first.nextCursor ?? "" })),
    ];
    expect(names.slice(0, 4)).toEqual([
      "Auntie’s Desk",
      "Bayou Charter Boats",
      "Café Créole Rooms",
      "Room 0",
    ]);
    expect([names.length, names.at(-1)]).toEqual([15, "the Habersham House"]);
  });

  it.each([
    ["[BOOK-04] [BOOK-06] part of a name in any case", "CHARTER b", ["Bayou Charter Boats"]],
    ["[BOOK-05] [BOOK-06] part of a description in any case", "family", ["Auntie’s Desk"]],
    ["accents", "cafe creole", ["Café Créole Rooms"]],
    ["apostrophes", "auntie's", ["Auntie’s Desk"]],
    ["and for &", "breakfast and", ["the Habersham House"]],
    ["what others use as wildcards", "100%", ["Bayou Charter Boats"]],
    ["an underscore as it is", "family_c", ["Auntie’s Desk"]],
    ["nothing across name and description", "house breakfast", []],
  ])("finds %s", async (_what, search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  it("[BOOK-07] [BOOK-08] [BOOK-09] lists the distinct categories, sorted, and filters by the chosen one", async () => {
    const { categories } = await listBookings(database.db, requested);
    expect(categories).toEqual(["Lodging", "lodging extra", "Transport"]);
    expect(await namesOf({ category: "Lodging" })).toEqual(["Café Créole Rooms", "the Habersham House"]);
    expect(
      (await listBookings(database.db, { ...requested, category: "Lodging", search: "porch" })).total,
    ).toBe(1);
  });
});
