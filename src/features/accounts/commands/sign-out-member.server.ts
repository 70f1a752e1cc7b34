import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { findManagedMember } from "../admin/find-managed-member.server.ts";
import { canManageMember } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db">;
type Result = { ok: true } | Refused<"not-allowed" | "unknown-member">;

/** Logs a member out on all devices. */
export async function signOutMember({ db }: Needs, actor: Actor, input: { id: string }): Promise<Result> {
  if (!canManageMember(actor, input)) return { ok: false, reason: "not-allowed" };
  const { id } = input;
  return transact(db, async (tx): Promise<Result> => {
    if (!(await findManagedMember(tx, id))) return { ok: false, reason: "unknown-member" };
    const { numDeletedRows } = await tx
      .deleteFrom("auth_sessions")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    await audit(tx, actor, {
      action: "accounts.sign-out-everywhere",
      subject: { type: "profiles", id },
      before: { sessions: Number(numDeletedRows) },
    });
    return { ok: true };
  });
}
