import { audit } from "#platform/audit/audit.server.ts";
import { actingFor, type Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";

/** Records the login of an admin, without an IP address, because these entries are never deleted. */
export async function auditAdminSignIn(tx: Tx, actor: Requester, userId: string): Promise<void> {
  const profile = await tx
    .selectFrom("profiles")
    .select("is_admin")
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!profile?.is_admin) return;
  await audit(tx, actingFor(actor, userId), {
    action: "accounts.sign-in",
    subject: { type: "profiles", id: userId },
  });
}
