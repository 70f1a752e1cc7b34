import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** A family or an office shares a network. People read every request. */
export const travelLimits = defineLimits("travel", {
  requestNetwork: { per: "network", points: 10, seconds: 60 * 60 },
});
