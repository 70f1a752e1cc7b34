import { defineLimits } from "#platform/http/define-limits.ts";

export const accountLimits = defineLimits("accounts", {
  // Wrong passwords only; how these five work together: docs/decisions/016.
  signInNetwork: { per: "network", points: 30, seconds: 10 * 60 },
  signInAccountNetwork: { per: "name", points: 10, seconds: 60 * 60 },
  signInAccount: { per: "name", points: 100, seconds: 24 * 60 * 60 },
  signInTurn: { per: "name", points: 1, seconds: 60 },
  signInDevice: { per: "name", points: 10, seconds: 60 * 60 },
  // Codes of second factors; five wrong ones end a sign-in, ten wrong ones lock an account for a quarter of an hour.
  code: { per: "network", points: 60, seconds: 10 * 60 },
  // A church or a school signs up from one address.
  signUp: { per: "network", points: 20, seconds: 60 * 60 },
  mailNetwork: { per: "network", points: 5, seconds: 30 * 60 },
  mailAddress: { per: "name", points: 5, seconds: 30 * 60 },
  // A name that changes all the time is nobody's name.
  rename: { per: "name", points: 5, seconds: 24 * 60 * 60 },
  export: { per: "name", points: 10, seconds: 60 * 60 },
  // Links and sign-outs, which cost little.
  write: { per: "network", points: 60, seconds: 60 },
});
