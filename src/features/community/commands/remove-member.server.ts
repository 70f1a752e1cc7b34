import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canRemoveMembers } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Result = { ok: true } | Refused<"not-allowed" | "gone">;

/**
 * Removes someone on request; the database releases the picture. The audit log records when and by whom, and nothing
 * about the removed person, because it is never deleted.
 */
export async function removeMember(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { id }: { id: string },
): Promise<Result> {
  if (!canRemoveMembers(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const removed = await tx
      .deleteFrom("community_members")
      .where("id", "=", id)
      .returning(["id", "created_at"])
      .executeTakeFirst();
    if (!removed) return { ok: false, reason: "gone" };
    await audit(tx, actor, {
      action: "community_member.remove",
      subject: { type: "community_member", id },
      before: { joined: removed.created_at.toISOString().slice(0, 10) },
    });
    return { ok: true };
  });
}
