import { membersTab } from "#features/accounts/admin/tab.server.ts";
import { artistsTab } from "#features/artists/admin/tab.server.ts";
import { messageReportsTab } from "#features/artists/connect/admin/tab.server.ts";
import { votesTab } from "#features/artists/votes/admin/tab.server.ts";
import { ordersTab, paymentsTab } from "#features/checkout/admin/tab.server.ts";
import { claimsTab } from "#features/claims/admin/tab.server.ts";
import { communityTab } from "#features/community/admin/tab.server.ts";
import { businessesTab } from "#features/directory/admin/tab.server.ts";
import { eventsTab } from "#features/events/admin/tab.server.ts";
import { reviewsTab } from "#features/reviews/admin/tab.server.ts";
import { searchWordsTab } from "#features/search/synonyms/admin/tab.server.ts";
import { productsTab, stockTab } from "#features/store/admin/tab.server.ts";
import { requestsTab } from "#features/travel/admin/tab.server.ts";
import { travelReviewsTab } from "#features/travel/reviews/admin/tab.server.ts";
import type { AdminTab } from "#platform/http/admin-tab.ts";

const launchTab: AdminTab = { label: "Launch", path: "admin/launch", file: "app/admin/launch.tsx" };
const auditTab: AdminTab = {
  label: "Audit",
  path: "admin/audit",
  file: "app/admin/audit.tsx",
  pages: [{ path: "admin/audit/export", file: "app/admin/audit-export.ts" }],
};

/** The four specified tabs. */
export const specifiedTabs: readonly AdminTab[] = [businessesTab, claimsTab, reviewsTab, eventsTab];

/** Everything else, in named groups. Features register their tabs in one of them. */
export const adminGroups: readonly { name: string; tabs: readonly AdminTab[] }[] = [
  { name: "Site", tabs: [launchTab, searchWordsTab, auditTab] },
  { name: "Queues", tabs: [artistsTab, travelReviewsTab, requestsTab, messageReportsTab] },
  { name: "Store", tabs: [productsTab, stockTab, ordersTab, paymentsTab] },
  { name: "People", tabs: [membersTab, communityTab, votesTab] },
];

/** Every admin tab in display order. */
export const adminTabs: readonly AdminTab[] = [...specifiedTabs, ...adminGroups.flatMap(({ tabs }) => tabs)];
