import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const mailLimits = defineLimits("mail", {
  // Mail programs press the button from a few networks, for all their people.
  stopNetwork: { per: "network", points: 600, seconds: 60, isLocal: true },
});
