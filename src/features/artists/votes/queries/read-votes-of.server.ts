import { sql } from "kysely";
import type { Requester } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { findVoter } from "../voter.server.ts";

/** Which of the given artists the sender has voted for, each with its current count. */
export async function readVotesOf(
  { db, env }: Pick<Services, "db" | "env">,
  actor: Requester,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { accountKey, browserKey } = findVoter(env, actor);
  const keys = [accountKey, browserKey].filter((key) => key !== null);
  // No query for senders who have never voted.
  if (keys.length === 0 || ids.length === 0) return new Map();
  const visitorKey = accountKey ? null : browserKey;
  const { rows } = await sql<{ id: string; votes: number }>`
    select artist_id as id, community_votes as votes from artist_directory
    where artist_id in (
      select artist_id from artist_votes where artist_id = any(${ids}::uuid[]) and voter_key = any(${keys})
      union all
      select artist_id from artist_votes where artist_id = any(${ids}::uuid[]) and visitor_key = ${visitorKey}
    )`.execute(db);
  return new Map(rows.map(({ id, votes }) => [id, votes]));
}
