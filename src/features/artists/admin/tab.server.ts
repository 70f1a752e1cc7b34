import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countPendingArtists } from "./queries/count-pending-artists.server.ts";

/** The queue of submitted artists in the admin area. */
export const artistsTab: AdminTab = {
  label: "Artists",
  path: "admin/artists",
  file: "features/artists/admin/artists-queue.tsx",
  count: countPendingArtists,
};
