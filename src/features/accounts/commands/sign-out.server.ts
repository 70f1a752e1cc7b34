import type { Services } from "#platform/http/services.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany } from "./limit-attempts.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits">;
type Visitor = { ip: string; headers: Headers };
type Result = { ok: true; setCookies: string[] } | Refused<"too-many">;

/** Ends this browser's session; nobody's other sessions are touched. */
export async function signOut({ db, auth, limits }: Needs, { ip, headers }: Visitor): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [["write", ip]]);
  if (refused) return refused;
  const { session } = await auth.findSession(headers);
  // Here and not by the library, which would take the cookie away even when the row could not be deleted.
  if (session) await db.deleteFrom("auth_sessions").where("token", "=", session.token).execute();
  return { ok: true, setCookies: await auth.signOut(headers) };
}
