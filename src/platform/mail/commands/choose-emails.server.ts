import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { canChooseEmails } from "../permissions.ts";

type Result = { ok: true } | Refused<"not-signed-in">;

/** Turns one kind of optional email off or on for a person. Idempotent. */
export async function chooseEmails(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { kind, wants }: { kind: string; wants: boolean },
): Promise<Result> {
  if (!canChooseEmails(actor)) return { ok: false, reason: "not-signed-in" };
  await transact(db, async (tx) => {
    if (wants)
      return tx
        .deleteFrom("mail_refusals")
        .where("user_id", "=", actor.id)
        .where("kind", "=", kind)
        .execute();
    // Reads the current row: the account may have been deleted since the email was sent.
    return tx
      .insertInto("mail_refusals")
      .columns(["user_id", "kind"])
      .expression((select) =>
        select
          .selectFrom("users")
          .select((row) => ["users.id", row.val(kind).as("kind")])
          .where("users.id", "=", actor.id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { ok: true };
}
