import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { SynonymFields } from "../input.ts";
import { canManageSynonyms } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { isPhraseTaken, rowOf } from "../write-synonym.server.ts";

type Needs = Pick<Services, "db">;
type Input = { id: string; fields: SynonymFields };
type Result =
  | { ok: true }
  | Refused<"not-allowed" | "unknown-synonym" | "unknown-category" | "already-there">;

/** Changes the phrase or the meaning of a synonym. */
export async function changeSynonym({ db }: Needs, actor: Actor, { id, fields }: Input): Promise<Result> {
  if (!canManageSynonyms(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const before = await tx
      .selectFrom("search_synonyms")
      .select(["phrase", "means", "category_id"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { ok: false, reason: "unknown-synonym" };
    if (await isPhraseTaken(tx, fields.phrase, id)) return { ok: false, reason: "already-there" };
    const after = await rowOf(tx, fields);
    if (!after) return { ok: false, reason: "unknown-category" };
    await tx.updateTable("search_synonyms").set(after).where("id", "=", id).execute();
    await audit(tx, actor, { action: "synonym.change", subject: { type: "synonym", id }, before, after });
    return { ok: true };
  });
}
