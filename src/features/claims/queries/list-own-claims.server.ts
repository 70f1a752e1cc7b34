import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { ClaimStatus, SubjectKind } from "../rules.ts";

export type OwnClaim = {
  id: string;
  /** The business or artist it is about. */
  subjectKind: SubjectKind;
  subjectId: string;
  subjectName: string;
  status: ClaimStatus;
  submittedAt: Date;
  reviewedAt: Date | null;
  /** When another claimant took over. */
  endedAt: Date | null;
  /** Null once the file is deleted. */
  proofUrl: string | null;
  /** Why it was rejected: one of the reasons, and the admin's own text. */
  reason: string | null;
  note: string | null;
};

/** More than anyone has. */
const maxClaims = 50;

/** The latest claims of a person, newest first, with the outcome. */
export async function listOwnClaims(db: Db, personId: string): Promise<OwnClaim[]> {
  const { rows } = await sql<OwnClaim>`
    select claim.id, case when claim.artist_id is null then 'business' else 'artist' end as "subjectKind",
      coalesce(claim.business_id, claim.artist_id) as "subjectId",
      coalesce(businesses.name, artist.name) as "subjectName", claim.status,
      claim.submitted_at as "submittedAt", claim.reviewed_at as "reviewedAt", claim.ended_at as "endedAt",
      case when claim.proof_file_id is not null then claim.proof_url end as "proofUrl",
      decision.reason, decision.note
    from business_claims claim
    left join businesses on businesses.id = claim.business_id
    left join artist_directory artist on artist.artist_id = claim.artist_id
    left join lateral (
      select reason, note from decisions
      where kind = 'claim' and subject_id = claim.id and undone_at is null
      order by decided_at desc, id desc limit 1
    ) decision on claim.status = 'Rejected'
    where claim.user_id = ${personId}
    order by claim.submitted_at desc, claim.id desc
    limit ${maxClaims}`.execute(db);
  return rows;
}
