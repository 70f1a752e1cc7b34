import type { Services } from "#platform/http/services.ts";
import type { Credentials } from "../input.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany, unlessBusy } from "./limit-attempts.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits">;
type Visitor = { ip: string; headers: Headers };
type Result =
  | { ok: true; setCookies: string[] }
  | Refused<"wrong-credentials" | "unverified" | "too-many" | "busy">;

/** Opens a session under a new token, and ends the one this browser had before. */
export async function signIn(
  { db, auth, limits }: Needs,
  { ip, headers }: Visitor,
  input: Credentials,
): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [
    ["login-network", ip],
    ["login-account", input.email],
  ]);
  if (refused) return refused;

  const before = await auth.findSession(headers);
  const answer = await unlessBusy(() => auth.signIn(headers, input));
  if (!answer.ok) return answer;
  if (before.session)
    await db.deleteFrom("auth_sessions").where("token", "=", before.session.token).execute();
  await limits.forget("login-account", input.email);
  return { ok: true, setCookies: answer.setCookies };
}
