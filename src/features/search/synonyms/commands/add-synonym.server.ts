import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { SynonymFields } from "../input.ts";
import { canManageSynonyms } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { isPhraseTaken, rowOf } from "../write-synonym.server.ts";

type Needs = Pick<Services, "db">;
type Result = { ok: true; id: string } | Refused<"not-allowed" | "unknown-category" | "already-there">;

/** Adds a synonym: what a phrase means in searches. */
export async function addSynonym({ db }: Needs, actor: Actor, fields: SynonymFields): Promise<Result> {
  if (!canManageSynonyms(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    if (await isPhraseTaken(tx, fields.phrase)) return { ok: false, reason: "already-there" };
    const row = await rowOf(tx, fields);
    if (!row) return { ok: false, reason: "unknown-category" };
    const { id } = await tx
      .insertInto("search_synonyms")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(tx, actor, { action: "synonym.add", subject: { type: "synonym", id }, after: row });
    return { ok: true, id };
  });
}
