import { rememberDevice } from "#platform/auth/device-cookie.server.ts";
import { findLinkOwner, spendLinks, spendLinkToken } from "#platform/auth/link-token.server.ts";
import { type PasswordRefusal, refusePassword } from "#platform/auth/password-rules.ts";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import type { Services } from "#platform/http/services.ts";
import { passwordRules } from "../password-rules-for.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany, unlessBusy } from "./limit-attempts.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env">;
type Input = { token: string; password: string };
type Visitor = { ip: string; headers: Headers };
type Result =
  | { ok: true; setCookies: string[] }
  | Refused<"link-expired" | PasswordRefusal | "too-many" | "busy">;

/** Sets a new password by a mailed link, which is used up, and ends every session of the account. */
export async function resetPassword(
  services: Needs,
  { ip, headers }: Visitor,
  input: Input,
): Promise<Result> {
  const { db, auth, limits, env } = services;
  const refused = await refuseIfTooMany(limits, [["write", ip]]);
  if (refused) return refused;
  // Looked at first: a made-up link must not cost a hash.
  const person = await findOwner(db, input.token);
  if (!person) return { ok: false, reason: "link-expired" };
  const weakness = refusePassword(input.password, passwordRules(env, [person.email, person.name]));
  if (weakness) return { ok: false, reason: weakness };
  const password = await unlessBusy(() => auth.passwords.hash(input.password));
  if (typeof password !== "string") return password;

  const email = await db.transaction().execute((tx) => replacePassword(tx, input.token, password));
  if (!email) return { ok: false, reason: "link-expired" };
  await limits.forget("login-account", email);
  // Whoever reads the mailbox is no stranger: wrong passwords from elsewhere do not keep this browser out.
  return { ok: true, setCookies: [rememberDevice(env, headers, email)] };
}

async function findOwner(db: Db, token: string) {
  const userId = await findLinkOwner(db, "reset-password", token);
  if (!userId) return undefined;
  return db.selectFrom("users").select(["email", "name"]).where("id", "=", userId).executeTakeFirst();
}

async function replacePassword(tx: Tx, token: string, password: string) {
  const userId = await spendLinkToken(tx, "reset-password", token);
  if (!userId) return null;
  await tx
    .updateTable("auth_accounts")
    .set({ password, updated_at: new Date() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await tx.deleteFrom("auth_sessions").where("user_id", "=", userId).execute();
  await tx
    .insertInto("audit_log")
    .values({
      actor_id: userId,
      action: "accounts.reset-password",
      subject_type: "profiles",
      subject_id: userId,
    })
    .execute();
  // Whoever opened the mailed link reads this mailbox: that verifies the address too.
  await spendLinks(tx, "verify-email", userId);
  const { email } = await tx
    .updateTable("users")
    .set({ email_verified: true, updated_at: new Date() })
    .where("id", "=", userId)
    .returning("email")
    .executeTakeFirstOrThrow();
  return email;
}
