import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { readProfile } from "./read-profile.server.ts";

const setSwitch = (database: ReturnType<typeof setUpDatabase>, is_on: boolean) =>
  database.owner
    .updateTable("launch_switches")
    .set({ is_on })
    .where("name", "=", "merged_artist_profiles")
    .execute();
const film = {
  name: "Ida Okoro",
  category: "Documentary",
  location: "Oakland, California",
  company: "Long Table Pictures",
  notable_works: "Salt Road",
  awards: "Best short",
};

const [off, on] = [setUpDatabase(), setUpDatabase()];

it("[OPEN-120] opens a filmmaker and a theater artist with the fields of their list", async () => {
  await setSwitch(on, true);
  const { id } = await on.owner
    .insertInto("underground_filmmakers")
    .values(film)
    .returning("id")
    .executeTakeFirstOrThrow();
  const theater = await on.owner
    .insertInto("black_theater_arts")
    .values({ name: "Bethel Street Players", category: "Theater" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const profile = await readProfile(on.db, `film-${id}`);
  expect(profile).toMatchObject({
    id: `film-${id}`,
    name: "Ida Okoro",
    category: "Documentary",
    location: "Oakland, California",
    city: "Oakland",
    state: "California",
    paragraphs: ["Salt Road"],
    votes: null,
    works: [],
    contact: { email: null, phone: null },
  });
  expect(profile?.facts).toContainEqual({ label: "Awards", value: "Best short" });
  expect((await readProfile(on.db, `theater-${theater.id}`))?.name).toBe("Bethel Street Players");
  // The id of one list opens no other.
  for (const param of [`theater-${id}`, id, `music-${id}`, "film-7"])
    expect(await readProfile(on.db, param)).toBeNull();
});

it("opens none of them while the switch is off", async () => {
  const { id } = await off.owner
    .insertInto("underground_filmmakers")
    .values(film)
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(await readProfile(off.db, `film-${id}`)).toBeNull();
});
