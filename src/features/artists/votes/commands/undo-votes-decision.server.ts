import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canDecideVotes } from "../permissions.ts";

type Input = { artistId: string; decisionId: string };
type Result =
  | { ok: true; decisionId: null; votes: number }
  | { ok: false; reason: "not-allowed" | "nothing-held" };

/** Holds the votes of one decision again. */
export async function undoVotesDecision(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { artistId, decisionId }: Input,
): Promise<Result> {
  if (!canDecideVotes(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    await sql`select from artist_directory where artist_id = ${artistId} for no key update`.execute(tx);
    const undone = await tx
      .updateTable("artist_votes")
      .set({ state: "held", decision_id: null })
      .where("artist_id", "=", artistId)
      .where("decision_id", "=", decisionId)
      .executeTakeFirst();
    const votes = Number(undone.numUpdatedRows);
    if (votes === 0) return { ok: false, reason: "nothing-held" };
    await audit(tx, actor, {
      action: "votes.undo",
      subject: { type: "artist", id: artistId },
      after: { votes, decision: decisionId },
    });
    return { ok: true, decisionId: null, votes };
  });
}
