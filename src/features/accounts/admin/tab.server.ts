import type { AdminTab } from "#platform/http/admin-tab.ts";

/** Members in the admin area: the list, and a page for each. */
export const membersTab: AdminTab = {
  label: "Members",
  path: "admin/members",
  file: "features/accounts/admin/members.tsx",
  pages: [{ path: "admin/members/:id", file: "features/accounts/admin/member.tsx" }],
};
