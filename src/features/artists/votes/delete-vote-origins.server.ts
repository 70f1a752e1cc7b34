import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { daysAgo } from "#platform/retention/days-ago.server.ts";
import { artistsRetention } from "../retention.ts";

/** Deletes the origins of votes after their retention period. The votes stay. */
export function deleteVoteOrigins(db: Db): Promise<number> {
  return deleteInBatches(5_000, async (size) => {
    const { numAffectedRows = 0n } = await sql`
      delete from vote_origins where ctid = any(array(
        select ctid from vote_origins where created_at < ${daysAgo(artistsRetention.voteOrigins.days)} limit ${size}
      ))`.execute(db);
    return { numDeletedRows: numAffectedRows };
  });
}
