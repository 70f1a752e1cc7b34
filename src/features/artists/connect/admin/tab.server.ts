import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countOpenReports } from "../queries/list-reports.server.ts";
import { isConnectOpen } from "../require-open.server.ts";

/** Reported conversations in the admin area, once members can write to artists. */
export const messageReportsTab: AdminTab = {
  label: "Messages",
  path: "admin/messages",
  file: "features/artists/connect/admin/reports.tsx",
  count: countOpenReports,
  isOpen: isConnectOpen,
};
