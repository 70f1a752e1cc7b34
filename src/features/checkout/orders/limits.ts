import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const lookUpLimits = defineLimits("orders", {
  // Each lookup may send someone an email.
  lookUpNetwork: { per: "network", points: 10, seconds: 30 * 60 },
  lookUpAddress: { per: "name", points: 5, seconds: 30 * 60 },
});
