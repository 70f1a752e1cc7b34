import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type Change = {
  subjectId: string;
  action: string;
  at: Date;
  /** The name of the actor. */
  by: string;
};

type Subjects = { type: string; ids: readonly string[]; limit: number };

/** The latest audit entries about each of these rows, newest first, by id. Rows without entries are left out. */
export async function listChanges(db: Db, { type, ids, limit }: Subjects): Promise<Map<string, Change[]>> {
  const { rows } = await sql<Change>`
    select wanted.id as "subjectId", last.action, last.at,
      case when last.actor_id is null then 'The operator'
        else coalesce(profiles.username, 'A deleted account') end as by
    from unnest(${[...ids]}::text[]) with ordinality wanted(id, position)
    cross join lateral (
      select id, action, at, actor_id from audit_log
      where subject_type = ${type} and subject_id = wanted.id
      order by at desc, id desc limit ${limit}
    ) last
    left join profiles on profiles.id = last.actor_id
    order by wanted.position, last.at desc, last.id desc`.execute(db);
  return Map.groupBy(rows, ({ subjectId }) => subjectId);
}
