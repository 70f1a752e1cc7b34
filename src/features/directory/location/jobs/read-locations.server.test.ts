import { sql } from "kysely";
import { pino } from "pino";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { keepLocationsRead } from "./keep-locations-read.server.ts";
import { readLocations } from "./read-locations.server.ts";

const database = setUpDatabase();
const add = (name: string, location: string | null) =>
  sql`insert into businesses (name, location) values (${name}, ${location})`.execute(database.db);
const named = (name: string) =>
  database.db.selectFrom("businesses").selectAll().where("name", "=", name).executeTakeFirstOrThrow();

it("parses what was written by SQL, batch after batch", async () => {
  await add("One", "55 Auburn Avenue, Atlanta, GA 30303");
  await add("Two", "Savannah");
  await add("Three", null);
  expect(await named("One")).toMatchObject({ location_state: "GA 30303", location_read_at: null });
  expect(await readLocations(database.db, { limit: 2 })).toBe(true);
  expect(await readLocations(database.db, { limit: 2 })).toBe(false);
  expect(await readLocations(database.db)).toBe(false);
  expect(await named("One")).toMatchObject({
    ...{ location: "55 Auburn Avenue, Atlanta, GA 30303", location_street: "55 Auburn Avenue" },
    ...{
      location_city: "Atlanta",
      location_state: "Georgia",
      location_zip: "30303",
      location_latitude: 33.75,
    },
    // Owners with an open editor get no conflict.
    version: 1,
  });
  expect(await named("Two")).toMatchObject({ location_city: "Savannah", location_state: "Georgia" });
  expect(await named("Three")).toMatchObject({ location_city: null, location_read_at: expect.any(Date) });
});

it("parses a location again that was changed by SQL, and splits its city and state immediately", async () => {
  await add("Mover", "Atlanta, Georgia");
  await readLocations(database.db);
  await sql`update businesses set location = '12 Elm Street, Macon, Georgia' where name = 'Mover'`.execute(
    database.db,
  );
  expect(await named("Mover")).toMatchObject({
    ...{ location_city: "Macon", location_state: "Georgia", location_latitude: null, location_read_at: null },
  });
  await readLocations(database.db);
  expect(await named("Mover")).toMatchObject({ location_street: "12 Elm Street", location_latitude: 32.84 });
  await sql`update businesses set phone = '1' where name = 'Mover'`.execute(database.db);
  expect(await named("Mover")).toMatchObject({ location_street: "12 Elm Street" });
});

it("does not wait for concurrent writers of the same business", async () => {
  await add("Locked", "Augusta, Georgia");
  await database.db.transaction().execute(async (tx) => {
    await sql`select from businesses where name = 'Locked' for update`.execute(tx);
    expect(await readLocations(database.db)).toBe(false);
  });
  await readLocations(database.db);
  expect(await named("Locked")).toMatchObject({ location_latitude: 33.47 });
});

it("is done by the worker until it stops", async () => {
  await add("Polled", "Decatur, GA 30033");
  const keeper = keepLocationsRead({ db: database.db, log: pino({ level: "silent" }), intervalMs: 10 });
  await eventually(async () => expect(await named("Polled")).toMatchObject({ location_zip: "30033" }));
  await keeper.stop();
});
