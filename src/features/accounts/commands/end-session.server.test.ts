import { expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { listDevices } from "../queries/list-devices.server.ts";
import { endOtherSessions } from "./end-other-sessions.server.ts";
import { endSession } from "./end-session.server.ts";

const { services } = setUpServices();

const isOpen = async (headers: Headers) => (await services.auth.findSession(headers)).session !== null;
const devicesOf = async (userId: string, headers: Headers) => {
  const { session } = await services.auth.findSession(headers);
  return listDevices(services.db, { userId, token: session?.token ?? "" });
};

async function signedInTwice() {
  const person = await makePerson(services);
  const here = await signedInHeaders(services, person);
  const elsewhere = await signedInHeaders(services, person);
  return { person, here, elsewhere };
}

it("logs out one device, and no other", async () => {
  const { person, here, elsewhere } = await signedInTwice();
  const devices = await devicesOf(person.id, here);
  expect(devices.map(({ isThis }) => isThis)).toEqual([true, false]);
  const actor = aMember(person.id, { headers: here });
  const session = devices[1]?.id ?? "";
  expect(await endSession(services, actor, { session })).toEqual({ ok: true });
  expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  expect(await endSession(services, actor, { session })).toEqual({ ok: false, reason: "unknown-session" });
});

it("another user or a visitor cannot log a device out, or learn that it exists", async () => {
  const { person, here } = await signedInTwice();
  const session = (await devicesOf(person.id, here))[0]?.id ?? "";
  const kofi = await makePerson(services);
  for (const actor of [aMember(kofi.id), aVisitor()])
    expect(await endSession(services, actor, { session })).toEqual({ ok: false, reason: "unknown-session" });
  expect(await isOpen(here)).toBe(true);
});

it("logs out all others of the account, and no one else's", async () => {
  const { person, here, elsewhere } = await signedInTwice();
  const another = await signedInTwice();
  expect(await endOtherSessions(services, aMember(person.id, { headers: here }))).toEqual({ ok: true });
  expect([await isOpen(here), await isOpen(elsewhere), await isOpen(another.here)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await endOtherSessions(services, aVisitor({ headers: another.here }))).toEqual({
    ok: false,
    reason: "not-allowed",
  });
  expect(await isOpen(another.elsewhere)).toBe(true);
});

it("names a device by browser and system, and stores nothing else about the browser", async () => {
  const person = await makePerson(services);
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  await services.auth.signIn(new Headers({ "user-agent": agent }), person);
  expect(await listDevices(services.db, { userId: person.id, token: "" })).toMatchObject([
    { name: "Firefox on Linux", isThis: false },
  ]);
});
