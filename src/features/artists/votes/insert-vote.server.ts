import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { findBurst, findHold, holdLimits } from "./hold-rules.ts";
import { findVoteEvidence } from "./queries/find-vote-evidence.server.ts";
import type { VoteOrigin } from "./voter.server.ts";

type Vote = {
  artistId: string;
  key: string;
  userId: string | null;
  browserKey: string | null;
  /** Null for a trusted account. `signUp` is the network in which a new account was created. */
  origin: (VoteOrigin & { signUp: string | null }) | null;
};

/** Stores a vote, held if it looks like part of a burst. The database does the counting. */
export async function insertVote(tx: Tx, { artistId, key, userId, browserKey, origin }: Vote): Promise<void> {
  const evidence = origin && (await findVoteEvidence(tx, { artistId, ...origin }));
  const reason = evidence && findHold({ ...evidence, isTrusted: false });
  await tx
    .insertInto("artist_votes")
    .values({
      artist_id: artistId,
      voter_key: key,
      user_id: userId,
      visitor_key: userId ? browserKey : null,
      ...(reason && { state: "held", hold_reason: reason }),
    })
    .execute();
  if (!origin || !evidence) return;
  const { site, client, signUp: sign_up } = origin;
  await tx
    .insertInto("vote_origins")
    .values({ artist_id: artistId, voter_key: key, site, client, sign_up, is_new: evidence.isNewNetwork })
    .execute();
  // A burst becomes visible after its first votes. Only the vote that reveals it looks back, so the others stay cheap.
  const isFirst = evidence.newInHour === holdLimits.newInHour || evidence.newInDay === holdLimits.newInDay;
  if (reason === "burst" && isFirst) await holdEarlierVotes(tx, artistId, findBurst(evidence));
}

async function holdEarlierVotes(tx: Tx, artistId: string, within: "hour" | "day" | null): Promise<void> {
  await sql`
    update artist_votes set state = 'held', hold_reason = 'burst'
    where artist_id = ${artistId} and state = 'counted' and decision_id is null and voter_key in (
      select voter_key from vote_origins
      where artist_id = ${artistId} and is_new
        and created_at > now() - make_interval(days => 1) * ${within === "day" ? 1 : 1 / 24}
    )`.execute(tx);
}
