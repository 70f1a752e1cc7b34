import { findStanding } from "#features/reviews/exports/find-standing.server.ts";
import { accountOf, type Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { findOwnVote } from "../find-own-vote.server.ts";
import { insertVote } from "../insert-vote.server.ts";
import { voteLimits } from "../limits.ts";
import { canVote } from "../permissions.ts";
import { findVoter, giveCookie } from "../voter.server.ts";

type Needs = Pick<Services, "db" | "env" | "limits">;
export type VoteRefusal = "too-many" | "no-voting" | "already-voted";
export type VoteResult =
  | { ok: true; votes: number; setCookies: string[] }
  | (Refused<VoteRefusal> & { votes?: number });

/**
 * Adds one vote for an artist, once per account or browser. The count comes from the rows, never from the browser. A
 * vote that looks like part of a burst is counted, but held from the order of the list.
 */
export async function castVote(
  { db, env, limits }: Needs,
  actor: Requester,
  { artistId }: { artistId: string },
): Promise<VoteResult> {
  const tooMany = await refuseIfTooMany(limits, [
    actor.kind === "person" ? [voteLimits.voteAccount, actor.id] : [voteLimits.voteNetwork, actor.ip],
  ]);
  if (tooMany) return tooMany;
  const voter = findVoter(env, actor);
  const standing = await findStanding(db, actor);
  const signUp = standing.kind === "new-account" ? standing.signUpNetwork : null;
  const origin = standing.kind === "trusted" ? null : { ...voter.origin, signUp };
  const given = voter.browserKey ? null : giveCookie(env);
  const browserKey = voter.browserKey ?? given?.browserKey ?? null;
  return transact(db, async (tx): Promise<VoteResult> => {
    // One vote for an artist at a time: counting waits for this row anyway, and the rules need a stable past.
    const artist = await tx
      .selectFrom("artist_directory")
      .select(["status", "community_votes as votes"])
      .where("artist_id", "=", artistId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!canVote(actor, artist)) return { ok: false, reason: "no-voting" };
    const { votes } = artist;
    const userId = accountOf(actor);
    if (await findOwnVote(tx, { artistId, voter, userId }))
      return { ok: false, reason: "already-voted", votes };
    const key = voter.accountKey ?? browserKey ?? "";
    await insertVote(tx, { artistId, key, userId, browserKey, origin });
    return { ok: true, votes: votes + 1, setCookies: given ? [given.setCookie] : [] };
  });
}
