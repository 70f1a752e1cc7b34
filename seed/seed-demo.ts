import { Client } from "pg";
import { insertAccounts } from "./accounts.ts";
import { buildArtists } from "./artists.ts";
import { buildBookings } from "./bookings.ts";
import { buildSearch } from "./build-search.ts";
import { buildBusinesses } from "./businesses.ts";
import { buildMembers } from "./community.ts";
import { countReviews, insertVotes, withoutTrigger } from "./counters.ts";
import { bookVenues, seedEventStories } from "./event-stories.ts";
import { buildEvents } from "./events.ts";
import { buildFilms } from "./films.ts";
import { buildGuides } from "./guides.ts";
import { insertRows, type Row } from "./insert-rows.ts";
import { buildMusicians } from "./musicians.ts";
import { buildOrganizations } from "./organizations.ts";
import { drawPerson } from "./people.ts";
import { addPictures } from "./pictures/add-pictures.ts";
import { buildProducts, insertProducts } from "./products.ts";
import { insertQueues } from "./queues.ts";
import { buildReviews } from "./reviews.ts";
import { createSeeding, type Seeding } from "./seeding.ts";
import { buildFeatureRequests, buildTours } from "./tours.ts";
import { insertTravelReviews } from "./travel-reviews.ts";
import { buildVenues } from "./venues.ts";

export type SeedOptions = {
  seed?: number;
  /** The reference time for events and reviews. */
  today?: Date;
  /** Adds accounts with public passwords. For development and browser tests only, never for a reachable site. */
  withAccounts?: boolean;
  /** Gives a third of the records a drawn picture. `writeDemoPictures` writes their files. */
  withPictures?: boolean;
};

/** Loads all demo data in one transaction. Returns false if there already are businesses. */
export async function seedDemo(ownerUrl: string, options: SeedOptions = {}): Promise<boolean> {
  const seeding = createSeeding(options.seed ?? 1966, options.today ?? new Date());
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from businesses limit 1");
    if (rowCount) return false;
    await client.query("begin");
    await insertEverything(client, seeding, options);
    await client.query("commit");
    await client.query("analyze");
    await buildSearch(ownerUrl);
    return true;
  } finally {
    await client.end();
  }
}

async function insertEverything(
  client: Client,
  seeding: Seeding,
  { withAccounts, withPictures }: Pick<SeedOptions, "withAccounts" | "withPictures">,
) {
  const { rows } = await client.query<{ id: number; name: string }>("select id, name from categories");
  const listings = buildBusinesses(seeding, new Map(rows.map(({ id, name }) => [name, id])));
  const { reviews, comments } = buildReviews(seeding, listings);
  const { events, newEvents } = buildEvents(seeding, listings);
  const artists = buildArtists(seeding);
  const { film, underground, theater } = buildFilms(seeding);
  const musicians = buildMusicians(seeding);
  const products = buildProducts(seeding, new Map(listings.map(({ row }) => [row.name, row.id])));
  const listedAt = seeding.daysFromToday(-90);
  const listed = (entries: Row[]) => entries.map((entry) => ({ ...entry, created_at: listedAt }));
  const requesters = seeding.random("requesters");

  if (withPictures)
    await insertRows(client, "stored_files", addPictures({ listings, artists, products, listedAt }));
  await insertRows(
    client,
    "businesses",
    listings.map(({ row }) => row),
  );
  await withoutTrigger(client, "reviews", "reviews_count_on_insert", async () => {
    await insertRows(client, "reviews", reviews);
    await countReviews(client);
  });
  await insertRows(client, "review_comments", comments);
  await insertRows(client, "events", events);
  await insertRows(client, "new_events", newEvents);
  await seedEventStories(client, seeding);
  await insertRows(client, "venues", listed(buildVenues(seeding)));
  await insertRows(client, "travel_guides", listed(buildGuides(seeding, listings)));
  await insertRows(client, "cultural_tours", listed(buildTours(seeding)));
  await insertRows(client, "booking_platform", listed(buildBookings(seeding)));
  await insertTravelReviews(client, seeding);
  await insertRows(
    client,
    "feature_requests",
    buildFeatureRequests(seeding, () => drawPerson(requesters).name),
  );
  await insertRows(client, "film_media", listed(film));
  await insertRows(client, "underground_filmmakers", listed(underground));
  await insertRows(client, "black_theater_arts", listed(theater));
  await insertRows(client, "music_artists", listed(musicians.artists));
  await insertRows(client, "black_musicians", listed(musicians.legacy));
  await insertRows(client, "organizations", listed(buildOrganizations(seeding)));
  await insertRows(client, "community_members", buildMembers(seeding, listings));
  await insertRows(client, "artist_directory", artists);
  await bookVenues(client, seeding);
  await insertVotes(client);
  await insertProducts(client, products);
  // Adds the new stock to the list immediately, as the worker would.
  await client.query("select apply_store_listing_changes(1000000)");
  if (withAccounts) {
    await insertAccounts(client, seeding, listings);
    await insertQueues(client, seeding);
  }
  // Low stock counts as reported, so no one is notified and the rows are deterministic.
  await client.query("update low_stock set fell_at = $1, told_at = $1", [seeding.daysFromToday(-1)]);
}
