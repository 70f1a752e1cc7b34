import { defineLimits } from "#platform/http/define-limits.ts";

export const directoryLimits = defineLimits("directory", {
  // Whoever drags a map asks often.
  map: { per: "network", points: 240, seconds: 60, isLocal: true },
  // A household that types asks a few times a second; each answer comes from the database.
  search: { per: "network", points: 300, seconds: 60, isLocal: true },
});
