import { randomUUID } from "node:crypto";
import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { spendLinks } from "#platform/auth/link-token.server.ts";
import { type PasswordRefusal, refusePassword } from "#platform/auth/password-rules.ts";
import { unlessBusy } from "#platform/auth/unless-busy.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { confirmPassword } from "../confirm-password.server.ts";
import { passwordRules } from "../password-rules-for.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Input = { current: string; password: string };
type Result =
  | { ok: true }
  | Refused<"not-allowed" | "not-your-password" | PasswordRefusal | "too-many" | "busy">;

/** Changes a password, which requires the old one, and logs out all other devices. */
export async function changePassword(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, auth, env, jobs } = services;
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const confirmed = await confirmPassword(services, actor, input.current);
  if (!confirmed.ok) return confirmed;
  const { email, username } = confirmed;
  const weakness = refusePassword(input.password, passwordRules(env, [email, username]));
  if (weakness) return { ok: false, reason: weakness };
  const password = await unlessBusy(() => auth.passwords.hash(input.password));
  if (typeof password !== "string") return password;
  const { session } = await auth.findSession(actor.headers);

  return transact(db, async (tx): Promise<Result> => {
    await tx
      .updateTable("auth_accounts")
      .set({ password, updated_at: new Date() })
      .where("user_id", "=", actor.id)
      .where("provider_id", "=", "credential")
      .execute();
    await tx
      .deleteFrom("auth_sessions")
      .where("user_id", "=", actor.id)
      .where("token", "<>", session?.token ?? "")
      .execute();
    await spendLinks(tx, "reset-password", actor.id);
    await audit(tx, actor, {
      action: "accounts.change-password",
      subject: { type: "profiles", id: actor.id },
    });
    await queueMail(tx, jobs, {
      to: email,
      template: "password-changed",
      data: { username },
      key: `password-changed:${randomUUID()}`,
    });
    return { ok: true };
  });
}
