import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { canGrantAdmin } from "../permissions.ts";

/** `db` is the owner's connection, because the site's role cannot make an admin. */
type Needs = { db: Db };
type Result =
  | { ok: true; username: string; wasAdmin: boolean }
  | { ok: false; reason: "not-allowed" | "unknown-address" };

/** Makes the account of an email address an admin. */
export async function grantAdmin({ db }: Needs, actor: Actor, { email }: { email: string }): Promise<Result> {
  if (!canGrantAdmin(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const profile = await tx
      .selectFrom("profiles")
      .innerJoin("users", "users.id", "profiles.id")
      .select(["profiles.id", "profiles.username", "profiles.is_admin"])
      .where("users.email", "=", email.trim().toLowerCase())
      .forUpdate("profiles")
      .executeTakeFirst();
    if (!profile) return { ok: false, reason: "unknown-address" };
    const { id, username, is_admin: wasAdmin } = profile;
    if (wasAdmin) return { ok: true, username, wasAdmin };

    await tx.updateTable("profiles").set({ is_admin: true }).where("id", "=", id).execute();
    await audit(tx, actor, {
      action: "accounts.grant-admin",
      subject: { type: "profiles", id },
      before: { is_admin: false },
      after: { is_admin: true },
    });
    // Admin rights only apply to sessions that began after they were granted.
    await tx.deleteFrom("auth_sessions").where("user_id", "=", id).execute();
    return { ok: true, username, wasAdmin };
  });
}
