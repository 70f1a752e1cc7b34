import type { Requester } from "#platform/auth/actor.ts";
import type { Erasure } from "#platform/auth/personal-data.ts";
import { transactLong } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { hasOtherAdmin, isActiveAdmin, lockAdmins } from "../admin/lock-admins.server.ts";
import { confirmPassword } from "../confirm-password.server.ts";
import { eraseAccount } from "../erase-account.server.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs" | "personalData">;
type Input = Erasure & { current: string };
type Result =
  | { ok: true; setCookies: string[] }
  | Refused<"not-allowed" | "not-your-password" | "last-admin" | "too-many" | "busy">;

/**
 * Deletes an account permanently: every feature erases the person, all sessions end, and a final email confirms it.
 * The audit log keeps an id that leads nowhere. The only admin cannot be deleted.
 */
export async function deleteAccount(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, auth, jobs, personalData } = services;
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const { id, headers } = actor;
  const confirmed = await confirmPassword(services, actor, input.current);
  if (!confirmed.ok) return confirmed;
  const { email, username } = confirmed;
  const { removesPosts } = input;

  const isDeleted = await transactLong(db, async (tx) => {
    if (await isActiveAdmin(tx, id)) {
      await lockAdmins(tx);
      if (!(await hasOtherAdmin(tx, id))) return false;
    }
    await eraseAccount(tx, actor, { personalData, person: { id, email }, removesPosts });
    await queueMail(tx, jobs, {
      to: email,
      template: "account-deleted",
      data: { username, removesPosts },
      key: `account-deleted:${id}`,
    });
    return true;
  });
  if (!isDeleted) return { ok: false, reason: "last-admin" };
  return { ok: true, setCookies: await auth.signOut(headers) };
}
