import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { canChooseEmails } from "../permissions.ts";

type Result = { ok: true } | Refused<"not-signed-in">;

/** Stops one kind of letters to a person, or starts it again. Doing it twice is doing it once. */
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
    // From the account's row: a letter may be older than the account is gone.
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
