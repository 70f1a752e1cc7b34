import type { Requester } from "#platform/auth/actor.ts";
import { findLinkOwner, findSpentLinkOwner, spendLinkToken } from "#platform/auth/link-token.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { accountLimits } from "../limits.ts";
import { canUseLink } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { signIn } from "./sign-in.server.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Input = { token: string; password: string };
type Result =
  | { ok: true; setCookies: string[] }
  | Refused<
      "not-allowed" | "link-expired" | "already-verified" | "wrong-password" | "banned" | "too-many" | "busy"
    >;

/**
 * Verifies an email address by its link, which is used up, and opens a session. It also requires the password: someone
 * who registered another person's address has no mailbox, and the mailbox's owner does not know the password, so
 * neither can open the other's account.
 */
export async function verifyEmail(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, limits } = services;
  const refused = await refuseIfTooMany(limits, [[accountLimits.write, actor.ip]]);
  if (refused) return refused;
  const link = { ownerId: await findLinkOwner(db, "verify-email", input.token) };
  if (!canUseLink(actor, link)) return refuseLink(db, input.token);
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", link.ownerId)
    .executeTakeFirstOrThrow();

  // Only people with the password learn that the address is not verified.
  const credentials = { email, password: input.password };
  const first = await signIn(services, actor, credentials);
  if (first.ok) return first;
  if (first.reason === "wrong-credentials") return { ok: false, reason: "wrong-password" };
  if (first.reason !== "unverified") return { ...first, reason: first.reason };
  if (!(await markVerified(db, input.token))) return refuseLink(db, input.token);
  const second = await signIn(services, actor, credentials);
  // The address is verified. If the session cannot be opened now, the person can log in.
  return { ok: true, setCookies: second.ok ? second.setCookies : [] };
}

/** Why a link does not work: already used, expired, or invalid. */
async function refuseLink(db: Db, token: string): Promise<Refused<"already-verified" | "link-expired">> {
  const spentBy = await findSpentLinkOwner(db, "verify-email", token);
  return { ok: false, reason: spentBy ? "already-verified" : "link-expired" };
}

async function markVerified(db: Db, token: string) {
  return transact(db, async (tx) => {
    const userId = await spendLinkToken(tx, "verify-email", token);
    if (!userId) return false;
    await tx
      .updateTable("users")
      .set({ email_verified: true, updated_at: new Date() })
      .where("id", "=", userId)
      .execute();
    return true;
  });
}
