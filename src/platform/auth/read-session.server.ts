import type { Services } from "#platform/http/services.ts";
import type { Person, VisitLog } from "#platform/http/visit.ts";
import { inForce } from "./is-banned.server.ts";

type Needs = Pick<Services, "auth" | "db">;

/** The visitor, and the Set-Cookie lines that extend an active session or clear an expired one. */
export async function readSession(
  { auth, db }: Needs,
  headers: Headers,
  log: VisitLog,
): Promise<{ person: Person | null; setCookies: string[] }> {
  const { session, setCookies } = await auth.findSession(headers);
  if (!session) return { person: null, setCookies };
  const profile = await findProfile(db, session.userId, log);
  // A ban deletes sessions. One that was opened at the same moment ends here.
  if (profile?.banned) return { person: null, setCookies };
  const person = {
    id: session.userId,
    email: session.email,
    username: profile?.username ?? "",
    avatarUrl: session.image,
    isAdmin: profile?.is_admin ?? false,
  };
  return { person, setCookies };
}

/** The logged-in person, or null. */
export async function findPerson(needs: Needs, headers: Headers, log: VisitLog): Promise<Person | null> {
  const { person } = await readSession(needs, headers, log);
  return person;
}

/** An account without a profile is logged in, but never an admin. */
async function findProfile(db: Needs["db"], userId: string, log: VisitLog) {
  try {
    return await db
      .selectFrom("profiles")
      .leftJoin("member_bans", (join) => join.onRef("member_bans.user_id", "=", "profiles.id").on(inForce))
      .select(["profiles.username", "profiles.is_admin", "member_bans.user_id as banned"])
      .where("profiles.id", "=", userId)
      .executeTakeFirst();
  } catch (error) {
    log.error({ error, userId }, "the profile could not be read");
    return undefined;
  }
}
