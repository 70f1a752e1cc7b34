import { defineLimits, type Limit } from "#platform/http/limits/define-limits.ts";
import { domainOf, mailboxOf } from "#platform/mail/mailbox-of.ts";

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
  // Mail to addresses that nobody has verified, of all networks together.
  mailDomain: { per: "name", points: 200, seconds: 60 * 60 },
  mailProvider: { per: "name", points: 1_000, seconds: 60 * 60 },
  // A name that changes all the time is nobody's name.
  rename: { per: "name", points: 5, seconds: 24 * 60 * 60 },
  export: { per: "name", points: 10, seconds: 60 * 60 },
  // Links and sign-outs, which cost little.
  write: { per: "network", points: 60, seconds: 60 },
});

/** Where everybody has an address: their share of sign-ups is large on any day. */
const providers = new Set(
  (
    "gmail.com googlemail.com yahoo.com ymail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com " +
    "aol.com proton.me protonmail.com gmx.com gmx.net comcast.net verizon.net att.net"
  ).split(" "),
);

/** What mail to a mailbox counts against, however the address is spelled. */
export function countMail(email: string): [Limit, key: string] {
  return [accountLimits.mailAddress, mailboxOf(email)];
}

/** What mail to an address counts against that may be nobody's. */
export function countUnverifiedMail(email: string): [Limit, key: string][] {
  const domain = domainOf(email);
  const ofDomain = providers.has(domain) ? accountLimits.mailProvider : accountLimits.mailDomain;
  return [countMail(email), [ofDomain, domain]];
}
