import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow } from "./rows.ts";

const database = setUpDatabase();

async function slugOf(location: string | null) {
  const { rows } = await sql<{ slug: string | null }>`select place_slug_of(${location}) as slug`.execute(
    database.owner,
  );
  return rows[0]?.slug;
}

it.each([
  ["Atlanta, GA", "atlanta-ga"],
  ["Atlanta, Georgia", "atlanta-ga"],
  ["12 Broad Street, St. Louis, mo", "st-louis-mo"],
  ["Washington, D.C.", "washington-dc"],
  ["San José , California ", "san-jose-ca"],
  ["Accra, Ghana", null],
  [", GA", null],
  ["GA", null],
  ["Online", null],
  ["", null],
  [null, null],
])("the place of %j is %j", async (location, slug) => {
  expect(await slugOf(location)).toBe(slug);
});

it("knows every state of us_states by name and by code", async () => {
  const states = await database.owner.selectFrom("us_states").select(["code", "name"]).execute();
  expect(states).toHaveLength(51);
  for (const { code, name } of states)
    expect([await slugOf(`Here, ${code}`), await slugOf(`Here, ${name}`)]).toEqual(
      Array(2).fill(`here-${code.toLowerCase()}`),
    );
});

it("is stored with tours and booking options", async () => {
  const tour = { tour_name: "Walk", location: "Tulsa, Oklahoma" };
  expect(await addRow(database.db, "cultural_tours", tour)).toMatchObject({ place_slug: "tulsa-ok" });
  const booking = { name: "Rooms", location: "Online" };
  expect(await addRow(database.db, "booking_platform", booking)).toMatchObject({ place_slug: null });
});
