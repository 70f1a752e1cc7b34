import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { recordDecision } from "#platform/decisions/record-decision.server.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { artistDecider } from "../decide-artists.server.ts";
import { canSetStanding } from "../permissions.ts";
import type { Standing } from "../standings.ts";

type Input = { artistId: string; standing: Standing };
type Result =
  | {
      ok: true;
      previous: string;
      /** The decision about an artist who was pending. */
      decisionId: string | null;
    }
  | Refused<"not-allowed" | "gone" | "already-decided">;

/** Makes a listed artist featured, rising or neither. Also approves a pending artist. */
export async function setStanding(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  actor: Actor,
  { artistId: id, standing }: Input,
): Promise<Result> {
  if (!canSetStanding(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const found = await artistDecider.lock(tx, id);
    if (!found) return { ok: false, reason: "gone" };
    if (found.status === "rejected") return { ok: false, reason: "already-decided" };
    await tx
      .updateTable("artist_directory")
      .set({ status: standing, updated_at: sql<Date>`now()` })
      .where("artist_id", "=", id)
      .execute();
    const { kind } = artistDecider;
    const previous = String(found.previous.status);
    let decisionId: string | null = null;
    if (found.status === "waiting") {
      const verdict = { outcome: "approved" } as const;
      decisionId = await recordDecision(tx, actor, { kind, id, verdict, previous: found.previous });
      await artistDecider.notify?.(tx, jobs, { decisionId, id, verdict });
    }
    await audit(tx, actor, {
      action: "artist.standing",
      subject: { type: kind, id },
      before: { status: previous },
      after: { status: standing },
    });
    return { ok: true, previous, decisionId };
  });
}
