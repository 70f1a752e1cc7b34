import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Adds a public artist and returns the id. */
export async function addArtist(
  db: Db,
  { name = `Odessa ${randomUUID()}`, status = "approved" } = {},
): Promise<string> {
  const added = await db
    .insertInto("artist_directory")
    .values({ name, category: "Music", status })
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  return added.artist_id;
}

/** The counters of an artist, and the rows they should equal. */
export async function countVotes(db: Db, artistId: string) {
  const artist = await db
    .selectFrom("artist_directory")
    .select(["community_votes as counted", "held_votes as held"])
    .where("artist_id", "=", artistId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("artist_votes")
    .select("voter_key")
    .where("artist_id", "=", artistId)
    .execute();
  return { ...artist, rows: rows.length };
}

/** The only vote for an artist. */
export async function readVote(db: Db, artistId: string) {
  return db
    .selectFrom("artist_votes")
    .selectAll()
    .where("artist_id", "=", artistId)
    .executeTakeFirstOrThrow();
}

/** Adds held votes of a burst, each from a separate network. Needs the owner of the database. */
export async function addHeldVotes(owner: Db, artistId: string, votes: number, name = "burst") {
  await sql`
    with vote as (
      insert into artist_votes (artist_id, voter_key, state, hold_reason, created_at)
      select ${artistId}, ${name} || n, 'held', 'burst', clock_timestamp() from generate_series(1, ${votes}::integer) n
      returning artist_id, voter_key
    )
    insert into vote_origins (artist_id, voter_key, site, client, is_new)
    select artist_id, voter_key, voter_key, voter_key, true from vote`.execute(owner);
}

type EarlierVotes = { votes: number; hoursAgo?: number; isAccepted?: boolean };

/** Adds counted votes, each from a new network. Needs the owner of the database. */
export async function addStandingVotes(
  owner: Db,
  artistId: string,
  { votes, hoursAgo = 0, isAccepted = false }: EarlierVotes,
) {
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  const decision = isAccepted ? randomUUID() : null;
  await sql`
    with vote as (
      insert into artist_votes (artist_id, voter_key, decision_id, created_at)
      select ${artistId}, 'earlier' || n, ${decision}::uuid, ${at} from generate_series(1, ${votes}::integer) n
      returning artist_id, voter_key
    )
    insert into vote_origins (artist_id, voter_key, site, client, is_new, created_at)
    select artist_id, voter_key, voter_key, voter_key, true, ${at} from vote`.execute(owner);
}
