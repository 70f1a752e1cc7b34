import { type RawBuilder, sql } from "kysely";
import type { KeysetRow } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { defineQueueOrder, type QueueSort } from "#platform/decisions/queue/queue-order.server.ts";
import type { ClaimStatus, SubjectKind } from "../rules.ts";

export type ListedClaim = {
  id: string;
  /** The business or artist it is about. */
  subjectKind: SubjectKind;
  subjectId: string;
  subjectName: string;
  ownerName: string;
  /** The account's username. */
  username: string;
  status: ClaimStatus;
  submittedAt: Date;
  /** Whether someone else owns it. */
  isOwned: boolean;
  /** The number of waiting claims for it, counted up to ten. */
  waiting: number;
};

export const claimOrder = defineQueueOrder({ at: "submitted_at", id: "id" });

type Page = { after?: string | undefined; limit: number };

/** Waiting or all claims, with the name of the business or artist and the claimant's username. */
export async function listClaims(db: Db, { sort, after, limit }: Page & { sort: QueueSort }) {
  const isWaiting = sort === "all" ? sql`true` : sql`claim.status = 'Pending'`;
  const rows = await selectClaims<ListedClaim & KeysetRow>(db, {
    more: sql`, ${claimOrder.keysOf(sort, "claim")} as keyset`,
    condition: sql`${isWaiting} and ${claimOrder.comesAfter(sort, after, "claim")}`,
    direction: sql.raw(sort === "oldest" ? "asc" : "desc"),
    limit: limit + 1,
  });
  return claimOrder.page(rows, { sort, limit });
}

/** These claims, in any order. Deleted ones are left out. */
export function listClaimsByIds(db: Db, ids: readonly string[]): Promise<ListedClaim[]> {
  return selectClaims(db, {
    more: sql``,
    condition: sql`claim.id = any(${ids}::uuid[])`,
    direction: sql`desc`,
    limit: ids.length,
  });
}

type Selection = Record<"more" | "condition" | "direction", RawBuilder<unknown>> & { limit: number };

async function selectClaims<Row>(db: Db, { more, condition, direction, limit }: Selection): Promise<Row[]> {
  // The page is limited before its rows are joined and counted.
  const { rows } = await sql<Row>`
    with page as (
      select claim.* ${more} from business_claims claim where ${condition}
      order by claim.submitted_at ${direction}, claim.id ${direction} limit ${limit}
    )
    select page.*, coalesce(businesses.name, artist.name) as "subjectName", profiles.username,
      case when page.artist_id is null then 'business' else 'artist' end as "subjectKind",
      coalesce(page.business_id, page.artist_id) as "subjectId", page.owner_name as "ownerName", page.submitted_at as "submittedAt",
      coalesce(coalesce(businesses.owner_id, artist.owner_id) <> page.user_id, false) as "isOwned", (
        select count(*) from (
          select from business_claims rival
          where (rival.business_id = page.business_id or rival.artist_id = page.artist_id)
            and rival.status = 'Pending' limit 10
        ) counted
      ) as waiting
    from page
    left join businesses on businesses.id = page.business_id
    left join artist_directory artist on artist.artist_id = page.artist_id
    join profiles on profiles.id = page.user_id
    order by page.submitted_at ${direction}, page.id ${direction}`.execute(db);
  return rows;
}
