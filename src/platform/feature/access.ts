/** The roles that the access test sends requests as. `owner` owns the records in the URLs. */
export const people = ["visitor", "member", "other", "owner", "admin", "banned", "unverified"] as const;
export type PersonKind = (typeof people)[number];

/**
 * What a request returns: the page or response (`ok`), a redirect to log in, to the dashboard or elsewhere
 * (`to:/admin`), or a status. An empty form that reaches its action is a 400.
 */
export type Outcome = "ok" | "login" | "dashboard" | `to:/${string}` | 400 | 401 | 403 | 404 | 410;
export type AccessRow = Readonly<Record<PersonKind, Outcome>>;
/** A row for each method of each URL: `"/event/:id": { GET: everybody() }`. */
export type AccessRows = Readonly<Record<string, Partial<Record<"GET" | "POST", AccessRow>>>>;

/** The rows by method and URL: `GET /event/:id`. */
export const listRows = (access: AccessRows): [key: string, row: AccessRow][] =>
  Object.entries(access).flatMap(([path, rows]) =>
    Object.entries(rows).map(([method, row]) => [`${method} ${path}`, row] as [string, AccessRow]),
  );

/** The same for everyone. */
export const everybody = (outcome: Outcome = "ok"): AccessRow => {
  const visitors = { visitor: outcome, banned: outcome, unverified: outcome };
  return { ...visitors, member: outcome, other: outcome, owner: outcome, admin: outcome };
};

/** People without a session: visitors, banned members, and members with an unverified email. */
const toLogin = { visitor: "login", banned: "login", unverified: "login" } as const;

/** Anyone with an account. */
export const members = (outcome: Outcome = "ok"): AccessRow => ({ ...everybody(outcome), ...toLogin });

/** The owner only. For everyone else it does not exist. */
export const owners = (outcome: Outcome = "ok"): AccessRow => ({ ...members(404), owner: outcome });

/** Admins only. */
export const admins = (outcome: Outcome = "ok"): AccessRow => ({ ...members("dashboard"), admin: outcome });

/** Pages for logging in. Logged-in users are redirected to their dashboard. */
export const signedOut = (outcome: Outcome = "ok"): AccessRow => ({
  ...everybody("dashboard"),
  visitor: outcome,
  banned: outcome,
  unverified: outcome,
});
