import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { issueLinkToken } from "#platform/auth/link-token.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { canIssueResetLink } from "../permissions.ts";

type Needs = { db: Db };
type Result =
  | { ok: true; username: string; token: string }
  | { ok: false; reason: "not-allowed" | "unknown-address" };

/** Makes a link that sets a new password, for someone whom email does not reach. It works once, for an hour. */
export async function issueResetLink(
  { db }: Needs,
  actor: Actor,
  { email }: { email: string },
): Promise<Result> {
  if (!canIssueResetLink(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "name as username"])
      .where("email", "=", email.trim().toLowerCase())
      .executeTakeFirst();
    if (!user) return { ok: false, reason: "unknown-address" };
    const token = await issueLinkToken(tx, "reset-password", user.id);
    await audit(tx, actor, {
      action: "accounts.issue-reset-link",
      subject: { type: "profiles", id: user.id },
    });
    return { ok: true, username: user.username, token };
  });
}
