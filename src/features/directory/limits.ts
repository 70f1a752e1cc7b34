import { defineLimits } from "#platform/http/define-limits.ts";

export const directoryLimits = defineLimits("directory", {
  // Whoever drags a map asks often.
  map: { per: "network", points: 240, seconds: 60, isLocal: true },
});
