import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, expect, it } from "vitest";
import { checkProjection } from "#platform/projections/check-projection.server.ts";
import { checkProjections } from "#platform/projections/check-projections.server.ts";
import { countProjectionDifferences } from "#platform/projections/count-differences.server.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { setUpDatabase } from "#testing/database.ts";
import { projections } from "./projections.ts";

const database = setUpDatabase();
const log = pino({ level: "silent" });
beforeAll(() => seedDemo(database.ownerUrl));

it.each(projections)("$name contains what its view says", async (projection) => {
  expect(await checkProjection(database.db, projection)).toMatchObject({ differences: 0, remaining: 0 });
});

const faults = {
  business_stats: [
    "update business_stats set review_count = 0, rating_sum = 0, star_counts = '{0,0,0,0,0}' where review_count = 4",
    "delete from business_stats where business_id = (select id from businesses order by id limit 1)",
  ],
  travel_review_stats: [
    `insert into travel_reviews (tour_id, rating, welcome, comment, status)
     select id, 5, 5, 'Welcome from the first step.', 'Approved' from cultural_tours order by id limit 1`,
  ],
  artist_vote_counts: [
    "update artist_directory set community_votes = community_votes + 7 where artist_id = (select min(artist_id::text)::uuid from artist_directory)",
  ],
  event_listings: [
    "update event_listings set name = 'Another name', featured = not featured where id = (select min(id) from event_listings)",
    "delete from event_listings where id = (select max(id) from event_listings)",
  ],
  event_dates: [
    "delete from event_dates where listing_id = (select min(listing_id) from event_dates where day > current_date + 30)",
    `insert into event_dates (listing_id, original_start, starts_at, is_canceled, is_moved, featured, same_name, rank, local_start)
     select id, now(), now() + interval '90 days', false, false, false, 'never planned', 1, localtimestamp + interval '90 days'
     from event_listings where repeats order by id limit 1`,
  ],
  store_listings: [
    "update store_listings set seller_name = 'Northstar Looms' where product_id = (select min(product_id::text)::uuid from store_listings)",
    "delete from store_listings where product_id = (select max(product_id::text)::uuid from store_listings)",
  ],
  store_counts: [
    "update store_counts set goods = goods + 2 where kind = 'all'",
    "delete from store_count_changes",
  ],
};

it.each(projections)("drift of $name is found, counted and repaired", async (projection) => {
  for (const fault of faults[projection.name as keyof typeof faults])
    await database.owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(fault).execute(tx);
    });
  await checkProjections({ db: database.db, log }, [projection]);
  const [recorded] = await database.db
    .selectFrom("projection_checks")
    .selectAll()
    .where("name", "=", projection.name)
    .execute();
  expect(recorded).toMatchObject({ remaining: 0 });
  expect(recorded?.differences).toBeGreaterThan(0);
  expect(await countProjectionDifferences({ db: database.db, log })).toMatchObject({
    [projection.name]: recorded?.differences,
  });
  expect(await checkProjection(database.db, projection)).toMatchObject({ differences: 0 });
});
