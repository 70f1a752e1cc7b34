import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { ClaimStatus, SubjectKind } from "../rules.ts";

/** A claim with its evidence for an admin. */
export type ClaimEvidence = ProvenClaim & {
  /** The business or artist it is about. */
  listing: {
    kind: SubjectKind;
    id: string;
    name: string;
    /** For businesses. */
    founder: string | null;
    /** For artists. */
    category: string | null;
    location: string | null;
    website: string | null;
    email: string | null;
    phone: string | null;
    /** The username of its owner. */
    owner: string | null;
    isVerified: boolean;
  };
  /** The account's current email address; the claim has the one it was sent with. */
  accountEmail: string;
  memberSince: Date;
  reviewCount: number;
  otherClaims: { id: string; subjectName: string; status: ClaimStatus; submittedAt: string }[];
  /** Other claimants, waiting or approved. */
  rivals: ProvenClaim[];
};

/** A claimant with a proof. */
export type ProvenClaim = {
  id: string;
  userId: string;
  ownerName: string;
  ownerEmail: string;
  username: string;
  status: ClaimStatus;
  submittedAt: Date;
  reviewedAt: Date | null;
  /** Null once the file is deleted. */
  proof: { url: string; contentType: string; byteSize: number } | null;
};

const maxShown = 10;

/** The evidence about a claim for an admin, or undefined. */
export async function findClaimEvidence(db: Db, id: string): Promise<ClaimEvidence | undefined> {
  const [claim] = await selectProven(db, sql`claim.id = ${id}`);
  if (!claim) return;
  const { rows } = await sql<Omit<ClaimEvidence, keyof ProvenClaim | "rivals">>`
    select
      case when claim.artist_id is null then json_build_object('kind', 'business', 'id', business.id,
        'name', business.name, 'founder', business.founder, 'category', null, 'location', business.location,
        'website', business.website, 'email', business.email, 'phone', business.phone,
        'isVerified', business.verified,
        'owner', (select username from profiles where id = business.owner_id))
      else json_build_object('kind', 'artist', 'id', artist.artist_id, 'name', artist.name, 'founder', null,
        'category', artist.category, 'location', artist.location,
        'website', nullif(btrim(split_part(artist.portfolio_url, ',', 1)), ''), 'email', artist.email,
        'phone', artist.phone, 'isVerified', artist.verified = 'yes',
        'owner', (select username from profiles where id = artist.owner_id)) end as listing,
      users.email as "accountEmail", users.created_at as "memberSince",
      (select count(*) from (
        select from reviews where user_id = claim.user_id limit ${maxShown}) written) as "reviewCount",
      coalesce((
        select json_agg(other order by other."submittedAt" desc) from (
          select past.id, past.status, past.submitted_at as "submittedAt",
            coalesce(businesses.name, artists.name) as "subjectName"
          from business_claims past
          left join businesses on businesses.id = past.business_id
          left join artist_directory artists on artists.artist_id = past.artist_id
          where past.user_id = claim.user_id and past.id <> claim.id
          order by past.submitted_at desc limit ${maxShown}
        ) other), '[]') as "otherClaims"
    from business_claims claim
    left join businesses business on business.id = claim.business_id
    left join artist_directory artist on artist.artist_id = claim.artist_id
    join users on users.id = claim.user_id
    where claim.id = ${id}`.execute(db);
  const [facts] = rows;
  if (!facts) return;
  const rivals = await selectProven(
    db,
    sql`${sql.ref(facts.listing.kind === "artist" ? "claim.artist_id" : "claim.business_id")} = ${facts.listing.id} and claim.id <> ${id}
      and (claim.status = 'Pending' or (claim.status = 'Approved' and claim.ended_at is null))`,
  );
  return { ...claim, ...facts, rivals };
}

async function selectProven(db: Db, condition: ReturnType<typeof sql>): Promise<ProvenClaim[]> {
  const { rows } = await sql<ProvenClaim>`
    select claim.id, claim.user_id as "userId", claim.owner_name as "ownerName",
      claim.owner_email as "ownerEmail", profiles.username, claim.status,
      claim.submitted_at as "submittedAt", claim.reviewed_at as "reviewedAt",
      case when file.id is not null then json_build_object(
        'url', claim.proof_url, 'contentType', file.content_type, 'byteSize', file.byte_size) end as proof
    from business_claims claim
    join profiles on profiles.id = claim.user_id
    left join stored_files file on file.id = claim.proof_file_id
    where ${condition}
    order by claim.submitted_at, claim.id
    limit ${maxShown}`.execute(db);
  return rows;
}
