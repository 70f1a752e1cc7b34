import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canRemoveSecondFactor } from "../permissions.ts";
import { mailChange } from "../second-factor/mail-change.server.ts";

type Needs = { db: Db } & Pick<Services, "jobs">;
type Result =
  | { ok: true; username: string }
  | { ok: false; reason: "not-allowed" | "unknown-address" | "second-factor-off" };

/** Turns off the second factor of someone who lost phone and recovery codes. All their sessions end. */
export async function removeSecondFactor(
  { db, jobs }: Needs,
  actor: Actor,
  { email }: { email: string },
): Promise<Result> {
  if (!canRemoveSecondFactor(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "email", "name as username", "has_second_factor"])
      .where("email", "=", email.trim().toLowerCase())
      .forUpdate()
      .executeTakeFirst();
    if (!user) return { ok: false, reason: "unknown-address" };
    if (!user.has_second_factor) return { ok: false, reason: "second-factor-off" };
    await tx.deleteFrom("second_factors").where("user_id", "=", user.id).execute();
    await tx.updateTable("users").set({ has_second_factor: false }).where("id", "=", user.id).execute();
    await tx.deleteFrom("auth_sessions").where("user_id", "=", user.id).execute();
    await audit(tx, actor, {
      action: "accounts.remove-second-factor",
      subject: { type: "profiles", id: user.id },
    });
    await mailChange(tx, jobs, { email: user.email, username: user.username, change: "off" });
    return { ok: true, username: user.username };
  });
}
