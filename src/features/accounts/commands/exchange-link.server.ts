import type { Requester } from "#platform/auth/actor.ts";
import { findLinkOwner, issueLinkToken } from "#platform/auth/link-token.server.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canUseLink } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true; token: string } | Refused<"link-expired" | "too-many">;

/**
 * Exchanges a verification link for a password reset link, for the owner of a mailbox who does not know the account's
 * password because they forgot it, or because someone else registered their address.
 */
export async function exchangeLink(
  services: Needs,
  actor: Requester,
  { token }: { token: string },
): Promise<Result> {
  return transactWithin(services, [[accountLimits.write, actor.ip]], async (tx): Promise<Result> => {
    const link = { ownerId: await findLinkOwner(tx, "verify-email", token) };
    if (!canUseLink(actor, link)) return { ok: false, reason: "link-expired" };
    return { ok: true, token: await issueLinkToken(tx, "reset-password", link.ownerId) };
  });
}
