import { beforeAll, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { requireSubject } from "./require-subject.server.ts";
import { addTour, openTravelReviews } from "./reviewed-tours-for-tests.ts";

const database = setUpDatabase();
let tour: string;

beforeAll(async () => {
  await openTravelReviews(database.owner);
  tour = await addTour(database.db);
});

it("finds a subject by its id, case-insensitive", async () => {
  const requested = await requireSubject(database.db, { kind: "tour", id: tour.toUpperCase() });
  expect(requested).toMatchObject({ kind: "tour", id: tour });
});

it.each(["guide", "venue", "Tour"])("finds no %s with that id", async (kind) => {
  await expect(requireSubject(database.db, { kind, id: tour })).rejects.toMatchObject({
    init: { status: 404 },
  });
});
