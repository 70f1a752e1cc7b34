import { reviewsTab } from "#features/reviews/admin/tab.server.ts";
import type { AdminTab } from "#platform/http/admin-tab.ts";

const launchTab: AdminTab = { label: "Launch", path: "admin", file: "app/admin/launch.tsx" };

/** The tabs of the admin area, in the order in which they are shown. A feature adds its own here. */
export const adminTabs: readonly AdminTab[] = [reviewsTab, launchTab];
