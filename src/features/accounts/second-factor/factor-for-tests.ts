import { aMember } from "#platform/auth/actors-for-tests.ts";
import { signedInHeaders, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { totpCode, totpStep } from "#platform/auth/totp.ts";
import type { TestServices } from "#testing/services.ts";
import { confirmSecondFactor } from "../commands/confirm-second-factor.server.ts";
import { startSecondFactor } from "../commands/start-second-factor.server.ts";

/** The current code of an authenticator app. */
export async function codeOf(services: TestServices, userId: string): Promise<string> {
  const { secret } = await services.owner
    .selectFrom("second_factors")
    .select("secret")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return totpCode(await services.auth.unseal(secret), totpStep(Date.now()));
}

/** Turns on a person's second factor as of some time ago. Returns a logged-in browser and the recovery codes. */
export async function turnOn(services: TestServices, person: TestPerson) {
  const headers = await signedInHeaders(services, person);
  const actor = aMember(person.id, { headers });
  await startSecondFactor(services, actor, { current: person.password });
  const answer = await confirmSecondFactor(services, actor, { code: await codeOf(services, person.id) });
  if (!answer.ok) throw new Error(answer.reason);
  // Each code works once, and the current one must work again.
  await services.owner
    .updateTable("second_factors")
    .set({ last_step: 0 })
    .where("user_id", "=", person.id)
    .execute();
  return { actor, headers, recoveryCodes: answer.recoveryCodes };
}
