/** Everybody who may ask for an address. */
export const people = ["visitor", "member", "other", "owner", "admin", "banned", "unverified"] as const;
export type PersonKind = (typeof people)[number];

/**
 * What somebody gets: the page or answer (`ok`), the way to log in, the own dashboard, another address (`to:/admin`),
 * or a status. A form that is sent empty and reaches its action is answered 400.
 */
export type Outcome = "ok" | "login" | "dashboard" | `to:/${string}` | 400 | 401 | 403 | 404 | 410;
export type Row = Readonly<Record<PersonKind, Outcome>>;

/** The same for everybody. */
export const everybody = (outcome: Outcome = "ok"): Row => {
  const visitors = { visitor: outcome, banned: outcome, unverified: outcome };
  return { ...visitors, member: outcome, other: outcome, owner: outcome, admin: outcome };
};

/** Whoever has no session is sent to log in: visitors, and whoever was banned or never verified an address. */
const toLogin = { visitor: "login", banned: "login", unverified: "login" } as const;

/** Anybody with an account. */
export const members = (outcome: Outcome = "ok"): Row => ({ ...everybody(outcome), ...toLogin });

/** The one it belongs to; to all others it looks like something that is not there. */
export const owners = (outcome: Outcome = "ok"): Row => ({ ...members(404), owner: outcome });

export const admins = (outcome: Outcome = "ok"): Row => ({ ...members("dashboard"), admin: outcome });

/** Pages to sign in. Whoever is signed in has no use for them. */
export const signedOut = (outcome: Outcome = "ok"): Row => ({
  ...everybody("dashboard"),
  ...{ visitor: outcome, banned: outcome, unverified: outcome },
});
