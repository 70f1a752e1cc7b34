import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { cookieHeaders, makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { eventually } from "#testing/eventually.ts";
import { setUpServices } from "#testing/services.ts";
import { readMail } from "../mail-for-tests.ts";
import { codeOf, turnOn } from "../second-factor/factor-for-tests.ts";
import { confirmSecondFactor } from "./confirm-second-factor.server.ts";
import { removeSecondFactor } from "./remove-second-factor.server.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInWithCode } from "./sign-in-with-code.server.ts";
import { startSecondFactor } from "./start-second-factor.server.ts";
import { turnOffSecondFactor } from "./turn-off-second-factor.server.ts";

const { services } = setUpServices();

const actionsOf = async (id: string) => {
  const log = services.owner.selectFrom("audit_log").select("action").where("subject_id", "=", id);
  return (await log.orderBy("at").execute()).map(({ action }) => action);
};
const sessionsOf = (id: string) =>
  services.db.selectFrom("auth_sessions").select("id").where("user_id", "=", id).execute();
const emailsOf = async (email: string) =>
  (await readMail(services, email)).map(({ data }) => (data as { change?: string }).change);

/** The browser after the right password. */
async function halfSignedIn(person: { email: string; password: string }) {
  const answer = await signIn(services, aVisitor(), person);
  if (!answer.ok || !answer.needsCode) throw new Error("no code was asked for");
  return aVisitor({ headers: cookieHeaders(answer.setCookies) });
}

describe("setting it up", () => {
  it("requires the password, and changes nothing until a code has proved the app", async () => {
    const person = await makePerson(services);
    const actor = aMember(person.id, { headers: await signedInHeaders(services, person) });
    expect(await startSecondFactor(services, actor, { current: "wrong-one" })).toMatchObject({
      reason: "not-your-password",
    });
    expect(await startSecondFactor(services, actor, { current: person.password })).toEqual({ ok: true });
    expect(await signIn(services, aVisitor(), person)).toMatchObject({ ok: true, needsCode: false });
    expect(await confirmSecondFactor(services, actor, { code: "000000" })).toEqual({
      ok: false,
      reason: "wrong-code",
    });
    expect(await actionsOf(person.id)).toEqual([]);
  });

  it("stores secret and codes encrypted, logs out other devices, is audited and emailed", async () => {
    const person = await makePerson(services);
    await signedInHeaders(services, person);
    const { recoveryCodes, headers } = await turnOn(services, person);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const row = await services.owner
      .selectFrom("second_factors")
      .selectAll()
      .where("user_id", "=", person.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(recoveryCodes[0]);
    expect(JSON.stringify(row)).not.toContain(await services.auth.unseal(row.secret));
    expect(await sessionsOf(person.id)).toHaveLength(1);
    expect((await services.auth.findSession(headers)).session).toMatchObject({ hasSecondFactor: true });
    expect(await actionsOf(person.id)).toEqual(["accounts.turn-on-second-factor"]);
    expect(await emailsOf(person.email)).toEqual(["on"]);
    const again = await startSecondFactor(services, aMember(person.id), { current: person.password });
    expect(again).toEqual({ ok: false, reason: "second-factor-on" });
  });

  it("cannot be confirmed by someone else with any code", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    await startSecondFactor(services, aMember(ama.id), { current: ama.password });
    const code = await codeOf(services, ama.id);
    expect(await confirmSecondFactor(services, aMember(kofi.id), { code })).toEqual({
      ok: false,
      reason: "second-factor-off",
    });
    expect(await confirmSecondFactor(services, aVisitor(), { code })).toEqual({
      ok: false,
      reason: "not-allowed",
    });
  });
});

describe("logging in with it", () => {
  it("opens no session before the code, and one with it; each code works once", async () => {
    const person = await makePerson(services, { isAdmin: true });
    await turnOn(services, person);
    const before = await sessionsOf(person.id);
    const browser = await halfSignedIn(person);
    expect(await sessionsOf(person.id)).toEqual(before);
    expect((await services.auth.findSession(browser.headers)).session).toBeNull();
    expect(await signInWithCode(services, browser, { code: "000000" })).toMatchObject({
      reason: "wrong-code",
    });
    const code = await codeOf(services, person.id);
    const answer = await signInWithCode(services, browser, {
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    });
    const session = await services.auth.findSession(cookieHeaders(answer.ok ? answer.setCookies : []));
    expect(session.session).toMatchObject({ userId: person.id, hasSecondFactor: true });
    expect(await signInWithCode(services, browser, { code })).toMatchObject({ reason: "sign-in-expired" });
    const second = await halfSignedIn(person);
    expect(await signInWithCode(services, second, { code })).toEqual({ ok: false, reason: "wrong-code" });
    expect(await sessionsOf(person.id)).toHaveLength(before.length + 1);
    expect(await actionsOf(person.id)).toEqual(["accounts.turn-on-second-factor", "accounts.sign-in"]);
  });

  it("accepts no code without the password, or for another account", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    await turnOn(services, ama);
    await turnOn(services, kofi);
    const code = await codeOf(services, ama.id);
    expect(await signInWithCode(services, aVisitor(), { code })).toMatchObject({ reason: "sign-in-expired" });
    const browser = await halfSignedIn(kofi);
    expect(await signInWithCode(services, browser, { code })).toMatchObject({ reason: "wrong-code" });
  });

  it("ends after five wrong codes, and locks the account's codes after ten", async () => {
    const person = await makePerson(services);
    await turnOn(services, person);
    const reasons = [];
    for (let round = 0; round < 3; round++) {
      const browser = await halfSignedIn(person);
      for (let tries = 0; tries < 6; tries++) {
        const answer = await signInWithCode(services, browser, { code: "000000" });
        reasons.push(answer.ok ? "in" : answer.reason);
      }
    }
    expect(reasons.slice(0, 6)).toEqual([...Array(5).fill("wrong-code"), "sign-in-expired"]);
    expect(reasons.at(-1)).toBe("code-locked");
    const code = await codeOf(services, person.id);
    expect(await signInWithCode(services, await halfSignedIn(person), { code })).toMatchObject({
      reason: "code-locked",
    });
  });

  it("tells the owner that someone has the password, after three wrong codes and once a day", async () => {
    const person = await makePerson(services);
    await turnOn(services, person);
    const templates = async () => (await readMail(services, person.email)).map(({ template }) => template);
    const browser = await halfSignedIn(person);
    const wrong = () => signInWithCode(services, browser, { code: "000000" });
    for (let tries = 0; tries < 2; tries++)
      expect(await wrong()).toEqual({ ok: false, reason: "wrong-code" });
    expect(await templates()).not.toContain("wrong-codes");
    for (let tries = 0; tries < 3; tries++) await wrong();
    expect((await templates()).filter((template) => template === "wrong-codes")).toHaveLength(1);
  });

  it("accepts a recovery code once, records it and tells the owner how many are left", async () => {
    const person = await makePerson(services);
    const { recoveryCodes } = await turnOn(services, person);
    const code = (recoveryCodes[3] ?? "").toUpperCase().replace("-", " ");
    expect(await signInWithCode(services, await halfSignedIn(person), { code })).toMatchObject({ ok: true });
    expect(await signInWithCode(services, await halfSignedIn(person), { code })).toMatchObject({
      reason: "wrong-code",
    });
    expect(await actionsOf(person.id)).toContain("accounts.use-recovery-code");
    const letter = (await readMail(services, person.email)).at(-1);
    expect(letter?.data).toMatchObject({ change: "recovery-code", codesLeft: 9 });
  });

  it("opens one session for a recovery code that is sent four times at once", async () => {
    const person = await makePerson(services);
    const { recoveryCodes } = await turnOn(services, person);
    const browsers: Awaited<ReturnType<typeof halfSignedIn>>[] = [];
    while (browsers.length < 4) browsers.push(await halfSignedIn(person));
    const code = recoveryCodes[0] ?? "";
    // All of them have read the codes before one of them removes it.
    const sent = await services.owner.transaction().execute(async (tx) => {
      const factors = tx.selectFrom("second_factors").select("user_id").where("user_id", "=", person.id);
      await factors.forUpdate().execute();
      const answers = browsers.map((browser) => signInWithCode(services, browser, { code }));
      await eventually(async () => {
        const { rows } = await sql`select 1 from pg_locks
          where locktype = 'tuple' and relation = 'second_factors'::regclass
            and database = (select oid from pg_database where datname = current_database())`.execute(tx);
        expect(rows).toHaveLength(4);
      });
      return { answers };
    });
    const answers = await Promise.all(sent.answers);
    expect(answers.map((answer) => (answer.ok ? "in" : answer.reason)).sort()).toEqual([
      "in",
      ...Array(3).fill("wrong-code"),
    ]);
  });
});

describe("renewing and turning off", () => {
  it("requires password and code; old recovery codes end", async () => {
    const person = await makePerson(services);
    const { actor, recoveryCodes } = await turnOn(services, person);
    const right = { current: person.password, code: await codeOf(services, person.id) };
    for (const change of [renewRecoveryCodes, turnOffSecondFactor]) {
      expect(await change(services, actor, { ...right, code: "000000" })).toMatchObject({
        reason: "wrong-code",
      });
      expect(await change(services, actor, { ...right, current: "wrong-one" })).toMatchObject({
        reason: "not-your-password",
      });
    }
    const renewed = await renewRecoveryCodes(services, actor, right);
    expect(renewed).toMatchObject({ ok: true });
    const [old = ""] = recoveryCodes;
    const spent = { current: person.password, code: old };
    expect(await turnOffSecondFactor(services, actor, spent)).toMatchObject({ reason: "wrong-code" });
    const [fresh = ""] = renewed.ok ? renewed.recoveryCodes : [];
    expect(await turnOffSecondFactor(services, actor, { ...spent, code: fresh })).toEqual({ ok: true });
    expect(await signIn(services, aVisitor(), person)).toMatchObject({ ok: true, needsCode: false });
    expect(await emailsOf(person.email)).toEqual(["on", "renewed", "off"]);
    expect((await actionsOf(person.id)).slice(1)).toEqual([
      "accounts.renew-recovery-codes",
      "accounts.turn-off-second-factor",
    ]);
  });

  it("another user cannot: their codes are invalid here", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    await turnOn(services, ama);
    const { actor } = await turnOn(services, kofi);
    const stolen = { current: kofi.password, code: await codeOf(services, ama.id) };
    expect(await turnOffSecondFactor(services, actor, stolen)).toMatchObject({ reason: "wrong-code" });
    expect(await turnOffSecondFactor(services, aVisitor(), stolen)).toMatchObject({ reason: "not-allowed" });
  });
});

describe("removing it for someone who lost phone and codes", () => {
  it("happens at the terminal, ends all sessions, is audited as the operator's, and is emailed", async () => {
    const person = await makePerson(services);
    const { headers } = await turnOn(services, person);
    const needs = { db: services.owner, jobs: services.jobs };
    const input = { email: ` ${person.email.toUpperCase()} ` };
    for (const actor of [aVisitor(), aMember(person.id), anAdmin(person.id)])
      expect(await removeSecondFactor(needs, actor, input)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await removeSecondFactor(needs, operator, input)).toEqual({ ok: true, username: person.username });
    expect((await services.auth.findSession(headers)).session).toBeNull();
    expect(await signIn(services, aVisitor(), person)).toMatchObject({ ok: true, needsCode: false });
    expect(await actionsOf(person.id)).toContain("accounts.remove-second-factor");
    expect(await emailsOf(person.email)).toEqual(["on", "off"]);
    expect(await removeSecondFactor(needs, operator, input)).toMatchObject({ reason: "second-factor-off" });
    expect(await removeSecondFactor(needs, operator, { email: "nobody@example.com" })).toMatchObject({
      reason: "unknown-address",
    });
  });
});
