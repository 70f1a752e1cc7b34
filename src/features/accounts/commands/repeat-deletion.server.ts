import type { Actor } from "#platform/auth/actor.ts";
import type { Erasure } from "#platform/auth/personal-data.ts";
import { transactLong } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { eraseAccount } from "../erase-account.server.ts";
import { canRepeatDeletions } from "../permissions.ts";

type Needs = Pick<Services, "db" | "personalData">;
type Result = { ok: true } | { ok: false; reason: "not-allowed" | "unknown-account" };

/** Deletes an account that a restore has brought back, as its owner chose. They were told the first time. */
export async function repeatDeletion(
  { db, personalData }: Needs,
  actor: Actor,
  { id, removesPosts }: Erasure & { id: string },
): Promise<Result> {
  if (!canRepeatDeletions(actor)) return { ok: false, reason: "not-allowed" };
  return transactLong(db, async (tx): Promise<Result> => {
    const person = await tx
      .selectFrom("users")
      .select(["id", "email"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!person) return { ok: false, reason: "unknown-account" };
    await eraseAccount(tx, actor, { personalData, person, removesPosts });
    return { ok: true };
  });
}
