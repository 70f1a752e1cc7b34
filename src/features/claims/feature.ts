import { admins, members } from "#platform/feature/access.ts";
import { defineFeature } from "#platform/feature/define-feature.ts";
import { claimProofs } from "./claim-proofs.ts";
import { claimsPersonalData } from "./personal-data.server.ts";
import { countPendingClaims } from "./queries/count-pending-claims.server.ts";
import { claimsRetainedData } from "./retention.server.ts";
import { claimsRoutes, claimsSections } from "./routes.ts";

export const claimsFeature = defineFeature({
  name: "claims",
  uses: ["accounts", "directory"],
  routes: claimsRoutes,
  sections: claimsSections,
  adminTabs: [
    {
      label: "Claims",
      group: "First",
      path: "admin/claims",
      file: "features/claims/admin/claims.tsx",
      count: countPendingClaims,
    },
  ],
  access: {
    "/claim-business": { GET: members(), POST: members(400) },
    "/artist/:id/claim": { GET: members(), POST: members(400) },
    "/dashboard?index": { GET: members() },
    "/admin/claims": { GET: admins(), POST: admins(400) },
  },
  personalData: [claimsPersonalData],
  retainedData: claimsRetainedData,
  emails: async () => (await import("./emails/templates.ts")).claimsEmails,
  uploadPurposes: [claimProofs],
});
