import { sql } from "kysely";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { listRoomShows } from "./list-room-shows.server.ts";

const database = setUpDatabase();

it("finds a venue's upcoming events by an index, without reading old ones", async () => {
  const rooms = [{ id: "1", name: "The Blue Porch", city: "New Orleans" }];
  const [statement] = await recordStatements(() =>
    listRoomShows(database.db, rooms, { now: new Date(), limit: 3 }),
  );
  const plan = await database.db.transaction().execute(async (tx) => {
    // The tables are empty here, so a sequential scan would be cheaper.
    await sql`set local enable_seqscan = off`.execute(tx);
    const requested = sql.raw<{ "QUERY PLAN": string }>(`explain (costs off, generic_plan) ${statement}`);
    return (await requested.execute(tx)).rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("Index Scan Backward using event_listings_room_idx");
  expect(plan).toContain("event_dates_listing_idx");
  expect(plan).not.toContain("Seq Scan");
});
