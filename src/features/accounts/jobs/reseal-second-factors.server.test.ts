import { expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { createSeal } from "#platform/auth/seal.server.ts";
import { setUpServices } from "#testing/services.ts";
import { turnOn } from "../second-factor/factor-for-tests.ts";
import { resealSecondFactors } from "./reseal-second-factors.server.ts";

const { services } = setUpServices();
const next = "the next secret of this test, 0123456789";

const factorOf = (userId: string) =>
  services.db
    .selectFrom("second_factors")
    .select(["secret", "recovery_codes"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

it("re-encrypts second factors with the current secret, once, and skips those it cannot decrypt", async () => {
  const [ama, kofi] = [await makePerson(services), await makePerson(services)];
  const { recoveryCodes } = await turnOn(services, ama);
  await turnOn(services, kofi);
  await services.db
    .updateTable("second_factors")
    .set({ secret: "no secret of ours" })
    .where("user_id", "=", kofi.id)
    .execute();
  const env = { ...services.env, AUTH_SECRET: next, AUTH_SECRET_PREVIOUS: services.env.AUTH_SECRET };
  expect(await resealSecondFactors({ ...services, env })).toBe(1);
  expect(await resealSecondFactors({ ...services, env })).toBe(0);
  const factor = await factorOf(ama.id);
  const { unseal } = createSeal({ AUTH_SECRET: next });
  expect(JSON.parse(await unseal(factor.recovery_codes))).toEqual(recoveryCodes);
  expect((await factorOf(kofi.id)).secret).toBe("no secret of ours");
});
