import { expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, signedInHeaders, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { readMail } from "../mail-for-tests.ts";
import { changePassword } from "./change-password.server.ts";
import { signIn } from "./sign-in.server.ts";

const { services } = setUpServices();

const next = "a-new-calabash";
const isOpen = async (headers: Headers) => (await services.auth.findSession(headers)).session !== null;
const canSignIn = async ({ email }: TestPerson, password: string) =>
  (await signIn(services, aVisitor(), { email, password })).ok;

it("replaces the password, keeps this device and logs out the others", async () => {
  const person = await makePerson(services);
  const [here, elsewhere] = [
    await signedInHeaders(services, person),
    await signedInHeaders(services, person),
  ];
  const actor = aMember(person.id, { headers: here });
  expect(await changePassword(services, actor, { current: person.password, password: next })).toEqual({
    ok: true,
  });
  expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  expect([await canSignIn(person, person.password), await canSignIn(person, next)]).toEqual([false, true]);
  const log = services.owner.selectFrom("audit_log").select(["action", "before", "after"]);
  expect(await log.where("actor_id", "=", person.id).execute()).toEqual([
    { action: "accounts.change-password", before: null, after: null },
  ]);
  expect((await readMail(services, person.email)).map(({ template }) => template)).toEqual([
    "password-changed",
  ]);
});

it("refuses a wrong password, a weak new one and a visitor, and changes nothing", async () => {
  const person = await makePerson(services);
  const actor = aMember(person.id);
  const current = person.password;
  const cases = [
    [actor, { current: "not-this-one", password: next }, "not-your-password"],
    [actor, { current, password: "kola5" }, "password-too-short"],
    [actor, { current, password: person.email }, "password-too-personal"],
    [aVisitor(), { current, password: next }, "not-allowed"],
  ] as const;
  for (const [who, input, reason] of cases)
    expect(await changePassword(services, who, input)).toEqual({ ok: false, reason });
  expect(await canSignIn(person, current)).toBe(true);
});

it("another user cannot: their session and password only work for their own account", async () => {
  const [ama, kofi] = [await makePerson(services), await makePerson(services)];
  const amasSession = await signedInHeaders(services, ama);
  const kofisActor = aMember(kofi.id, { headers: amasSession });
  expect(
    await changePassword(services, kofisActor, { current: kofi.password, password: next }),
  ).toMatchObject({ ok: true });
  expect(await canSignIn(ama, ama.password)).toBe(true);
  expect(await isOpen(amasSession)).toBe(true);
});

it("counts wrong passwords as wrong logins, so a borrowed browser cannot be used to guess", async () => {
  const person = await makePerson(services);
  const actor = aMember(person.id);
  for (let nth = 0; nth < 10; nth++)
    await changePassword(services, actor, { current: `guess-${nth}`, password: next });
  expect(await changePassword(services, actor, { current: person.password, password: next })).toMatchObject({
    ok: false,
    reason: "too-many",
  });
});
