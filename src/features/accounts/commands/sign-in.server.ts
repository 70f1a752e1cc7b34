import type { Requester } from "#platform/auth/actor.ts";
import type { Session } from "#platform/auth/create-auth.server.ts";
import { findKnownDevice, rememberDevice } from "#platform/auth/device-cookie.server.ts";
import { unlessBusy } from "#platform/auth/unless-busy.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { auditAdminSignIn } from "../audit-admin-sign-in.server.ts";
import type { Credentials } from "../input.ts";
import { countSignInTry } from "../limit-sign-in.server.ts";
import { mailNewSignIn } from "../mail-sign-ins.server.ts";
import { canSignIn } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Result =
  /** `needsCode`: there is no session yet; the cookies are for the second step. */
  | { ok: true; needsCode: boolean; setCookies: string[] }
  | Refused<"not-allowed" | "wrong-credentials" | "unverified" | "banned" | "too-many" | "busy">;

/**
 * Opens a session with a new token, ends this browser's previous one, and marks the browser as known. If the account
 * has a second factor, the session waits for its code (`signInWithCode`).
 */
export async function signIn(
  { db, auth, limits, env, jobs }: Needs,
  actor: Requester,
  input: Credentials,
): Promise<Result> {
  if (!canSignIn(actor)) return { ok: false, reason: "not-allowed" };
  const { email } = input;
  const { ip, headers } = actor;
  const counted = await countSignInTry(limits, {
    email,
    ip,
    knownDevice: findKnownDevice(env, headers, email),
  });
  if (!counted.ok) return counted;

  const before = await auth.findSession(headers);
  const answer = await unlessBusy(() => auth.signIn(headers, input));
  if (!answer.ok) {
    if (answer.reason === "busy") await counted.wasNotChecked();
    else if (answer.reason !== "wrong-credentials") await counted.wasRight();
    if (answer.reason !== "code-needed") return answer;
    await transact(db, (tx) => endSession(tx, before.session));
    return { ok: true, needsCode: true, setCookies: answer.setCookies };
  }
  await transact(db, async (tx) => {
    await endSession(tx, before.session);
    await auditAdminSignIn(tx, actor, answer.userId);
    await mailNewSignIn(tx, { jobs, env }, { userId: answer.userId, headers });
  });
  await counted.wasRight();
  const setCookies = [...answer.setCookies, rememberDevice(env, headers, email)];
  return { ok: true, needsCode: false, setCookies };
}

async function endSession(tx: Tx, session: Session | null) {
  if (session) await tx.deleteFrom("auth_sessions").where("token", "=", session.token).execute();
}
