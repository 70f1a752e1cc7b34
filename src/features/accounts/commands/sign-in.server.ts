import { audit } from "#platform/audit/audit.server.ts";
import { actingFor, type Requester } from "#platform/auth/actor.ts";
import { findKnownDevice, rememberDevice } from "#platform/auth/device-cookie.server.ts";
import { unlessBusy } from "#platform/auth/unless-busy.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Credentials } from "../input.ts";
import { countSignInTry } from "../limit-sign-in.server.ts";
import { maySignIn } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env">;
type Result =
  | { ok: true; setCookies: string[] }
  | Refused<"not-allowed" | "wrong-credentials" | "unverified" | "too-many" | "busy">;

/** Opens a session under a new token, ends the one this browser had before, and makes the browser known to the account. */
export async function signIn(
  { db, auth, limits, env }: Needs,
  actor: Requester,
  input: Credentials,
): Promise<Result> {
  if (!maySignIn(actor)) return { ok: false, reason: "not-allowed" };
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
    if (answer.reason === "unverified") await counted.wasRight();
    if (answer.reason === "busy") await counted.wasNotChecked();
    return answer;
  }
  await transact(db, async (tx) => {
    if (before.session)
      await tx.deleteFrom("auth_sessions").where("token", "=", before.session.token).execute();
    // Without a network address: these entries are never deleted.
    if (await isAdmin(tx, answer.userId)) {
      await audit(tx, actingFor(actor, answer.userId), {
        action: "accounts.sign-in",
        subject: { type: "profiles", id: answer.userId },
      });
    }
  });
  await counted.wasRight();
  return { ok: true, setCookies: [...answer.setCookies, rememberDevice(env, headers, email)] };
}

async function isAdmin(tx: Tx, userId: string) {
  const profile = await tx
    .selectFrom("profiles")
    .select("is_admin")
    .where("id", "=", userId)
    .executeTakeFirst();
  return profile?.is_admin ?? false;
}
