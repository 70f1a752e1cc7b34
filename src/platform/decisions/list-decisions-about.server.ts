import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** What admins decided about records, and why; `subjects` selects their kind and id. */
export async function listDecisionsAbout(db: Db, subjects: RawBuilder<unknown>) {
  const { rows } = await sql`
    select kind, subject_id, outcome, reason, note, decided_at, undone_at from decisions
    where (kind, subject_id) in (${subjects})
    order by decided_at`.execute(db);
  return rows;
}
