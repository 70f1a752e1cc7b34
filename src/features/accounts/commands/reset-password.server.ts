import { randomUUID } from "node:crypto";
import { audit } from "#platform/audit/audit.server.ts";
import { actingFor, type Requester } from "#platform/auth/actor.ts";
import { rememberDevice } from "#platform/auth/device-cookie.server.ts";
import { findLinkOwner, spendLinks, spendLinkToken } from "#platform/auth/link-token.server.ts";
import { type PasswordRefusal, refusePassword } from "#platform/auth/password-rules.ts";
import { unlessBusy } from "#platform/auth/unless-busy.server.ts";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import type { Jobs } from "#platform/jobs/jobs.server.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { accountLimits } from "../limits.ts";
import { passwordRules } from "../password-rules-for.ts";
import { canUseLink } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Input = { token: string; password: string };
type Result =
  | { ok: true; setCookies: string[] }
  | Refused<"link-expired" | PasswordRefusal | "too-many" | "busy">;

/** Sets a new password by an emailed link, which is used up, and ends all sessions of the account. */
export async function resetPassword(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, auth, limits, env, jobs } = services;
  const refused = await refuseIfTooMany(limits, [[accountLimits.write, actor.ip]]);
  if (refused) return refused;
  // Checked first, because a forged link must not cost a hash.
  const link = { ownerId: await findLinkOwner(db, "reset-password", input.token) };
  if (!canUseLink(actor, link)) return { ok: false, reason: "link-expired" };
  const person = await findPerson(db, link.ownerId);
  if (!person) return { ok: false, reason: "link-expired" };
  const weakness = refusePassword(input.password, passwordRules(env, [person.email, person.name]));
  if (weakness) return { ok: false, reason: weakness };
  const password = await unlessBusy(() => auth.passwords.hash(input.password));
  if (typeof password !== "string") return password;

  const email = await transact(db, (tx) =>
    replacePassword(tx, jobs, actor, { token: input.token, password }),
  );
  if (!email) return { ok: false, reason: "link-expired" };
  await limits.forget(accountLimits.signInAccount, email);
  // Someone who reads the mailbox is not a stranger: wrong passwords from elsewhere do not lock out this browser.
  return { ok: true, setCookies: [rememberDevice(env, actor.headers, email)] };
}

function findPerson(db: Db, id: string) {
  return db.selectFrom("users").select(["email", "name"]).where("id", "=", id).executeTakeFirst();
}

async function replacePassword(tx: Tx, jobs: Jobs, actor: Requester, { token, password }: Input) {
  const userId = await spendLinkToken(tx, "reset-password", token);
  if (!userId) return null;
  await tx
    .updateTable("auth_accounts")
    .set({ password, updated_at: new Date() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await tx.deleteFrom("auth_sessions").where("user_id", "=", userId).execute();
  await audit(tx, actingFor(actor, userId), {
    action: "accounts.reset-password",
    subject: { type: "profiles", id: userId },
  });
  // Opening the emailed link proves access to the mailbox, which also verifies the address.
  await spendLinks(tx, "verify-email", userId);
  const { email, name: username } = await tx
    .updateTable("users")
    .set({ email_verified: true, updated_at: new Date() })
    .where("id", "=", userId)
    .returning(["email", "name"])
    .executeTakeFirstOrThrow();
  await queueMail(tx, jobs, {
    to: email,
    template: "password-changed",
    data: { username },
    key: `password-changed:${randomUUID()}`,
  });
  return email;
}
