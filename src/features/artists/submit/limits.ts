import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** A studio or a school shares a network. A person reads every profile. */
export const submissionLimits = defineLimits("artist-submission", {
  network: { per: "network", points: 10, seconds: 60 * 60 },
});
