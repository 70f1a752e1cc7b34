import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { findLinkOwner, spendLinks, spendLinkToken } from "#platform/auth/link-token.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canConfirmEmail } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"link-expired" | "too-many">;

/**
 * Sets the new email address of an account by its emailed link. Invalidates password reset links sent to the old one.
 */
export async function confirmEmailChange(
  { db, limits }: Needs,
  actor: Requester,
  { token }: { token: string },
): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [[accountLimits.write, actor.ip]]);
  if (refused) return refused;
  try {
    return await transact(db, async (tx): Promise<Result> => {
      const ownerId = await findLinkOwner(tx, "change-email", token);
      if (!canConfirmEmail(actor, { ownerId }) || !ownerId) return { ok: false, reason: "link-expired" };
      const email = (await spendLinkToken(tx, "change-email", token)) && (await takeChange(tx, ownerId));
      if (!email) return { ok: false, reason: "link-expired" };
      await tx
        .updateTable("users")
        .set({ email, email_verified: true, updated_at: new Date() })
        .where("id", "=", ownerId)
        .execute();
      await spendLinks(tx, "reset-password", ownerId);
      await audit(tx, actor, {
        action: "accounts.change-email",
        subject: { type: "profiles", id: ownerId },
      });
      return { ok: true };
    });
  } catch (error) {
    // Someone registered the address in the meantime.
    if ((error as { constraint?: string }).constraint !== "users_email_key") throw error;
    return { ok: false, reason: "link-expired" };
  }
}

async function takeChange(tx: Tx, userId: string) {
  const change = await tx
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .returning("email")
    .executeTakeFirst();
  return change?.email ?? null;
}
