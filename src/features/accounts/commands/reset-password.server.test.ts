import { describe, expect, it } from "vitest";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import {
  cookieHeaders,
  makePerson,
  signedInHeaders,
  type TestPerson,
} from "#platform/auth/people-for-tests.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { setUpServices } from "#testing/services.ts";
import { mailAddress } from "../jobs/mail-address.server.ts";
import { readMail, readToken } from "../mail-for-tests.ts";
import { requestLink } from "./request-link.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";

const { services } = setUpServices();

const fromAnywhere = () => aVisitor();

const request = (email: string, visitor: Requester = fromAnywhere()) =>
  requestLink(services, visitor, { email, after: "forgot-password" });
const mailsTo = (email: string) => readMail(services, email);

async function mailedToken({ email }: TestPerson) {
  await request(email);
  return readToken(services, email);
}

const reset = (token: string, password: string) =>
  resetPassword(services, fromAnywhere(), { token, password });
const canSignIn = async ({ email }: TestPerson, password: string) =>
  (await signIn(services, fromAnywhere(), { email, password })).ok;

describe("requestLink after a forgotten password", () => {
  it("emails a link to an address with an account, and responds the same without one", async () => {
    const person = await makePerson(services);
    expect(await request(person.email)).toEqual({ ok: true });
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect(await request("nobody@example.com")).toEqual({
      ok: true,
    });
    expect(await mailsTo("nobody@example.com")).toEqual([]);
  });

  it("issues the same statements whether the address has an account or not", async () => {
    const { email } = await makePerson(services);
    await request("warm-up@example.com");
    const known = await recordStatements(() => request(email));
    const unknown = await recordStatements(() => request("unknown@example.com"));
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(unknown);
  });

  it("emails once even if the job runs twice", async () => {
    const { email } = await makePerson(services);
    for (let run = 0; run < 2; run++)
      await mailAddress(services, { email, after: "forgot-password" }, { id: "one-job" });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("stores only a digest of the link's secret", async () => {
    const person = await makePerson(services);
    const token = await mailedToken(person);
    const rows = await services.db
      .selectFrom("auth_verifications")
      .selectAll()
      .where("identifier", "=", `reset-password:${person.id}`)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token.split(".")[1]);
  });

  it.each([["known"], ["unknown"]])(
    "sends an %s address at most five emails in half an hour",
    async (kind) => {
      const email = kind === "known" ? (await makePerson(services)).email : "flooded@example.com";
      for (let letter = 0; letter < 5; letter++) {
        expect(await request(email)).toEqual({ ok: true });
      }
      expect(await request(email)).toMatchObject({
        ok: false,
        reason: "too-many",
      });
      expect(await mailsTo(email)).toHaveLength(kind === "known" ? 5 : 0);
    },
  );

  it("gives another user nothing: the link goes to the owner's mailbox only", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    expect(await request(ama.email, aMember(kofi.id))).toEqual({ ok: true });
    expect(await mailsTo(kofi.email)).toEqual([]);
    expect(await readToken(services, ama.email)).toMatch(new RegExp(`^${ama.id}\\.`));
  });

  it("accepts at most five requests from one network in half an hour", async () => {
    const visitor = aVisitor({ ip: "198.51.100.4" });
    for (let attempt = 0; attempt < 5; attempt++) {
      await request(`spread${attempt}@example.com`, visitor);
    }
    expect(await request("spread5@example.com", visitor)).toMatchObject({
      reason: "too-many",
    });
  });
});

describe("resetPassword", () => {
  it("replaces the password and ends every session of the account", async () => {
    const person = await makePerson(services);
    const sessions = [await signedInHeaders(services, person), await signedInHeaders(services, person)];
    expect(await reset(await mailedToken(person), "a-new-calabash")).toMatchObject({ ok: true });
    for (const headers of sessions) expect((await services.auth.findSession(headers)).session).toBeNull();
    expect(await canSignIn(person, person.password)).toBe(false);
    expect(await canSignIn(person, "a-new-calabash")).toBe(true);
  });

  it("is audited once", async () => {
    const person = await makePerson(services);
    const token = await mailedToken(person);
    await Promise.all([reset(token, "a-new-calabash"), reset(token, "a-new-calabash")]);
    const rows = services.owner.selectFrom("audit_log").select("action").where("actor_id", "=", person.id);
    expect(await rows.execute()).toEqual([{ action: "accounts.reset-password" }]);
  });

  it("touches no other account", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const headers = await signedInHeaders(services, kofi);
    await reset(await mailedToken(ama), "a-new-calabash");
    expect((await services.auth.findSession(headers)).session).toMatchObject({ userId: kofi.id });
    expect(await canSignIn(kofi, kofi.password)).toBe(true);
  });

  it("refuses the link of one account combined with another's id", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const [, secret] = (await mailedToken(ama)).split(".");
    expect(await reset(`${kofi.id}.${secret}`, "a-new-calabash")).toEqual({
      ok: false,
      reason: "link-expired",
    });
    expect(await canSignIn(kofi, kofi.password)).toBe(true);
  });

  it("accepts a link once, even when it is used many times at once", async () => {
    const person = await makePerson(services);
    const token = await mailedToken(person);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => reset(token, `a-new-calabash-${nth}`)),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await reset(token, "a-new-calabash")).toEqual({ ok: false, reason: "link-expired" });
  });

  it("invalidates other links sent before", async () => {
    const person = await makePerson(services);
    const [first, second] = [await mailedToken(person), await mailedToken(person)];
    expect(await reset(second, "a-new-calabash")).toMatchObject({ ok: true });
    expect(await reset(first, "an-older-calabash")).toEqual({ ok: false, reason: "link-expired" });
  });

  it("refuses a link after its hour", async () => {
    const person = await makePerson(services);
    const token = await mailedToken(person);
    await services.db
      .updateTable("auth_verifications")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("identifier", "=", `reset-password:${person.id}`)
      .execute();
    expect(await reset(token, "a-new-calabash")).toEqual({ ok: false, reason: "link-expired" });
  });

  it("refuses a verification link", async () => {
    const person = await makePerson(services);
    const token = await mailedToken(person);
    await services.db
      .updateTable("auth_verifications")
      .set({ identifier: `verify-email:${person.id}` })
      .where("identifier", "=", `reset-password:${person.id}`)
      .execute();
    expect(await reset(token, "a-new-calabash")).toEqual({ ok: false, reason: "link-expired" });
  });

  it.each(["", "x", "../etc", `${"0".repeat(36)}.${"_".repeat(43)}`])(
    "refuses the forged link %j",
    async (token) => {
      expect(await reset(token, "a-new-calabash")).toEqual({ ok: false, reason: "link-expired" });
    },
  );

  it.each([
    ["kola5", "password-too-short"],
    ["k".repeat(129), "password-too-long"],
    ["password1", "password-too-common"],
  ])("refuses the password %s and keeps the link usable", async (password, reason) => {
    const token = await mailedToken(await makePerson(services));
    expect(await reset(token, password)).toEqual({ ok: false, reason });
    expect(await reset(token, "a-new-calabash")).toMatchObject({ ok: true });
  });

  it("refuses the account's own name and address as a password", async () => {
    const person = await makePerson(services);
    const token = await mailedToken(person);
    for (const password of [person.username, person.email])
      expect(await reset(token, password)).toEqual({ ok: false, reason: "password-too-personal" });
  });

  it("verifies the address, since its owner read the email", async () => {
    const person = await makePerson(services, { isVerified: false });
    expect(await reset(await mailedToken(person), "a-new-calabash")).toMatchObject({ ok: true });
    expect(await canSignIn(person, "a-new-calabash")).toBe(true);
  });

  it("lets its browser log in from a network that had too many wrong passwords", async () => {
    const person = await makePerson(services);
    const visitor = fromAnywhere();
    for (let nth = 0; nth < 10; nth++) await signIn(services, visitor, { ...person, password: "wrong-one" });
    const credentials = { email: person.email, password: "a-new-calabash" };
    const answer = await resetPassword(services, visitor, {
      token: await mailedToken(person),
      password: credentials.password,
    });
    expect(await signIn(services, visitor, credentials)).toMatchObject({ reason: "too-many" });
    const headers = cookieHeaders(answer.ok ? answer.setCookies : []);
    expect(await signIn(services, { ...visitor, headers }, credentials)).toMatchObject({ ok: true });
  });
});
