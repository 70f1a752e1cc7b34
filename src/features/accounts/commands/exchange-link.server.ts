import type { Requester } from "#platform/auth/actor.ts";
import { findLinkOwner, issueLinkToken } from "#platform/auth/link-token.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canUseLink } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true; token: string } | Refused<"link-expired" | "too-many">;

/**
 * Turns a link that verifies an address into one that sets a new password: for the owner of a mailbox who does not know
 * the password of the account, because it is forgotten or because somebody else signed up with the address.
 */
export async function exchangeLink(
  { db, limits }: Needs,
  actor: Requester,
  { token }: { token: string },
): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [[accountLimits.write, actor.ip]]);
  if (refused) return refused;
  return transact(db, async (tx): Promise<Result> => {
    const link = { ownerId: await findLinkOwner(tx, "verify-email", token) };
    if (!canUseLink(actor, link)) return { ok: false, reason: "link-expired" };
    return { ok: true, token: await issueLinkToken(tx, "reset-password", link.ownerId) };
  });
}
