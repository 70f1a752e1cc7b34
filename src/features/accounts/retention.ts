import { defineRetention, everyNight, forDays, withTheAccount } from "#platform/retention/retention-row.ts";

/** The data of an account. */
export const accountsRetention = defineRetention("Your account", {
  account: {
    what: "Your account: username, mail address, picture, the scrambled form of your password and, if you use one, the encrypted secret of your second factor",
    why: "So that it is yours and nobody else's",
    keptFor: "Until you delete the account",
    after: null,
    days: null,
    enforcedBy: withTheAccount,
  },
  unverified: {
    what: "Accounts whose mail address nobody confirmed, and the usernames they reserved",
    why: "To give you time to press the link",
    ...forDays(7),
    after: "signing up",
    enforcedBy: everyNight,
  },
  signUpNetwork: {
    what: "A fingerprint of the wider network that you signed up from",
    why: "To notice when many accounts are made in one place to flood a business or an artist",
    ...forDays(30),
    after: "signing up",
    enforcedBy: everyNight,
  },
  emailChange: {
    what: "A new mail address that waits for its confirmation",
    why: "To change it only when you press the link there",
    ...forDays(1),
    after: "you asked for it",
    enforcedBy: everyNight,
  },
  bans: {
    what: "A ban, with its reason",
    why: "To enforce the Community Guidelines",
    keptFor: "Until it ends, or until you delete the account",
    after: null,
    days: null,
    enforcedBy: everyNight,
  },
  heldForms: {
    what: "An admin's form that waits for the password",
    why: "So that nothing typed is lost",
    ...forDays(1),
    after: "it was sent",
    enforcedBy: everyNight,
  },
});
