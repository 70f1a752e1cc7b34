import { sql } from "kysely";
import { expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { mailEmailChange, mailEmailChangeJob } from "../jobs/mail-email-change.server.ts";
import { readMail, readToken } from "../mail-for-tests.ts";
import { findAccount } from "../queries/find-account.server.ts";
import { confirmEmailChange } from "./confirm-email-change.server.ts";
import { requestEmailChange } from "./request-email-change.server.ts";
import { requestLink } from "./request-link.server.ts";
import { resetPassword } from "./reset-password.server.ts";

const { services } = setUpServices();

let addresses = 0;
const newAddress = () => `new-${addresses++}@example.com`;
const emailOf = async ({ id }: TestPerson) =>
  (await services.db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirstOrThrow())
    .email;

/** Requests an email change, and does what the worker would. */
async function ask({ id, password }: TestPerson, email: string, current = password) {
  const answer = await requestEmailChange(services, aMember(id), { email, current });
  const { rows } = await sql<{ id: string; data: { userId: string } }>`
    delete from pgboss.job where name = ${mailEmailChangeJob.name} returning id, data`.execute(services.db);
  for (const { id, data } of rows) await mailEmailChange(services, data, { id });
  return answer;
}
const emailsTo = async (email: string) => (await readMail(services, email)).map(({ template }) => template);
const confirm = async ({ id }: TestPerson, token: string) =>
  confirmEmailChange(services, aMember(id), { token });

it("emails both addresses and changes nothing until the new one is confirmed", async () => {
  const person = await makePerson(services);
  const email = newAddress();
  expect(await ask(person, email)).toEqual({ ok: true });
  expect(await emailsTo(person.email)).toEqual(["email-changing"]);
  expect(await emailsTo(email)).toEqual(["confirm-email"]);
  expect(await emailOf(person)).toBe(person.email);
  expect(await findAccount(services.db, person.id)).toMatchObject({ newEmail: email });

  const token = await readToken(services, email);
  expect(await confirm(person, token)).toEqual({ ok: true });
  expect(await emailOf(person)).toBe(email);
  expect(await findAccount(services.db, person.id)).toMatchObject({ newEmail: null });
  expect(await confirm(person, token)).toEqual({ ok: false, reason: "link-expired" });
  const log = services.owner.selectFrom("audit_log").select(["action", "before", "after"]);
  expect(await log.where("actor_id", "=", person.id).orderBy("at").execute()).toEqual([
    { action: "accounts.request-email-change", before: null, after: null },
    { action: "accounts.change-email", before: null, after: null },
  ]);
});

it("cannot be confirmed by another user or by a visitor who obtained the link", async () => {
  const [ama, kofi] = [await makePerson(services), await makePerson(services)];
  const email = newAddress();
  await ask(ama, email);
  const token = await readToken(services, email);
  const refused = { ok: false, reason: "link-expired" };
  expect(await confirm(kofi, token)).toEqual(refused);
  expect(await confirmEmailChange(services, aVisitor(), { token })).toEqual(refused);
  expect([await emailOf(ama), await emailOf(kofi)]).toEqual([ama.email, kofi.email]);
  expect(await confirm(ama, token)).toEqual({ ok: true });
});

it("accepts the link for the last requested address only", async () => {
  const person = await makePerson(services);
  const [first, second] = [newAddress(), newAddress()];
  await ask(person, first);
  const early = await readToken(services, first);
  await ask(person, second);
  expect(await confirm(person, early)).toEqual({ ok: false, reason: "link-expired" });
  expect(await confirm(person, await readToken(services, second))).toEqual({ ok: true });
  expect(await emailOf(person)).toBe(second);
});

it("responds the same for an address that has an account, and tells only its owner", async () => {
  const [ama, kofi] = [await makePerson(services), await makePerson(services)];
  expect(await ask(ama, kofi.email)).toEqual({ ok: true });
  expect(await emailsTo(kofi.email)).toEqual(["already-registered"]);
});

it("fails if someone registered the address in the meantime", async () => {
  const person = await makePerson(services);
  const email = newAddress();
  await ask(person, email);
  const token = await readToken(services, email);
  await makePerson(services, { email });
  expect(await confirm(person, token)).toEqual({ ok: false, reason: "link-expired" });
  expect(await emailOf(person)).toBe(person.email);
});

it("invalidates password reset links that were sent to the old address", async () => {
  const person = await makePerson(services);
  await requestLink(services, aVisitor(), { email: person.email, after: "forgot-password" });
  const old = await readToken(services, person.email);
  const email = newAddress();
  await ask(person, email);
  await confirm(person, await readToken(services, email));
  expect(await resetPassword(services, aVisitor(), { token: old, password: "a-new-calabash" })).toEqual({
    ok: false,
    reason: "link-expired",
  });
});

it("refuses a wrong password, the current address and a visitor", async () => {
  const person = await makePerson(services);
  const email = newAddress();
  expect(await ask(person, email, "not-this-one")).toEqual({ ok: false, reason: "not-your-password" });
  expect(await ask(person, person.email)).toEqual({ ok: false, reason: "same-email" });
  const input = { email, current: person.password };
  expect(await requestEmailChange(services, aVisitor(), input)).toEqual({ ok: false, reason: "not-allowed" });
  expect(await emailsTo(email)).toEqual([]);
});
