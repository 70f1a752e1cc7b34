import { defineLimits, type Limit } from "#platform/http/limits/define-limits.ts";
import { domainOf, mailboxOf } from "#platform/mail/mailbox-of.ts";

export const accountLimits = defineLimits("accounts", {
  // Wrong passwords only. How these five work together: docs/decisions/016.
  signInNetwork: { per: "network", points: 30, seconds: 10 * 60 },
  signInAccountNetwork: { per: "name", points: 10, seconds: 60 * 60 },
  signInAccount: { per: "name", points: 100, seconds: 24 * 60 * 60 },
  signInTurn: { per: "name", points: 1, seconds: 60 },
  signInDevice: { per: "name", points: 10, seconds: 60 * 60 },
  // Codes of second factors. Five wrong ones end a login, ten lock an account for a quarter of an hour.
  code: { per: "network", points: 60, seconds: 10 * 60 },
  // A church or a school registers from one IP address.
  signUp: { per: "network", points: 20, seconds: 60 * 60 },
  mailNetwork: { per: "network", points: 5, seconds: 30 * 60 },
  mailAddress: { per: "name", points: 5, seconds: 30 * 60 },
  // Email to unverified addresses, across all networks.
  mailDomain: { per: "name", points: 200, seconds: 60 * 60 },
  mailProvider: { per: "name", points: 1_000, seconds: 60 * 60 },
  // Prevents constant renaming.
  rename: { per: "name", points: 5, seconds: 24 * 60 * 60 },
  export: { per: "name", points: 10, seconds: 60 * 60 },
  // Cheap actions: links and logouts.
  write: { per: "network", points: 60, seconds: 60 },
});

/** Large providers, whose share of registrations is always large. */
const providers = new Set(
  (
    "gmail.com googlemail.com yahoo.com ymail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com " +
    "aol.com proton.me protonmail.com gmx.com gmx.net comcast.net verizon.net att.net"
  ).split(" "),
);

/** The limits for email to a mailbox, regardless of the address's spelling. */
export function countMail(email: string): [Limit, key: string] {
  return [accountLimits.mailAddress, mailboxOf(email)];
}

/** The limits for email to an unverified address. */
export function countUnverifiedMail(email: string): [Limit, key: string][] {
  const domain = domainOf(email);
  const ofDomain = providers.has(domain) ? accountLimits.mailProvider : accountLimits.mailDomain;
  return [countMail(email), [ofDomain, domain]];
}
