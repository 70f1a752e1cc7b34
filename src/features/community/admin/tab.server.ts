import type { AdminTab } from "#platform/http/admin-tab.ts";

/** Who has joined the community. */
export const communityTab: AdminTab = {
  label: "Community",
  path: "admin/community",
  file: "features/community/admin/community.tsx",
  pages: [{ path: "admin/community/export", file: "features/community/admin/community-export.ts" }],
};
