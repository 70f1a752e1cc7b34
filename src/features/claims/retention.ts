import { defineRetention, forDays, withTheAccount } from "#platform/retention/retention-row.ts";

/** Personal data of claims. */
export const claimsRetention = defineRetention("Reviews and claims", {
  claims: {
    what: "Your claim of a business: the name and mail address you gave, and how it was decided",
    why: "To know whose business it is",
    keptFor: "Until you delete the account",
    after: null,
    days: null,
    enforcedBy: withTheAccount,
  },
  proofs: {
    what: "The document that proves a claim. Only you and the admins can open it",
    why: "To check that the business is yours",
    ...forDays(30),
    after: "the decision; at once when the account or the business is deleted",
    enforcedBy: "uploads.delete-expired",
  },
});
