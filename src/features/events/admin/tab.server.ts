import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countPendingEvents, countPendingRevisions } from "../queries/count-pending-events.server.ts";

/** The queue of submitted events, and of changes of listed ones, in the admin area. */
export const eventsTab: AdminTab = {
  label: "Events",
  path: "admin/events",
  file: "features/events/admin/events-queue.tsx",
  count: countPendingEvents,
  countAlso: { noun: ["change", "changes"], count: countPendingRevisions },
};
