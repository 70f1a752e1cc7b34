import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type MemberAuditEntry = {
  id: string;
  at: Date;
  action: string;
  subjectType: string;
  subjectId: string;
  /** The actor's name. */
  by: string;
};

const shown = 20;

/** The latest audit entries about a member and by them, each read from a separate index. */
export async function listMemberAudit(db: Db, id: string): Promise<MemberAuditEntry[]> {
  const { rows } = await sql<MemberAuditEntry>`
    select entry.id, entry.at, entry.action, entry.subject_type as "subjectType",
      entry.subject_id as "subjectId",
      case when entry.actor_id is null then 'The operator'
        else coalesce(profiles.username, 'A deleted account') end as by
    from (
      (select * from audit_log where subject_type = 'profiles' and subject_id = ${id}
        order by at desc limit ${shown})
      union
      (select * from audit_log where actor_id = ${id}::uuid order by at desc limit ${shown})
    ) entry
    left join profiles on profiles.id = entry.actor_id
    order by entry.at desc, entry.id desc
    limit ${shown}`.execute(db);
  return rows;
}
