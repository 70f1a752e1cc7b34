import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type LastChange = {
  subjectId: string;
  action: string;
  at: Date;
  /** The name of who did it. */
  by: string;
};

type Subjects = { type: string; ids: readonly string[] };

/** The latest audit entry about each of these rows, by id; rows that nobody changed are left out. */
export async function listLastChanges(db: Db, { type, ids }: Subjects): Promise<Map<string, LastChange>> {
  const { rows } = await sql<LastChange>`
    select wanted.id as "subjectId", last.action, last.at,
      case when last.actor_id is null then 'The operator'
        else coalesce(profiles.username, 'A deleted account') end as by
    from unnest(${[...ids]}::text[]) wanted(id)
    cross join lateral (
      select action, at, actor_id from audit_log
      where subject_type = ${type} and subject_id = wanted.id
      order by at desc, id desc limit 1
    ) last
    left join profiles on profiles.id = last.actor_id`.execute(db);
  return new Map(rows.map((change) => [change.subjectId, change]));
}
