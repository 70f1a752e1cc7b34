import type { Db } from "#platform/db/open-database.server.ts";

/** The second factor of an account, as stored; `isOn` is false while it waits for its first code. */
export async function findSecondFactor(db: Db, userId: string) {
  const row = await db
    .selectFrom("second_factors")
    .select(["secret", "recovery_codes", "verified"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ? { secret: row.secret, recoveryCodes: row.recovery_codes, isOn: row.verified } : null;
}
