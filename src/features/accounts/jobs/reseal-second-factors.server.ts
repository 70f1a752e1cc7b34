import { sql } from "kysely";
import { createSeal } from "#platform/auth/seal.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";

/** Every night. Only has work after `AUTH_SECRET` was replaced. */
export const resealSecondFactorsJob = defineJob("accounts.reseal-second-factors", { cron: "50 2 * * *" });

const batch = 500;
const noId = "00000000-0000-0000-0000-000000000000";

/**
 * Re-encrypts second factors with the current secret, so that the previous one can be dropped. Returns how many
 * succeeded.
 */
export async function resealSecondFactors({
  db,
  env,
  log,
}: Pick<JobServices, "db" | "env" | "log">): Promise<number> {
  const { seal, unseal, prefix } = createSeal(env);
  const isOld = sql<boolean>`not (starts_with(secret, ${prefix}) and starts_with(recovery_codes, ${prefix}))`;
  let [resealed, unreadable, after] = [0, 0, noId];
  for (;;) {
    const rows = await db
      .selectFrom("second_factors")
      .select(["user_id", "secret", "recovery_codes"])
      .where(isOld)
      .where("user_id", ">", after)
      .orderBy("user_id")
      .limit(batch)
      .execute();
    for (const row of rows) {
      const texts = await Promise.all([unseal(row.secret), unseal(row.recovery_codes)]).catch(() => null);
      if (!texts) {
        unreadable++;
        continue;
      }
      const [secret, recovery_codes] = await Promise.all([seal(texts[0]), seal(texts[1])]);
      // A concurrent use of a code also writes both with the current secret.
      const { numUpdatedRows } = await db
        .updateTable("second_factors")
        .set({ secret, recovery_codes })
        .where("user_id", "=", row.user_id)
        .where("secret", "=", row.secret)
        .where("recovery_codes", "=", row.recovery_codes)
        .executeTakeFirstOrThrow();
      resealed += Number(numUpdatedRows);
    }
    if (rows.length < batch) break;
    after = rows.at(-1)?.user_id ?? after;
  }
  if (resealed + unreadable > 0) log.info({ resealed, unreadable }, "re-encrypted second factors");
  return resealed;
}
