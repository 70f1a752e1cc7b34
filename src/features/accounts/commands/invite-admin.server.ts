import { randomBytes } from "node:crypto";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { createHashQueue } from "#platform/auth/hash-queue.server.ts";
import { issueLinkToken } from "#platform/auth/link-token.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { canGrantAdmin } from "../permissions.ts";

/** `db` is the owner's connection: the role of the site cannot make an admin. */
type Needs = { db: Db };
type Result =
  | { ok: true; token: string }
  | { ok: false; reason: "not-allowed" | "has-account" | "username-taken" };

/** Makes the account of the first admin, with a link that sets its password. Nobody knows the password until then. */
export async function inviteAdmin(
  { db }: Needs,
  actor: Actor,
  { email, username }: { email: string; username: string },
): Promise<Result> {
  if (!canGrantAdmin(actor)) return { ok: false, reason: "not-allowed" };
  const password = await createHashQueue().hash(randomBytes(32).toString("base64url"));
  try {
    return await transact(db, async (tx): Promise<Result> => {
      const user = await tx
        .insertInto("users")
        .values({ name: username, email: email.trim().toLowerCase() })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!user) return { ok: false, reason: "has-account" };
      await tx
        .insertInto("auth_accounts")
        .values({ user_id: user.id, account_id: user.id, provider_id: "credential", password })
        .execute();
      await tx.updateTable("profiles").set({ is_admin: true }).where("id", "=", user.id).execute();
      await audit(tx, actor, {
        action: "accounts.grant-admin",
        subject: { type: "profiles", id: user.id },
        before: { is_admin: false },
        after: { is_admin: true },
      });
      return { ok: true, token: await issueLinkToken(tx, "reset-password", user.id) };
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "profiles_username_key") throw error;
    return { ok: false, reason: "username-taken" };
  }
}
