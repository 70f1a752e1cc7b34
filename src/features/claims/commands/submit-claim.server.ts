import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { keepUpload } from "#platform/uploads/keep-upload.server.ts";
import { claimProofs } from "../claim-proofs.ts";
import type { NewClaim } from "../input.ts";
import { claimLimits } from "../limits.ts";
import { canSubmitClaim } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import type { ClaimSubject } from "../rules.ts";
import { columnsOf, findSubject } from "../subjects.server.ts";

type Needs = Pick<Services, "db" | "limits" | "jobs">;
type Result =
  | { ok: true; claim: { id: string } }
  | Refused<"not-signed-in" | "unverified" | "too-many" | "unknown-business" | "unknown-artist">
  | Refused<"already-owner" | "already-claimed" | "proof-gone">;

/**
 * Claims a business or an artist profile for the sender. The contact address is always the account's. Listings with an
 * owner can be claimed too: an admin compares the proofs.
 */
export async function submitClaim(services: Needs, actor: Requester, input: NewClaim): Promise<Result> {
  const { db, limits, jobs } = services;
  if (!canSubmitClaim(actor)) return { ok: false, reason: "not-signed-in" };
  const { ownerName, proofId } = input;
  const subject: ClaimSubject =
    "artistId" in input ? { kind: "artist", id: input.artistId } : { kind: "business", id: input.businessId };
  const tooMany = await refuseIfTooMany(limits, [
    [claimLimits.submitAccount, actor.id],
    [claimLimits.submitNetwork, actor.ip],
  ]);
  if (tooMany) return tooMany;
  return transact(db, async (tx): Promise<Result> => {
    const account = await lockAccount(tx, actor.id);
    if (!account?.email_verified) return { ok: false, reason: "unverified" };
    const claimed = await findSubject(tx, subject);
    if (!claimed) return { ok: false, reason: `unknown-${subject.kind}` };
    if (claimed.owner_id === actor.id) return { ok: false, reason: "already-owner" };
    if (await hasOpenClaim(tx, actor.id, subject)) return { ok: false, reason: "already-claimed" };
    const proof = await keepUpload(tx, { purpose: claimProofs, id: proofId, uploadedBy: actor.id });
    if (!proof) return { ok: false, reason: "proof-gone" };
    const claim = await tx
      .insertInto("business_claims")
      .values({
        ...columnsOf(subject),
        user_id: actor.id,
        owner_name: ownerName,
        owner_email: account.email,
        proof_url: proof.url,
        proof_file_id: proof.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueMail(tx, jobs, {
      to: account.email,
      template: "claim-received",
      data: { username: account.name, [subject.kind]: claimed.name },
      key: `claim-received:${claim.id}`,
    });
    return { ok: true, claim };
  });
}

/** Locked, so that the second click of a double click sees the claim of the first. */
function lockAccount(tx: Tx, id: string) {
  return tx
    .selectFrom("users")
    .select(["name", "email", "email_verified"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function hasOpenClaim(tx: Tx, userId: string, { kind, id }: ClaimSubject) {
  const open = await tx
    .selectFrom("business_claims")
    .select("id")
    .where(kind === "artist" ? "artist_id" : "business_id", "=", id)
    .where("user_id", "=", userId)
    .where("status", "=", "Pending")
    .executeTakeFirst();
  return open !== undefined;
}
