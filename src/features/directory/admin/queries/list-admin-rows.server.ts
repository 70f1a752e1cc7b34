import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type AdminRow = {
  id: string;
  name: string;
  category: string | null;
  location: string | null;
  /** The username of the account with the approved claim. */
  picture: string | null;
  owner: string | null;
  isClaimPending: boolean;
  rating: number;
  reviews: number;
  confirmedAt: Date | null;
};

/** The admin list's data of these businesses, in order. Deleted ones are left out. */
export async function listAdminRows(db: Db, ids: readonly string[]): Promise<AdminRow[]> {
  const { rows } = await sql<AdminRow>`
    select b.id, b.name, c.name as category, b.location, b.image_url as picture, owners.username as owner,
      exists (
        select from business_claims where business_id = b.id and status = 'Pending'
      ) as "isClaimPending",
      coalesce(s.average_rating, 0) as rating, coalesce(s.review_count, 0) as reviews,
      b.last_confirmed_at as "confirmedAt"
    from unnest(${[...ids]}::uuid[]) with ordinality wanted(id, position)
    join businesses b on b.id = wanted.id
    left join categories c on c.id = b.category_id
    left join business_stats s on s.business_id = b.id
    left join profiles owners on owners.id = b.owner_id
    order by wanted.position`.execute(db);
  return rows;
}
