import type { Letters } from "#platform/mail/letters.ts";
import { claimApprovedLetter } from "./claim-approved.tsx";
import { claimHandedOverLetter } from "./claim-handed-over.tsx";
import { claimReceivedLetter } from "./claim-received.tsx";
import { claimRejectedLetter } from "./claim-rejected.tsx";
import { claimReopenedLetter } from "./claim-reopened.tsx";
import { claimReturnedLetter } from "./claim-returned.tsx";

/** The letters of claims, by the names they are queued under. */
export const claimsLetters: Letters = {
  "claim-received": claimReceivedLetter,
  "claim-approved": claimApprovedLetter,
  "claim-rejected": claimRejectedLetter,
  "claim-reopened": claimReopenedLetter,
  "claim-handed-over": claimHandedOverLetter,
  "claim-returned": claimReturnedLetter,
};
