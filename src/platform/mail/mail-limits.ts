import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const mailLimits = defineLimits("mail", {
  // Email providers send these requests from a few networks, on behalf of all their users.
  stopNetwork: { per: "network", points: 600, seconds: 60, isLocal: true },
});
