import {
  cookieHeaders,
  makePerson,
  signedInHeaders,
  type TestPerson,
} from "#platform/auth/people-for-tests.ts";
import type { PersonKind } from "#platform/feature/access.ts";
import type { TestServices } from "#testing/services.ts";

/** Every role with an account. `owner` owns the examples. */
export type Accounts = Record<Exclude<PersonKind, "visitor">, TestPerson>;

export async function makeAccounts(services: TestServices): Promise<Accounts> {
  return {
    member: await makePerson(services),
    other: await makePerson(services),
    owner: await makePerson(services),
    admin: await makePerson(services, { isAdmin: true }),
    banned: await makePerson(services),
    unverified: await makePerson(services, { isVerified: false }),
  };
}

/** The Cookie header of each role; empty for those that cannot log in. */
export async function signEverybodyIn(services: TestServices, accounts: Accounts) {
  const cookies = new Map<PersonKind, string>([["visitor", ""]]);
  for (const [kind, person] of Object.entries(accounts) as [keyof Accounts, TestPerson][])
    cookies.set(kind, await signIn(services, kind, person));
  return cookies;
}

async function signIn(services: TestServices, kind: PersonKind, person: TestPerson): Promise<string> {
  if (kind === "unverified") {
    const { email, password } = person;
    const result = await services.auth.signIn(new Headers(), { email, password });
    return "setCookies" in result ? (cookieHeaders(result.setCookies).get("cookie") ?? "") : "";
  }
  // A banned member has a session from before the ban.
  await services.db.deleteFrom("member_bans").where("user_id", "=", person.id).execute();
  const cookie = (await signedInHeaders(services, person)).get("cookie") ?? "";
  if (kind === "banned") await ban(services, person);
  return cookie;
}

/** Keeps the session's row, because every read of a session checks the ban. */
async function ban({ db }: TestServices, { id }: TestPerson) {
  await db.insertInto("member_bans").values({ user_id: id, reason: "Spam" }).execute();
}
