import type { PersonActor } from "#platform/auth/actor.ts";
import { findKnownDevice } from "#platform/auth/device-cookie.server.ts";
import { unlessBusy } from "#platform/auth/unless-busy.server.ts";
import type { Services } from "#platform/http/services.ts";
import { countSignInTry } from "./limit-sign-in.server.ts";
import type { Refused } from "./refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env">;
type Confirmed = { ok: true; email: string; username: string };

/**
 * Checks the password of a logged-in person, because a borrowed browser must not be enough. Wrong ones count as wrong
 * logins.
 */
export async function confirmPassword(
  { db, auth, limits, env }: Needs,
  { id, ip, headers }: PersonActor,
  password: string,
): Promise<Confirmed | Refused<"not-your-password" | "too-many" | "busy">> {
  const account = await db
    .selectFrom("users")
    .innerJoin("auth_accounts", "auth_accounts.user_id", "users.id")
    .select(["users.email", "users.name", "auth_accounts.password"])
    .where("users.id", "=", id)
    .where("auth_accounts.provider_id", "=", "credential")
    .executeTakeFirst();
  const { email, name: username, password: hash } = account ?? {};
  if (!email || !username || !hash) return { ok: false, reason: "not-your-password" };
  const counted = await countSignInTry(limits, {
    email,
    ip,
    knownDevice: findKnownDevice(env, headers, email),
  });
  if (!counted.ok) return counted;
  const isRight = await unlessBusy(() => auth.passwords.verify(hash, password));
  if (isRight === true) {
    await counted.wasRight();
    return { ok: true, email, username };
  }
  if (isRight === false) return { ok: false, reason: "not-your-password" };
  await counted.wasNotChecked();
  return isRight;
}
