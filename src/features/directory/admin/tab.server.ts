import type { AdminTab } from "#platform/http/admin-tab.ts";

const file = (name: string) => `features/directory/admin/${name}`;

/** The table of businesses, with its editor and the confirmation before one is deleted. */
export const businessesTab: AdminTab = {
  label: "Businesses",
  path: "admin",
  file: file("businesses.tsx"),
  pages: [
    { path: "admin/businesses/:id", file: file("business.tsx") },
    { path: "admin/businesses/:id/delete", file: file("delete-business.tsx") },
  ],
};
