import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** A type of record and an action. */
export type AuditKind = { type: string; action: string };

const maxKinds = 500;

/**
 * Every kind of entry in the audit log. Skips from kind to kind in the index, regardless of how many entries each has.
 */
export async function listKinds(db: Db): Promise<AuditKind[]> {
  const { rows } = await sql<AuditKind>`
    with recursive kinds as (
      (select subject_type, action from audit_log order by subject_type, action limit 1)
      union all
      select next.subject_type, next.action
      from kinds cross join lateral (
        select subject_type, action from audit_log
        where (subject_type, action) > (kinds.subject_type, kinds.action)
        order by subject_type, action limit 1
      ) next
    )
    select subject_type as type, action from kinds limit ${maxKinds}`.execute(db);
  return rows;
}
