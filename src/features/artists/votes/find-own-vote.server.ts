import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Voter } from "./voter.server.ts";

type Input = { artistId: string; voter: Voter; userId: string | null };

/**
 * Whether this voter has voted for the artist. A vote that a member cast as a visitor in the same browser counts, and
 * becomes the account's. Members who share a browser vote separately; a visitor there cannot vote again.
 */
export async function findOwnVote(tx: Tx, { artistId, voter, userId }: Input): Promise<boolean> {
  const { accountKey, browserKey, origin } = voter;
  if (!accountKey)
    return browserKey ? hasVotedHere(tx, artistId, browserKey) : hasJustVoted(tx, artistId, origin.client);
  const keys = [accountKey, ...(browserKey ? [browserKey] : [])];
  // Also by account, because the key of an earlier vote may have been made with an earlier secret.
  const found = await tx
    .selectFrom("artist_votes")
    .select(["voter_key", "user_id"])
    .where("artist_id", "=", artistId)
    .where((vote) => vote.or([vote("voter_key", "in", keys), vote("user_id", "=", userId)]))
    .execute();
  if (found.some((vote) => vote.voter_key === accountKey || vote.user_id === userId)) return true;
  if (found.length === 0) return false;
  await adoptVote(tx, { artistId, accountKey, browserKey, userId });
  return true;
}

async function hasVotedHere(tx: Tx, artistId: string, browserKey: string): Promise<boolean> {
  const { rows } = await sql`
    select from artist_votes where artist_id = ${artistId} and voter_key = ${browserKey}
    union all
    select from artist_votes where artist_id = ${artistId} and visitor_key = ${browserKey}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Recognizes two presses before the first response brought the cookie: the same browser on the same network, seconds
 * apart.
 */
async function hasJustVoted(tx: Tx, artistId: string, client: string): Promise<boolean> {
  const { rows } = await sql`
    select from vote_origins
    where artist_id = ${artistId} and client = ${client} and created_at > now() - interval '10 seconds'
    limit 1`.execute(tx);
  return rows.length > 0;
}

type Adopted = Pick<Input, "artistId" | "userId"> & Pick<Voter, "accountKey" | "browserKey">;

/** Keys never change, so the vote is stored again with the account's key and the same state. */
async function adoptVote(tx: Tx, { artistId, accountKey, browserKey, userId }: Adopted): Promise<void> {
  await sql`
    insert into artist_votes
      (artist_id, voter_key, user_id, visitor_key, state, hold_reason, decision_id, created_at)
    select artist_id, ${accountKey}, ${userId}, voter_key, state, hold_reason, decision_id, created_at
    from artist_votes where artist_id = ${artistId} and voter_key = ${browserKey}`.execute(tx);
  await tx
    .deleteFrom("artist_votes")
    .where("artist_id", "=", artistId)
    .where("voter_key", "=", browserKey)
    .execute();
}
