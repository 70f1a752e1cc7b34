import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { ClaimStatus } from "../rules.ts";

/** A claim as an admin judges it. */
export type ClaimEvidence = ProvenClaim & {
  business: {
    id: string;
    name: string;
    founder: string | null;
    location: string | null;
    website: string | null;
    email: string | null;
    phone: string | null;
    /** The username of its owner. */
    owner: string | null;
    isVerified: boolean;
  };
  /** The account's address now; the claim keeps the one of the day it was sent. */
  accountEmail: string;
  memberSince: Date;
  reviewCount: number;
  otherClaims: { id: string; businessName: string; status: ClaimStatus; submittedAt: string }[];
  /** Others who wait for this business, or own it. */
  rivals: ProvenClaim[];
};

/** Who claims, and with which proof. */
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

/** All that an admin needs to decide about a claim; undefined if it is gone. */
export async function findClaimEvidence(db: Db, id: string): Promise<ClaimEvidence | undefined> {
  const [claim] = await selectProven(db, sql`claim.id = ${id}`);
  if (!claim) return;
  const { rows } = await sql<Omit<ClaimEvidence, keyof ProvenClaim | "rivals">>`
    select
      json_build_object('id', business.id, 'name', business.name, 'founder', business.founder,
        'location', business.location, 'website', business.website, 'email', business.email,
        'phone', business.phone, 'isVerified', business.verified,
        'owner', (select username from profiles where id = business.owner_id)) as business,
      users.email as "accountEmail", users.created_at as "memberSince",
      (select count(*) from (
        select from reviews where user_id = claim.user_id limit ${maxShown}) written) as "reviewCount",
      coalesce((
        select json_agg(other order by other."submittedAt" desc) from (
          select past.id, past.status, past.submitted_at as "submittedAt", businesses.name as "businessName"
          from business_claims past join businesses on businesses.id = past.business_id
          where past.user_id = claim.user_id and past.id <> claim.id
          order by past.submitted_at desc limit ${maxShown}
        ) other), '[]') as "otherClaims"
    from business_claims claim
    join businesses business on business.id = claim.business_id
    join users on users.id = claim.user_id
    where claim.id = ${id}`.execute(db);
  const [facts] = rows;
  if (!facts) return;
  const rivals = await selectProven(
    db,
    sql`claim.business_id = ${facts.business.id} and claim.id <> ${id}
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
