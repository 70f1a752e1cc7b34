import { defineLimits } from "#platform/http/limits/define-limits.ts";

export const tripLimits = defineLimits("trips", {
  createAccount: { per: "name", points: 60, seconds: 24 * 60 * 60 },
  // Planning with the whole family is many small changes; a script that fills a trip by force is more.
  changeAccount: { per: "name", points: 1_500, seconds: 60 * 60 },
  // Everybody behind one address who edits by a secret address, without an account.
  changeNetwork: { per: "network", points: 600, seconds: 60 * 60 },
  // A visitor who adds to the trip of the browser, or opens it: names and places come from here.
  lookNetwork: { per: "network", points: 600, seconds: 10 * 60, isLocal: true },
  shareAccount: { per: "name", points: 60, seconds: 24 * 60 * 60 },
  joinAccount: { per: "name", points: 60, seconds: 24 * 60 * 60 },
  // An open page asks every ten seconds; a household has a few of them.
  refreshNetwork: { per: "network", points: 600, seconds: 10 * 60, isLocal: true },
});
