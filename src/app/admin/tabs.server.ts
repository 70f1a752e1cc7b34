import { membersTab } from "#features/accounts/admin/tab.server.ts";
import { claimsTab } from "#features/claims/admin/tab.server.ts";
import { eventsTab } from "#features/events/admin/tab.server.ts";
import { reviewsTab } from "#features/reviews/admin/tab.server.ts";
import type { AdminTab } from "#platform/http/admin-tab.ts";

const launchTab: AdminTab = { label: "Launch", path: "admin", file: "app/admin/launch.tsx" };

/** The admin tabs in display order. Features register theirs here. */
export const adminTabs: readonly AdminTab[] = [claimsTab, reviewsTab, eventsTab, launchTab, membersTab];
