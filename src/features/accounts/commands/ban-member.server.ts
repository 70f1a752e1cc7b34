import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { formatDay } from "#ui/format-day.ts";
import { findManagedMember } from "../admin/find-managed-member.server.ts";
import { isActiveAdmin, lockAdmins } from "../admin/lock-admins.server.ts";
import { canManageMember } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "jobs" | "env">;
/** `days` is null for a ban without an end. */
type Input = { id: string; reason: string; days: number | null };
type Result = { ok: true } | Refused<"not-allowed" | "unknown-member" | "already-banned">;

/** Bans a member: ends all sessions and prevents logins. Posts stay, and an email gives the reason. */
export async function banMember({ db, jobs, env }: Needs, actor: Actor, input: Input): Promise<Result> {
  if (!canManageMember(actor, input)) return { ok: false, reason: "not-allowed" };
  const { id, reason, days } = input;
  return transact(db, async (tx): Promise<Result> => {
    await lockAdmins(tx);
    // Two admins may ban each other at once: the second one is no longer an admin.
    if (!(await isActiveAdmin(tx, actor.id))) return { ok: false, reason: "not-allowed" };
    const member = await findManagedMember(tx, id);
    if (!member) return { ok: false, reason: "unknown-member" };
    if (member.ban) return { ok: false, reason: "already-banned" };

    const ban = {
      reason,
      banned_by: actor.id,
      banned_at: sql<Date>`now()`,
      ends_at: days === null ? null : sql<Date>`now() + make_interval(days => ${days})`,
    };
    const { ends_at } = await tx
      .insertInto("member_bans")
      .values({ user_id: id, ...ban })
      // An earlier ban that has ended.
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(ban))
      .returning("ends_at")
      .executeTakeFirstOrThrow();
    await tx.deleteFrom("auth_sessions").where("user_id", "=", id).execute();
    await audit(tx, actor, {
      action: "accounts.ban",
      subject: { type: "profiles", id },
      after: { reason, ends_at: ends_at?.toISOString() ?? null },
    });
    await queueMail(tx, jobs, {
      to: member.email,
      template: "account-banned",
      data: {
        username: member.greeting,
        reason,
        contact: env.CONTACT_EMAIL,
        until: ends_at && formatDay(ends_at),
      },
      key: `account-banned:${randomUUID()}`,
    });
    return { ok: true };
  });
}
