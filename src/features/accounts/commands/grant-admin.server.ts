import type { Db } from "#platform/db/open-database.server.ts";

type Result = { ok: true; username: string; wasAdmin: boolean } | { ok: false; reason: "unknown-address" };

/** Makes the account of an address an admin, with its line in the audit log; takes the owner's connection. */
export async function grantAdmin(owner: Db, { email }: { email: string }): Promise<Result> {
  return owner.transaction().execute(async (tx): Promise<Result> => {
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
    await tx
      .insertInto("audit_log")
      .values({
        action: "accounts.grant-admin",
        subject_type: "profiles",
        subject_id: id,
        before: JSON.stringify({ is_admin: false }),
        after: JSON.stringify({ is_admin: true }),
      })
      .execute();
    // A right is used only by a session that began after it was given.
    await tx.deleteFrom("auth_sessions").where("user_id", "=", id).execute();
    return { ok: true, username, wasAdmin };
  });
}
