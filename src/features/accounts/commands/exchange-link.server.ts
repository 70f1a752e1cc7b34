import { findLinkOwner, issueLinkToken } from "#platform/auth/link-token.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany } from "./limit-attempts.server.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true; token: string } | Refused<"link-expired" | "too-many">;

/**
 * Turns a link that verifies an address into one that sets a new password: for the owner of a mailbox who does not know
 * the password of the account, because it is forgotten or because somebody else signed up with the address.
 */
export async function exchangeLink(
  { db, limits }: Needs,
  { ip }: { ip: string },
  { token }: { token: string },
): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [["write", ip]]);
  if (refused) return refused;
  const userId = await findLinkOwner(db, "verify-email", token);
  if (!userId) return { ok: false, reason: "link-expired" };
  const resetToken = await db.transaction().execute((tx) => issueLinkToken(tx, "reset-password", userId));
  return { ok: true, token: resetToken };
}
