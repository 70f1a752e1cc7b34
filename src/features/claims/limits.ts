import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** An owner of several shops claims a few a day; refused attempts count too. */
export const claimLimits = defineLimits("claims", {
  submitAccount: { per: "name", points: 20, seconds: 24 * 60 * 60 },
  submitNetwork: { per: "network", points: 60, seconds: 24 * 60 * 60 },
});
