import { defineLimits } from "#platform/http/limits/define-limits.ts";

/**
 * A family or an office shares a network. Refused attempts count too, because the response reveals whether an address
 * has joined.
 */
export const communityLimits = defineLimits("community", {
  joinNetwork: { per: "network", points: 10, seconds: 60 * 60 },
  messageNetwork: { per: "network", points: 5, seconds: 60 * 60 },
  // For everyone together, because people read the inbox.
  messages: { per: "name", points: 500, seconds: 24 * 60 * 60 },
});
