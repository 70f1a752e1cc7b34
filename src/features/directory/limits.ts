import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const directoryLimits = defineLimits("directory", {
  // Dragging the map sends many requests.
  map: { per: "network", points: 240, seconds: 60, isLocal: true },
  // One visitor opens many pages, and a whole office can share an IP address.
  visits: { per: "network", points: 240, seconds: 60, isLocal: true },
  // A browser that keeps changing its name must not count as a crowd.
  visitsOfBusiness: { per: "name", points: 60, seconds: 60 * 60, isLocal: true },
  // Saving, reverting and confirming. Admins edit many listings a day.
  editAccount: { per: "name", points: 300, seconds: 60 * 60 },
});
