import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countHeldArtists } from "../queries/list-held-votes.server.ts";

/** The votes to look at, in the admin area. */
export const votesTab: AdminTab = {
  label: "Votes",
  path: "admin/votes",
  file: "features/artists/votes/admin/votes.tsx",
  count: countHeldArtists,
};
