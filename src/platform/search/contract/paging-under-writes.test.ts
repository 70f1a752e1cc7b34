import { describe, expect, it } from "vitest";
import type { SearchList, SearchPosition } from "../engine.ts";
import { addBusiness, addBusinesses } from "./rows-for-tests.ts";
import { defaultList, withEachEngine } from "./set-up-for-tests.ts";

/** Each list uses a different state, because the test changes its documents. */
const lists = [
  ["best", "Ohio"],
  ["rating", "Iowa"],
  ["newest", "Utah"],
  ["name", "Texas"],
] as const satisfies [SearchList["sort"], string][];
const day = (day: number) => new Date(Date.UTC(2031, 0, day));

/** Has the same position in every sort order: the first is the best, the newest and the first by name. */
const ranked = (position: number, name = "Room") => ({
  name: `${"ABCDEFGHI"[position]} ${name}`,
  created_at: day(20 - position),
  ratings: Array.from({ length: 10 - position }, () => (position < 5 ? 5 : 4)),
});

withEachEngine(
  async (db) => {
    for (const [, state] of lists)
      await addBusinesses(
        db,
        [0, 2, 4, 6, 8].map((position) => ({ ...ranked(position), location: `Springfield, ${state}` })),
      );
  },
  (site) => {
    describe.each(lists)("pages sorted by %s", (sort, state) => {
      const read = (after: SearchPosition | null) =>
        site.engine.list({ ...defaultList, sort, state, after, limit: 2 });
      const add = (position: number) =>
        addBusiness(site.database.db, { ...ranked(position, "Hall"), location: `Springfield, ${state}` });

      it("neither skip nor repeat rows while others are added, changed and deleted", async () => {
        const { db } = site.database;
        expect(await site.list({ sort, state })).toEqual(["A Room", "C Room", "E Room", "G Room", "I Room"]);
        const { hits, next } = await read(null);
        const [first = "", last = ""] = hits.map(({ id }) => id);
        // Adds one row before and one after the position; on the first page, changes one and deletes one.
        await add(1);
        await add(5);
        await db.updateTable("businesses").set({ name: "A New Name" }).where("id", "=", first).execute();
        await db.deleteFrom("businesses").where("id", "=", last).execute();
        await site.refresh();
        const second = await read(next);
        const third = await read(second.next);
        const rest = [...second.hits, ...third.hits].map(({ id }) => id);
        expect(await site.titlesOf(rest)).toEqual(["E Room", "F Hall", "G Room", "I Room"]);
        expect(third.next).toBeNull();
        expect(await site.list({ sort, state })).toEqual([
          "A New Name",
          "B Hall",
          "E Room",
          "F Hall",
          "G Room",
          "I Room",
        ]);
      });
    });
  },
);
