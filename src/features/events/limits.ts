import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const eventLimits = defineLimits("events", {
  // Someone planning a season presses the button often, and changes their mind.
  saveAccount: { per: "name", points: 300, seconds: 60 * 60 },
  // An organizer submits a season at once; refused attempts count too.
  submitAccount: { per: "name", points: 40, seconds: 24 * 60 * 60 },
  submitNetwork: { per: "network", points: 120, seconds: 24 * 60 * 60 },
  // Edits, cancellations and single dates.
  changeAccount: { per: "name", points: 120, seconds: 24 * 60 * 60 },
  renewAccount: { per: "name", points: 20, seconds: 24 * 60 * 60 },
  // A calendar program polls every hour for each calendar of everyone behind one IP address.
  feedNetwork: { per: "network", points: 600, seconds: 10 * 60, isLocal: true },
});
