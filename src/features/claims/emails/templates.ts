import type { Letters } from "#platform/mail/emails.ts";
import { claimApprovedEmail } from "./claim-approved.tsx";
import { claimHandedOverEmail } from "./claim-handed-over.tsx";
import { claimReceivedEmail } from "./claim-received.tsx";
import { claimRejectedEmail } from "./claim-rejected.tsx";
import { claimReopenedEmail } from "./claim-reopened.tsx";
import { claimReturnedEmail } from "./claim-returned.tsx";

/** Email templates of claims. */
export const claimsEmails: Letters = {
  "claim-received": claimReceivedEmail,
  "claim-approved": claimApprovedEmail,
  "claim-rejected": claimRejectedEmail,
  "claim-reopened": claimReopenedEmail,
  "claim-handed-over": claimHandedOverEmail,
  "claim-returned": claimReturnedEmail,
};
