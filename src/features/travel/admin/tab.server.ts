import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countOpenRequests } from "../queries/list-requests.server.ts";

/** What people ask for, in the admin area. */
export const requestsTab: AdminTab = {
  label: "Requests",
  path: "admin/requests",
  file: "features/travel/admin/requests.tsx",
  count: countOpenRequests,
};
