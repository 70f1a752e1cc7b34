import { randomUUID } from "node:crypto";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { findManagedMember } from "../admin/find-managed-member.server.ts";
import { canManageMember } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "jobs">;
type Result = { ok: true } | Refused<"not-allowed" | "unknown-member" | "not-banned">;

/** Lifts a ban. The member can log in again and gets an email. */
export async function unbanMember({ db, jobs }: Needs, actor: Actor, input: { id: string }): Promise<Result> {
  if (!canManageMember(actor, input)) return { ok: false, reason: "not-allowed" };
  const { id } = input;
  return transact(db, async (tx): Promise<Result> => {
    const member = await findManagedMember(tx, id);
    if (!member) return { ok: false, reason: "unknown-member" };
    if (!member.ban) return { ok: false, reason: "not-banned" };
    await tx.deleteFrom("member_bans").where("user_id", "=", id).execute();
    await audit(tx, actor, {
      action: "accounts.unban",
      subject: { type: "profiles", id },
      before: { reason: member.ban.reason, ends_at: member.ban.endsAt?.toISOString() ?? null },
    });
    await queueMail(tx, jobs, {
      to: member.email,
      template: "account-unbanned",
      data: { username: member.greeting },
      key: `account-unbanned:${randomUUID()}`,
    });
    return { ok: true };
  });
}
