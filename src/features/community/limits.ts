import { defineLimits } from "#platform/http/limits/define-limits.ts";

/** A family or an office shares a network. Refused attempts count too: the answer tells whether an address has joined. */
export const communityLimits = defineLimits("community", {
  joinNetwork: { per: "network", points: 10, seconds: 60 * 60 },
  messageNetwork: { per: "network", points: 5, seconds: 60 * 60 },
  // Of everybody together: the inbox is read by people.
  messages: { per: "name", points: 500, seconds: 24 * 60 * 60 },
});
