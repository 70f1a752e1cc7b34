import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { countTravel } from "./count-travel.server.ts";
import { listExperiences } from "./list-experiences.server.ts";

const database = setUpDatabase();

beforeAll(async () => {
  const categories = await database.db.selectFrom("categories").select(["id", "name"]).execute();
  const idOf = (name: string) => categories.find((category) => category.name === name)?.id ?? null;
  const rows = [
    ...["Travel", "Culturally Catered", "Black-Owned"].flatMap((category, index) =>
      Array.from({ length: 5 }, (_, n) => ({
        name: `${"cab"[index]}${n} Trips`,
        category_id: idOf(category),
      })),
    ),
    { name: "A0 Food", category_id: idOf("Food & Beverage") },
    { name: "A1 Nothing", category_id: null },
  ];
  await database.db.insertInto("businesses").values(rows).execute();
});

describe("listExperiences", () => {
  it("[TRAV-03] [TRAV-04] [TRAV-05] lists the businesses of the three categories by name, and no other, page by page", async () => {
    const first = await listExperiences(database.db, { after: "" });
    const second = await listExperiences(database.db, { after: first.nextCursor ?? "" });
    const read = [...first.items, ...second.items];
    expect([first.items.length, first.total, second.nextCursor]).toEqual([9, 15, null]);
    const expected = [..."abc"].flatMap((letter) => [0, 1, 2, 3, 4].map((n) => `${letter}${n} Trips`));
    expect(read.map(({ name }) => name)).toEqual(expected);
    expect(read.map(({ category }) => category)).toEqual([
      ...Array(5).fill("Culturally Catered"),
      ...Array(5).fill("Black-Owned"),
      ...Array(5).fill("Travel"),
    ]);
  });

  it("counts tours, guides and booking options", async () => {
    await database.db
      .insertInto("cultural_tours")
      .values([{ tour_name: "Walk" }, { tour_name: "Ride" }])
      .execute();
    await database.db.insertInto("booking_platform").values({ name: "Rooms" }).execute();
    expect(await countTravel(database.db)).toEqual({ tours: 2, guides: 0, bookings: 1 });
  });
});
