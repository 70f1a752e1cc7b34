import { sql } from "kysely";
import type { Auth } from "#platform/auth/create-auth.server.ts";
import { findTotpStep } from "#platform/auth/totp.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Refused } from "../refusals.ts";
import { readCode } from "./codes.ts";

type Spent = { ok: true; kind: "totp" | "recovery"; codesLeft: number };

/** The same limits as at login. */
const maxFailures = 10;
const lockSeconds = 15 * 60;

/**
 * Checks the code of a logged-in person; each works once. Wrong ones count together with those at login, also if the
 * surrounding command refuses, so it must commit.
 */
export async function spendCode(
  tx: Tx,
  auth: Pick<Auth, "seal" | "unseal">,
  { userId, text }: { userId: string; text: string },
): Promise<Spent | Refused<"wrong-code" | "code-locked">> {
  const factor = await tx
    .selectFrom("second_factors")
    .select(["secret", "recovery_codes", "failed_count", "last_step"])
    .select(sql<boolean>`coalesce(locked_until > now(), false)`.as("is_locked"))
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) return { ok: false, reason: "wrong-code" };
  if (factor.is_locked) return { ok: false, reason: "code-locked", retryAfterSeconds: lockSeconds };
  const update = tx.updateTable("second_factors").where("user_id", "=", userId);
  const codes: string[] = JSON.parse(await auth.unseal(factor.recovery_codes));
  const { kind, code } = readCode(text);

  if (kind === "totp") {
    const step = findTotpStep(await auth.unseal(factor.secret), code, Date.now());
    if (step !== null && step > Number(factor.last_step)) {
      await update.set({ last_step: step, failed_count: 0, locked_until: null }).execute();
      return { ok: true, kind, codesLeft: codes.length };
    }
  } else if (codes.includes(code)) {
    const left = codes.filter((other) => other !== code);
    const recovery_codes = await auth.seal(JSON.stringify(left));
    await update.set({ recovery_codes, failed_count: 0, locked_until: null }).execute();
    return { ok: true, kind, codesLeft: left.length };
  }
  const failed_count = factor.failed_count + 1;
  await update
    .set({
      failed_count,
      ...(failed_count >= maxFailures && {
        failed_count: 0,
        locked_until: sql<Date>`now() + make_interval(secs => ${lockSeconds})`,
      }),
    })
    .execute();
  return { ok: false, reason: "wrong-code" };
}
