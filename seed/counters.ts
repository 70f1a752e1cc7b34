import type { Client } from "pg";

/**
 * Disables a trigger that counts row by row, which is slower than loading; one statement counts all rows afterwards.
 */
export async function withoutTrigger(
  client: Client,
  table: string,
  trigger: string,
  load: () => Promise<void>,
): Promise<void> {
  await client.query(`alter table ${table} disable trigger ${trigger}`);
  await load();
  await client.query(`alter table ${table} enable trigger ${trigger}`);
}

/** Sets the counters of every business from its approved reviews. */
export async function countReviews(client: Client): Promise<void> {
  await client.query(
    `update business_stats
     set (review_count, rating_sum, star_counts) = (counted.review_count, counted.rating_sum, counted.star_counts)
     from counted_reviews counted where counted.business_id = business_stats.business_id`,
  );
}

/** Inserts one row per vote in each artist's count. */
export async function insertVotes(client: Client): Promise<void> {
  await withoutTrigger(client, "artist_votes", "artist_votes_are_counted", async () => {
    await client.query(
      `insert into artist_votes (artist_id, voter_key, created_at)
       select artist_id, 'demo-' || voter, created_at from artist_directory, generate_series(1, community_votes) voter`,
    );
  });
}
