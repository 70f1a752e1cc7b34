import { describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { codeOf, turnOn } from "../second-factor/factor-for-tests.ts";
import { confirmSession } from "./confirm-session.server.ts";

const { services } = setUpServices();

const confirmedAt = async (headers: Headers) =>
  (await services.auth.findSession(headers)).session?.confirmedAt?.getTime() ?? 0;
/** Makes a person's sessions an hour old, and returns when they were confirmed. */
async function age(userId: string): Promise<number> {
  const confirmed_at = new Date(Date.now() - 3_600_000);
  await services.db
    .updateTable("auth_sessions")
    .set({ confirmed_at })
    .where("user_id", "=", userId)
    .execute();
  return confirmed_at.getTime();
}

describe("confirmSession", () => {
  it("starts at the last correct password, for this session only", async () => {
    const person = await makePerson(services);
    const startedAt = Date.now();
    const [here, elsewhere] = [
      await signedInHeaders(services, person),
      await signedInHeaders(services, person),
    ];
    expect(await confirmedAt(here)).toBeGreaterThanOrEqual(startedAt);
    const aged = await age(person.id);
    const actor = aMember(person.id, { headers: here });
    expect(await confirmSession(services, actor, { current: "wrong-one" })).toMatchObject({
      reason: "not-your-password",
    });
    expect(await confirmedAt(here)).toBe(aged);
    expect(await confirmSession(services, actor, { current: person.password })).toEqual({ ok: true });
    expect(await confirmedAt(here)).toBeGreaterThanOrEqual(startedAt);
    expect(await confirmedAt(elsewhere)).toBe(aged);
  });

  it("requires a code if there is a second factor", async () => {
    const person = await makePerson(services);
    const { actor, headers } = await turnOn(services, person);
    const aged = await age(person.id);
    const current = person.password;
    for (const code of [undefined, "", "000000"])
      expect(await confirmSession(services, actor, { current, code })).toMatchObject({
        reason: "wrong-code",
      });
    expect(await confirmedAt(headers)).toBe(aged);
    const code = await codeOf(services, person.id);
    expect(await confirmSession(services, actor, { current, code })).toEqual({ ok: true });
    expect(await confirmSession(services, actor, { current, code }), "once").toMatchObject({
      reason: "wrong-code",
    });
  });

  it("another user cannot, even with the right password and the owner's session", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const headers = await signedInHeaders(services, ama);
    const aged = await age(ama.id);
    const current = kofi.password;
    expect(await confirmSession(services, aMember(kofi.id, { headers }), { current })).toEqual({
      ok: false,
      reason: "not-allowed",
    });
    expect(await confirmSession(services, aVisitor({ headers }), { current })).toEqual({
      ok: false,
      reason: "not-allowed",
    });
    expect(await confirmedAt(headers)).toBe(aged);
  });
});
