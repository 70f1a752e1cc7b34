import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** Votes beyond these limits are refused. Long before that they are held from the order of the list. */
export const voteLimits = defineLimits("votes", {
  // A hall full of people shares one IP address; each of them votes for a few artists.
  voteNetwork: { per: "network", points: 120, seconds: 60 * 60 },
  voteAccount: { per: "name", points: 200, seconds: 24 * 60 * 60 },
  // Every list that a voter opens sends one request.
  readNetwork: { per: "network", points: 240, seconds: 60, isLocal: true },
});
