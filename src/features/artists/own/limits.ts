import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const ownArtistLimits = defineLimits("own-artists", {
  // Saving and reverting.
  editAccount: { per: "name", points: 300, seconds: 60 * 60 },
});
