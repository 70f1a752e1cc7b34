import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestServices } from "#testing/services.ts";
import { resendVerification } from "./resend-verification.server.ts";
import { verifyEmail } from "./verify-email.server.ts";

let database: TestDatabase;
let services: Services & { owner: TestDatabase["owner"] };
let visitors = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  services = { ...openTestServices(database), owner: database.owner };
});
afterAll(async () => {
  await services.pool.end();
  await database.close();
});

const fromAnywhere = () => ({ ip: `10.3.${visitors >> 8}.${visitors++ & 255}` });

function mailsTo(email: string) {
  return services.db
    .selectFrom("mail_outbox")
    .select(["template", "data"])
    .where("recipient", "=", email)
    .orderBy("created_at")
    .execute();
}

async function mailedToken({ email }: TestPerson) {
  await resendVerification(services, fromAnywhere(), { email });
  const mail = (await mailsTo(email)).at(-1);
  return (mail?.data as { token: string } | undefined)?.token ?? "no mail";
}

const verify = (token: string) => verifyEmail(services, fromAnywhere(), { token });

async function isVerified({ id }: TestPerson) {
  const user = await services.db
    .selectFrom("users")
    .select("email_verified")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return user.email_verified;
}

describe("verifyEmail", () => {
  it("verifies the address whose link is used, and no other", async () => {
    const [ama, kofi] = [
      await makePerson(services, { isVerified: false }),
      await makePerson(services, { isVerified: false }),
    ];
    expect(await verify(await mailedToken(ama))).toEqual({ ok: true });
    expect([await isVerified(ama), await isVerified(kofi)]).toEqual([true, false]);
  });

  it("takes a link once", async () => {
    const token = await mailedToken(await makePerson(services, { isVerified: false }));
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  });

  it("refuses a link after a day", async () => {
    const person = await makePerson(services, { isVerified: false });
    const token = await mailedToken(person);
    const rows = services.db
      .updateTable("auth_verifications")
      .where("identifier", "=", `verify-email:${person.id}`);
    const { numUpdatedRows } = await rows
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    expect(await verify(token)).toEqual({ ok: false, reason: "link-expired" });
    expect(await isVerified(person)).toBe(false);
  });

  it("refuses one account's secret joined to another's id", async () => {
    const [ama, kofi] = [
      await makePerson(services, { isVerified: false }),
      await makePerson(services, { isVerified: false }),
    ];
    const [, secret] = (await mailedToken(ama)).split(".");
    expect(await verify(`${kofi.id}.${secret}`)).toEqual({ ok: false, reason: "link-expired" });
    expect(await isVerified(kofi)).toBe(false);
  });
});

describe("resendVerification", () => {
  it("mails a new link to an account that waits for it, and answers everybody alike", async () => {
    const waiting = await makePerson(services, { isVerified: false });
    const verified = await makePerson(services);
    for (const email of [waiting.email, verified.email, "nobody@example.com"]) {
      expect(await resendVerification(services, fromAnywhere(), { email })).toEqual({ ok: true });
    }
    expect(await mailsTo(waiting.email)).toHaveLength(1);
    expect([...(await mailsTo(verified.email)), ...(await mailsTo("nobody@example.com"))]).toEqual([]);
  });

  it("sends one address at most five letters in half an hour", async () => {
    const { email } = await makePerson(services, { isVerified: false });
    for (let letter = 0; letter < 5; letter++) await resendVerification(services, fromAnywhere(), { email });
    expect(await resendVerification(services, fromAnywhere(), { email })).toMatchObject({
      ok: false,
      reason: "too-many",
    });
    expect(await mailsTo(email)).toHaveLength(5);
  });
});
