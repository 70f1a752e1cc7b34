import { hash } from "@node-rs/argon2";
import type { Db } from "#platform/db/open-database.server.ts";
import { uniqueLetters } from "#testing/unique-letters.ts";
import type { Auth } from "./create-auth.server.ts";

/** `owner` connects like migrations, because only it can create an admin. */
type Needs = { db: Db; owner: Db; auth: Auth };

type Options = { email?: string; username?: string; isVerified?: boolean; isAdmin?: boolean };

export type TestPerson = { id: string; email: string; username: string; password: string };

/** The password of every test account. */
export const testPassword = "kola-nut-market";
/** Hashed once and cheap to verify: a hash contains its own parameters. */
const testPasswordHash = await hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** An account with a unique name and email, verified by default. */
export async function makePerson(
  { db, owner }: Omit<Needs, "auth">,
  { email, username, isVerified = true, isAdmin = false }: Options = {},
): Promise<TestPerson> {
  const unique = uniqueLetters();
  const user = await db
    .insertInto("users")
    .values({
      name: username ?? `Person ${unique}`,
      email: email ?? `person-${unique}@example.com`,
      email_verified: isVerified,
    })
    .returning(["id", "email", "name"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("auth_accounts")
    .values({ user_id: user.id, account_id: user.id, provider_id: "credential", password: testPasswordHash })
    .execute();
  if (isAdmin)
    await owner.updateTable("profiles").set({ is_admin: true }).where("id", "=", user.id).execute();
  return { id: user.id, email: user.email, username: user.name, password: testPassword };
}

/** Request headers of a browser that has just logged in. */
export async function signedInHeaders(
  { auth }: Pick<Needs, "auth">,
  { email, password }: Pick<TestPerson, "email" | "password">,
): Promise<Headers> {
  const answer = await auth.signIn(new Headers(), { email, password });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.reason}`);
  return cookieHeaders(answer.setCookies);
}

/** The cookie of a person who has just logged in, for a request to the built site. */
export async function signInCookie(needs: Needs, options: Options = {}): Promise<string> {
  const headers = await signedInHeaders(needs, await makePerson(needs, options));
  return headers.get("cookie") ?? "";
}

/** The Cookie header a browser sends after a response with these Set-Cookie lines. */
export function cookieHeaders(setCookies: readonly string[]): Headers {
  return new Headers({ cookie: setCookies.map((line) => line.split(";")[0]).join("; ") });
}
