import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listTours } from "./list-tours.server.ts";

const database = setUpDatabase();

it("[TOUR-03] lists tours by name, case-insensitive, page by page", async () => {
  const names = [
    "Sweet Auburn",
    "gullah morning",
    "Tremé After Dark",
    ...Array.from({ length: 12 }, (_, n) => `Walk ${n}`),
  ];
  await database.db
    .insertInto("cultural_tours")
    .values(names.map((tour_name) => ({ tour_name })))
    .execute();
  const first = await listTours(database.db, { after: "" });
  const second = await listTours(database.db, { after: first.nextCursor ?? "" });
  const read = [...first.items, ...second.items].map(({ tour_name }) => tour_name);
  expect(first.total).toBe(15);
  expect(read.slice(0, 4)).toEqual(["gullah morning", "Sweet Auburn", "Tremé After Dark", "Walk 0"]);
  expect(new Set(read).size).toBe(15);
  expect(second.nextCursor).toBeNull();
});
