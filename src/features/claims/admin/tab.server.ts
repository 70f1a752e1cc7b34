import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countPendingClaims } from "../queries/count-pending-claims.server.ts";

/** The queue of claims in the admin area. */
export const claimsTab: AdminTab = {
  label: "Claims",
  path: "admin/claims",
  file: "features/claims/admin/claims.tsx",
  count: countPendingClaims,
};
