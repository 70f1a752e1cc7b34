import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const directoryLimits = defineLimits("directory", {
  // Dragging the map sends many requests.
  map: { per: "network", points: 240, seconds: 60, isLocal: true },
  // One visitor looks at many pages, and a whole office may share an address.
  visits: { per: "network", points: 240, seconds: 60, isLocal: true },
  // A browser that keeps changing its name does not become a crowd.
  visitsOfBusiness: { per: "name", points: 60, seconds: 60 * 60, isLocal: true },
  // Saving, taking back and confirming. Admins mend many listings in a day.
  editAccount: { per: "name", points: 300, seconds: 60 * 60 },
});
