import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canManageSynonyms } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db">;
type Result = { ok: true; phrase: string } | Refused<"not-allowed" | "unknown-synonym">;

/** Deletes a synonym. The phrase is then searched as typed. */
export async function deleteSynonym({ db }: Needs, actor: Actor, { id }: { id: string }): Promise<Result> {
  if (!canManageSynonyms(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const before = await tx
      .deleteFrom("search_synonyms")
      .where("id", "=", id)
      .returning(["phrase", "means", "category_id"])
      .executeTakeFirst();
    if (!before) return { ok: false, reason: "unknown-synonym" };
    await audit(tx, actor, { action: "synonym.delete", subject: { type: "synonym", id }, before });
    return { ok: true, phrase: before.phrase };
  });
}
