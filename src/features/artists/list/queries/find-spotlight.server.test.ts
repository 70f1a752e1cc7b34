import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { findSpotlight } from "./find-spotlight.server.ts";

const database = setUpDatabase();
/** Each day of its own: picks of a day are kept for a minute. */
const days = Array.from({ length: 40 }, (_, n) =>
  new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
);

it("[ART-08] picks nobody where there is nobody to pick", async () => {
  await database.db
    .insertInto("artist_directory")
    .values([
      { name: "Waiting", category: "Music", status: "pending", spotlight_eligible: "yes" },
      { name: "Plain", category: "Music", status: "approved" },
    ])
    .execute();
  expect(await findSpotlight(database.db, "2025-12-31")).toEqual({ featured: null, rising: null });
});

it("[ART-06] [ART-07] [ART-23] [ART-24] picks among the featured and the rising artists, others on other days", async () => {
  const artist = (name: string, status: string, spotlight_eligible = "no") => ({
    ...{ name, status, spotlight_eligible, category: "Music" },
  });
  await database.db
    .insertInto("artist_directory")
    .values([
      ...[artist("Featured", "featured"), artist("Spotlight", "approved", "yes")],
      ...[artist("Rising one", "rising"), artist("Rising two", "rising")],
      artist("Turned down", "rejected", "yes"),
    ])
    .execute();
  const picks = await Promise.all(days.map((day) => findSpotlight(database.db, day)));
  const namesOf = (panel: "featured" | "rising") =>
    [...new Set(picks.map((pick) => pick[panel]?.name))].sort();
  expect(namesOf("featured")).toEqual(["Featured", "Spotlight"]);
  expect(namesOf("rising")).toEqual(["Rising one", "Rising two"]);
  expect(await findSpotlight(database.db, days[0] ?? "")).toEqual(picks[0]);
});

it("shows nobody who was taken down since the pick", async () => {
  const day = "2026-06-01";
  const { featured } = await findSpotlight(database.db, day);
  await database.db
    .updateTable("artist_directory")
    .set({ status: "rejected" })
    .where("artist_id", "=", featured?.artistId ?? "")
    .execute();
  expect((await findSpotlight(database.db, day)).featured?.name).not.toBe(featured?.name);
});
