import type { Client } from "pg";
import type { Listing } from "./businesses.ts";
import { insertRows, type Row } from "./insert-rows.ts";
import { drawProof, type ProofFacts, type ProofType } from "./proofs.ts";
import type { Seeding } from "./seeding.ts";

type Decision = "Pending" | "Approved" | "Rejected";

// Business | claimant | email | days ago | decision | proof. Two of them are about the same business, and one is about
// a business that has an owner.
const claims: readonly (readonly [string, string, string, number, Decision, ProofType])[] = [
  ["Tallow House", "Imani Reyes", "imani@tallowhouse.example", 0, "Pending", "image/png"],
  ["Okra Street Kitchen", "Terrence Cole-Wynn", "tcole@okrastreet.example", 1, "Pending", "application/pdf"],
  ["Hollow Drum Studios", "Ada Whitlock", "ada@hollowdrum.example", 1, "Pending", "image/png"],
  ["Hollow Drum Studios", "Marcus Tilly", "marcus.tilly@mailbox.example", 2, "Pending", "image/png"],
  ["Juniper Row Goods", "Paul Amadi", "paul@juniperrow.example", 2, "Pending", "image/png"],
  ["Corner Light Photo", "Simone Ardell", "simone@cornerlight.example", 3, "Pending", "application/pdf"],
  ["Kinfolk Coffee Works", "Delia Marsh", "delia.marsh@mailbox.example", 3, "Pending", "image/png"],
  ["Kinfolk Coffee Works", "Joy Bellamy", "joy@kinfolk.example", 5, "Approved", "image/png"],
  ["Nightjar Pictures", "R. Dunn", "rd@mailbox.example", 6, "Rejected", "application/pdf"],
];

type Accounts = { admin: string | undefined; addUser: (name: string, email: string) => string };

/** Claims in every state, with claimants, proofs and decisions. `insert` adds them after the accounts. */
export function buildClaims(seeding: Seeding, listings: readonly Listing[], { admin, addUser }: Accounts) {
  const nextId = seeding.ids("claims");
  const rows: Record<"stored_files" | "business_claims" | "decisions", Row[]> = {
    stored_files: [],
    business_claims: [],
    decisions: [],
  };
  for (const [business, name, email, daysAgo, status, type] of claims) {
    const listing = listings.find(({ row }) => row.name === business);
    if (!listing) throw new Error(`No business named ${business}.`);
    const user_id = addUser(name, email);
    const submitted_at = seeding.daysFromToday(-daysAgo, 560);
    const reviewed_at = status === "Pending" ? null : seeding.daysFromToday(-daysAgo + 1, 540);
    const claim = { id: nextId(), business_id: listing.row.id, user_id };
    const file = {
      id: nextId(),
      bucket: "claim_proofs",
      key: `${user_id}-${Date.parse(submitted_at)}.${type === "image/png" ? "png" : "pdf"}`,
      name: type === "image/png" ? "business-license.png" : "business-license.pdf",
      content_type: type,
      byte_size: drawProof(type, factsOf({ business, owner: name, place: String(listing.row.location) }))
        .length,
      uploaded_by: user_id,
      created_at: submitted_at,
      kept_at: submitted_at,
      delete_after: reviewed_at && seeding.daysFromToday(-daysAgo + 31, 540),
    };
    rows.stored_files.push(file);
    rows.business_claims.push({
      ...claim,
      owner_name: name,
      owner_email: email,
      proof_url: `/files/${file.bucket}/${file.key}`,
      proof_file_id: file.id,
      ...{ status, submitted_at, reviewed_at },
      reviewed_by: reviewed_at && admin,
    });
    if (reviewed_at)
      rows.decisions.push({
        ...{ id: nextId(), kind: "claim", subject_id: claim.id, decided_by: admin, decided_at: reviewed_at },
        outcome: status === "Approved" ? "approved" : "rejected",
        reason: status === "Approved" ? null : "names",
        note: null,
        previous: { status: "Pending", ownerId: null, ownerClaimId: null, isVerified: listing.row.verified },
      });
  }
  return async (client: Client) => {
    for (const table of ["stored_files", "business_claims", "decisions"] as const)
      await insertRows(client, table, rows[table]);
    await client.query(
      `update businesses set owner_id = claim.user_id, verified = true
       from business_claims claim where claim.business_id = businesses.id and claim.status = 'Approved'`,
    );
  };
}

export type Named = { business: string; owner: string; place: string };

/** The text on the license of a demo claim. */
export function factsOf(named: Named): ProofFacts {
  return { ...named, number: `0048-${named.business.charAt(0)}-5521`, validUntil: "June 30, 2029" };
}
