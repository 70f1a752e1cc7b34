import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { spendLinks } from "#platform/auth/link-token.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { confirmPassword } from "../confirm-password.server.ts";
import { mailEmailChangeJob } from "../jobs/mail-email-change.server.ts";
import { countMail, countUnverifiedMail } from "../limits.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "jobs">;
type Input = { email: string; current: string };
type Result =
  | { ok: true }
  | Refused<"not-allowed" | "same-email" | "not-your-password" | "too-many" | "busy">;

/**
 * Requests another email address: sends a link to it and a notice to the old one. Nothing changes until the link is
 * used. The response does not reveal whether the address has an account.
 */
export async function requestEmailChange(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, limits, jobs } = services;
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const confirmed = await confirmPassword(services, actor, input.current);
  if (!confirmed.ok) return confirmed;
  const { email } = input;
  if (email === confirmed.email) return { ok: false, reason: "same-email" };
  const refused = await refuseIfTooMany(limits, [countMail(confirmed.email), ...countUnverifiedMail(email)]);
  if (refused) return refused;

  return transact(db, async (tx): Promise<Result> => {
    const change = { email, requested_at: new Date() };
    await tx
      .insertInto("email_changes")
      .values({ user_id: actor.id, ...change })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
      .execute();
    // A link to a previously requested address must not confirm this one.
    await spendLinks(tx, "change-email", actor.id);
    await jobs.queue(tx, mailEmailChangeJob, { userId: actor.id });
    await audit(tx, actor, {
      action: "accounts.request-email-change",
      subject: { type: "profiles", id: actor.id },
    });
    return { ok: true };
  });
}
