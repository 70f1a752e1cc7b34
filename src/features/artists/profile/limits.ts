import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const profileLimits = defineLimits("artist-profile", {
  // One visitor opens many profiles, and a whole office can share an IP address.
  views: { per: "network", points: 240, seconds: 60, isLocal: true },
  // A browser that keeps changing its name must not count as a crowd.
  viewsOfArtist: { per: "name", points: 60, seconds: 60 * 60, isLocal: true },
});
