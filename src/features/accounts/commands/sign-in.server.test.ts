import { describe, expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { createHashQueue } from "#platform/auth/hash-queue.server.ts";
import { cookieHeaders, makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { readMail } from "../mail-for-tests.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

const { services } = setUpServices();

const fromAnywhere = (headers = new Headers()) => aVisitor({ headers });
const findSession = async (headers: Headers) => (await services.auth.findSession(headers)).session;

describe("signIn", () => {
  it("[AUTH-24] [SEC-12] opens a session for an email address and its password", async () => {
    const person = await makePerson(services);
    const answer = await signIn(services, fromAnywhere(), person);
    expect(answer.ok).toBe(true);
    expect(await findSession(cookieHeaders(answer.ok ? answer.setCookies : []))).toMatchObject({
      userId: person.id,
    });
  });

  it("accepts the same password in composed and decomposed Unicode", async () => {
    const { email, id } = await makePerson(services);
    const hash = await services.auth.passwords.hash("caf\u00e9 au march\u00e9");
    await services.db
      .updateTable("auth_accounts")
      .set({ password: hash })
      .where("user_id", "=", id)
      .execute();
    expect(
      await signIn(services, fromAnywhere(), { email, password: "cafe\u0301 au marche\u0301" }),
    ).toMatchObject({ ok: true });
  });

  it("refuses another user's password", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const hash = await services.auth.passwords.hash("only-kofi-knows");
    await services.db
      .updateTable("auth_accounts")
      .set({ password: hash })
      .where("user_id", "=", kofi.id)
      .execute();
    const answer = await signIn(services, fromAnywhere(), { email: ama.email, password: "only-kofi-knows" });
    expect(answer).toEqual({ ok: false, reason: "wrong-credentials" });
  });

  it("notifies the owner about a new browser, once a day each", async () => {
    const person = await makePerson(services);
    const newSignIns = async () =>
      (await readMail(services, person.email)).filter(({ template }) => template === "new-sign-in");
    const firefox = {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    };
    const first = await signIn(services, fromAnywhere(new Headers(firefox)), person);
    // Someone who just registered has no known browsers.
    expect(await newSignIns()).toEqual([]);
    await services.db
      .updateTable("users")
      .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
      .where("id", "=", person.id)
      .execute();
    await signIn(services, fromAnywhere(cookieHeaders(first.ok ? first.setCookies : [])), person);
    expect(await newSignIns()).toEqual([]);
    for (let times = 0; times < 2; times++)
      await signIn(services, fromAnywhere(new Headers(firefox)), person);
    expect(await newSignIns()).toMatchObject([{ data: { device: "Firefox on Linux" } }]);
    await signIn(services, fromAnywhere(new Headers({ "user-agent": "curl/8" })), person);
    expect(await newSignIns()).toHaveLength(2);
  });

  it("replaces this browser's session, and leaves those of other browsers", async () => {
    const person = await makePerson(services);
    const [here, elsewhere] = [
      await signedInHeaders(services, person),
      await signedInHeaders(services, person),
    ];
    const answer = await signIn(services, fromAnywhere(here), person);
    expect(await findSession(here)).toBeNull();
    expect(await findSession(elsewhere)).toMatchObject({ userId: person.id });
    expect(await findSession(cookieHeaders(answer.ok ? answer.setCookies : []))).toMatchObject({
      userId: person.id,
    });
  });

  it("keeps a session when the new login fails", async () => {
    const person = await makePerson(services);
    const headers = await signedInHeaders(services, person);
    await signIn(services, fromAnywhere(headers), { ...person, password: "wrong-one" });
    expect(await findSession(headers)).toMatchObject({ userId: person.id });
  });

  it("writes an audit entry when an admin logs in, and none for members or wrong passwords", async () => {
    const [admin, member] = [await makePerson(services, { isAdmin: true }), await makePerson(services)];
    for (const person of [admin, member]) {
      await signIn(services, fromAnywhere(), { ...person, password: "wrong-one" });
      await signIn(services, fromAnywhere(), person);
    }
    const rows = await services.owner
      .selectFrom("audit_log")
      .select(["action", "subject_type", "subject_id", "ip"])
      .where("actor_id", "in", [admin.id, member.id])
      .execute();
    expect(rows).toEqual([
      { action: "accounts.sign-in", subject_type: "profiles", subject_id: admin.id, ip: null },
    ]);
  });

  it("reports when too many passwords are being checked", async () => {
    const person = await makePerson(services);
    const auth = createAuth({ ...services, passwords: createHashQueue({ inFlight: 0, waiting: 0 }) });
    expect(await signIn({ ...services, auth }, fromAnywhere(), person)).toEqual({
      ok: false,
      reason: "busy",
      retryAfterSeconds: 5,
    });
  });
});

describe("signOut", () => {
  it("[AUTH-25] ends the session: the next read returns none", async () => {
    const person = await makePerson(services);
    const headers = await signedInHeaders(services, person);
    const answer = await signOut(services, fromAnywhere(headers));
    expect(answer.ok && answer.setCookies.join()).toContain("Max-Age=0");
    expect(await findSession(headers)).toBeNull();
  });

  it("ends no session of another person, and none of the same person elsewhere", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const [here, elsewhere, other] = [
      await signedInHeaders(services, ama),
      await signedInHeaders(services, ama),
      await signedInHeaders(services, kofi),
    ];
    await signOut(services, fromAnywhere(here));
    expect(await findSession(elsewhere)).toMatchObject({ userId: ama.id });
    expect(await findSession(other)).toMatchObject({ userId: kofi.id });
  });

  it("throws when the session cannot be ended", async () => {
    const headers = await signedInHeaders(services, await makePerson(services));
    const db = services.db.withPlugin({
      transformQuery: () => {
        throw new Error("the database is away");
      },
      transformResult: async ({ result }) => result,
    });
    await expect(signOut({ ...services, db }, fromAnywhere(headers))).rejects.toThrow("the database is away");
    expect(await findSession(headers)).not.toBeNull();
  });

  it("succeeds without a session", async () => {
    expect(await signOut(services, fromAnywhere())).toMatchObject({ ok: true });
  });
});
