import { defineUploadPurpose } from "#platform/uploads/define-purpose.ts";
import { canSubmitClaim } from "./permissions.ts";
import { maxProofBytes } from "./rules.ts";

/** Proofs of ownership, visible to their claimant and to admins only. */
export const claimProofs = defineUploadPurpose({
  name: "claim-proof",
  bucket: "claim_proofs",
  isPrivate: true,
  accepts: ["image/jpeg", "image/png", "application/pdf"],
  maxBytes: maxProofBytes,
  canUpload: canSubmitClaim,
});
