import { type RawBuilder, sql } from "kysely";
import { defineKeyset, type KeysetRow, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
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
  /** Whether somebody else owns it. */
  isOwned: boolean;
  /** How many claims wait for it, counted up to ten. */
  waiting: number;
};

const newestFirst = { direction: "desc", keys: [time("submitted_at"), uuid("id")] } as const;

/** Both orders are the same; their names tell a cursor's list. */
export const claimOrder = defineKeyset({ waiting: newestFirst, all: newestFirst });

type Page = { after?: string | undefined; limit: number };

/** Claims that wait, or all of them, newest first, with the name of the business or artist and the claimant's username. */
export async function listClaims(db: Db, { sort, after, limit }: Page & { sort: "waiting" | "all" }) {
  const isWaiting = sort === "waiting" ? sql`claim.status = 'Pending'` : sql`true`;
  const rows = await selectClaims<ListedClaim & KeysetRow>(db, {
    more: sql`, ${claimOrder.keysOf(sort, "claim")} as keyset`,
    condition: sql`${isWaiting} and ${claimOrder.comesAfter(sort, after, "claim")}`,
    limit: limit + 1,
  });
  return claimOrder.page(rows, { sort, limit });
}

/** These claims, in any order; those that are gone are left out. */
export function listClaimsByIds(db: Db, ids: readonly string[]): Promise<ListedClaim[]> {
  return selectClaims(db, {
    more: sql``,
    condition: sql`claim.id = any(${ids}::uuid[])`,
    limit: ids.length,
  });
}

type Selection = { more: RawBuilder<unknown>; condition: RawBuilder<unknown>; limit: number };

async function selectClaims<Row>(db: Db, { more, condition, limit }: Selection): Promise<Row[]> {
  // The page is cut before its rows are joined and counted.
  const { rows } = await sql<Row>`
    with page as (
      select claim.* ${more} from business_claims claim where ${condition}
      order by claim.submitted_at desc, claim.id desc limit ${limit}
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
    order by page.submitted_at desc, page.id desc`.execute(db);
  return rows;
}
