import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";
import { findManagedMember } from "../admin/find-managed-member.server.ts";
import { isActiveAdmin, lockAdmins } from "../admin/lock-admins.server.ts";
import { canManageMember } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "jobs">;
type Input = { id: string } & ({ isAdmin: true } | { isAdmin: false; reason: string });
type Result =
  | { ok: true }
  | Refused<"not-allowed" | "unknown-member" | "member-unverified" | "member-banned" | "already-so">;

/**
 * Makes a member an admin, or reverts it, through a database function that verifies the acting admin's session. Ends
 * the member's sessions and sends an email.
 */
export async function setAdmin({ db, auth, jobs }: Needs, actor: Actor, input: Input): Promise<Result> {
  if (!canManageMember(actor, input)) return { ok: false, reason: "not-allowed" };
  const { id, isAdmin } = input;
  const { session } = await auth.findSession(actor.headers);
  return transact(db, async (tx): Promise<Result> => {
    await lockAdmins(tx);
    if (!session || !(await isActiveAdmin(tx, actor.id))) return { ok: false, reason: "not-allowed" };
    const member = await findManagedMember(tx, id);
    if (!member) return { ok: false, reason: "unknown-member" };
    if (member.isAdmin === isAdmin) return { ok: false, reason: "already-so" };
    if (isAdmin && !member.isVerified) return { ok: false, reason: "member-unverified" };
    if (isAdmin && member.ban) return { ok: false, reason: "member-banned" };

    await audit(tx, actor, {
      action: isAdmin ? "accounts.grant-admin" : "accounts.revoke-admin",
      subject: { type: "profiles", id },
      before: { is_admin: !isAdmin },
      after: { is_admin: isAdmin, ...(!input.isAdmin && { reason: input.reason }) },
    });
    await sql`select set_admin(${session.token}, ${id}, ${isAdmin})`.execute(tx);
    await queueMail(tx, jobs, {
      to: member.email,
      template: "admin-changed",
      data: { username: member.username, isAdmin },
      key: `admin-changed:${randomUUID()}`,
    });
    return { ok: true };
  });
}
