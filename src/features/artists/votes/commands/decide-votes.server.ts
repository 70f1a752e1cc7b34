import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canDecideVotes } from "../permissions.ts";

type Input = {
  artistId: string;
  verdict: "accept" | "strike";
  /** The latest vote that the admin has seen, in microseconds. Later ones need another decision. */
  until: number;
};
type Result =
  | { ok: true; decisionId: string; votes: number }
  | { ok: false; reason: "not-allowed" | "nothing-held" };

/**
 * Decides the held votes for an artist. Accepted ones move the artist up; struck ones are no longer counted, and their
 * voters cannot vote for the artist again.
 */
export async function decideVotes(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { artistId, verdict, until }: Input,
): Promise<Result> {
  if (!canDecideVotes(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    // The same lock as for a vote.
    await sql`select from artist_directory where artist_id = ${artistId} for no key update`.execute(tx);
    const decisionId = randomUUID();
    const decided = await tx
      .updateTable("artist_votes")
      .set({ state: verdict === "accept" ? "counted" : "struck", decision_id: decisionId })
      .where("artist_id", "=", artistId)
      .where("state", "=", "held")
      .where("created_at", "<=", sql<Date>`timestamptz 'epoch' + ${until} * interval '1 microsecond'`)
      .executeTakeFirst();
    const votes = Number(decided.numUpdatedRows);
    if (votes === 0) return { ok: false, reason: "nothing-held" };
    await audit(tx, actor, {
      action: `votes.${verdict}`,
      subject: { type: "artist", id: artistId },
      after: { votes, decision: decisionId },
    });
    return { ok: true, decisionId, votes };
  });
}
