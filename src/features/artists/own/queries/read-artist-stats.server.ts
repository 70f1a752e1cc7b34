import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type ArtistStats = {
  views: number;
  votes: number;
  connections: number;
  /** The upvotes per day in UTC, oldest first. */
  days: { day: string; votes: number }[];
};

/** How often a profile was viewed, supported and contacted. */
export async function readArtistStats(
  db: Db,
  { id, days, now }: { id: string; days: number; now: Date },
): Promise<ArtistStats | undefined> {
  const { rows } = await sql<ArtistStats>`
    select artist.profile_views as views, artist.community_votes as votes,
      artist.connection_requests as connections, (
        select json_agg(json_build_object('day', day::date, 'votes', (
          select count(*) from artist_votes vote
          where vote.artist_id = artist.artist_id
            and vote.created_at >= day at time zone 'UTC'
            and vote.created_at < (day + interval '1 day') at time zone 'UTC'
        )) order by day)
        from generate_series(
          date_trunc('day', ${now}::timestamptz at time zone 'UTC') - ${days - 1} * interval '1 day',
          date_trunc('day', ${now}::timestamptz at time zone 'UTC'), interval '1 day'
        ) day
      ) as days
    from artist_directory artist
    where artist.artist_id = ${id}`.execute(db);
  return rows[0];
}
