import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { type Evidence, holdLimits } from "../hold-rules.ts";

type Input = { artistId: string; site: string; signUp: string | null };

/** Evidence about a voter's network and the latest votes for an artist. Counts stop at their limits. */
export async function findVoteEvidence(
  tx: Tx,
  { artistId, site, signUp }: Input,
): Promise<Omit<Evidence, "isTrusted">> {
  // Accepted votes are no longer suspicious.
  const countNew = (interval: "1 hour" | "1 day", limit: number) => sql`(
    select count(*)::integer from (
      select from vote_origins origin join artist_votes vote using (artist_id, voter_key)
      where origin.artist_id = ${artistId} and origin.is_new and vote.decision_id is null
        and origin.created_at > now() - ${interval}::interval
      limit ${limit + 1}
    ) latest
  )`;
  const { rows } = await sql<Omit<Evidence, "isTrusted">>`
    select
      exists (
        select from vote_origins join artist_votes vote using (artist_id, voter_key)
        where site = ${site} and vote.state = 'struck'
      ) as "hasStruckVotes",
      not exists (
        select from vote_origins origin join artist_votes vote using (artist_id, voter_key)
        where site = ${site} and origin.created_at < now() - interval '1 day' and vote.state = 'counted'
      ) as "isNewNetwork",
      (
        select count(*)::integer from (
          select from vote_origins
          where site = ${site} and artist_id = ${artistId} and created_at > now() - interval '1 day'
          limit ${holdLimits.fromSiteInDay}
        ) latest
      ) as "fromSite",
      (
        select count(*)::integer from (
          select from vote_origins
          where sign_up = ${signUp} and artist_id = ${artistId} and created_at > now() - interval '1 day'
          limit ${holdLimits.fromSignUpInDay}
        ) latest
      ) as "fromSignUp",
      ${countNew("1 hour", holdLimits.newInHour)} as "newInHour",
      ${countNew("1 day", holdLimits.newInDay)} as "newInDay"`.execute(tx);
  const [evidence] = rows;
  if (!evidence) throw new Error("The evidence about a vote has one row.");
  return evidence;
}
