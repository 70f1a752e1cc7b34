import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type Deletion = { id: string; name: string; owner: string | null; reviews: number; claims: number };

/** What is deleted with this business. */
export async function findDeletion(db: Db, id: string): Promise<Deletion | undefined> {
  const { rows } = await sql<Deletion>`
    select b.id, b.name, owners.username as owner,
      (select count(*)::integer from reviews where business_id = b.id) as reviews,
      (select count(*)::integer from business_claims where business_id = b.id) as claims
    from businesses b
    left join profiles owners on owners.id = b.owner_id
    where b.id = ${id}`.execute(db);
  return rows[0];
}
