import { sql } from "kysely";
import { findKnownDevice, rememberDevice } from "#platform/auth/device-cookie.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Credentials } from "../input.ts";
import type { Refused } from "../refusals.ts";
import { unlessBusy } from "./limit-attempts.server.ts";
import { countSignInTry } from "./limit-sign-in.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env">;
type Visitor = { ip: string; headers: Headers };
type Result =
  | { ok: true; setCookies: string[] }
  | Refused<"wrong-credentials" | "unverified" | "too-many" | "busy">;

/** Opens a session under a new token, ends the one this browser had before, and makes the browser known to the account. */
export async function signIn(
  { db, auth, limits, env }: Needs,
  { ip, headers }: Visitor,
  input: Credentials,
): Promise<Result> {
  const { email } = input;
  const counted = await countSignInTry(limits, {
    email,
    ip,
    knownDevice: findKnownDevice(env, headers, email),
  });
  if (!counted.ok) return counted;

  const before = await auth.findSession(headers);
  const answer = await unlessBusy(() => auth.signIn(headers, input));
  if (!answer.ok) {
    if (answer.reason === "unverified") await counted.wasRight();
    if (answer.reason === "busy") await counted.wasNotChecked();
    return answer;
  }
  if (before.session)
    await db.deleteFrom("auth_sessions").where("token", "=", before.session.token).execute();
  await counted.wasRight();
  await auditAdmin(db, answer.userId);
  return { ok: true, setCookies: [...answer.setCookies, rememberDevice(env, headers, email)] };
}

/** Sign-ins of admins are on record; without a network address, for these rows are never deleted. */
async function auditAdmin(db: Db, userId: string) {
  await sql`
    insert into audit_log (actor_id, action, subject_type, subject_id)
    select id, 'accounts.sign-in', 'profiles', id from profiles where id = ${userId} and is_admin`.execute(
    db,
  );
}
