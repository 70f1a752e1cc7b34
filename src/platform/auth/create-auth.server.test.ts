import { symmetricEncrypt } from "better-auth/crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  cookieHeaders,
  makePerson,
  signedInHeaders,
  type TestPerson,
} from "#platform/auth/people-for-tests.ts";
import { findCookie } from "#platform/http/request/find-cookie.ts";
import { setUpServices } from "#testing/services.ts";
import { createAuth } from "./create-auth.server.ts";
import { createHashQueue, HashQueueFullError } from "./hash-queue.server.ts";
import { sessionCookieName } from "./session-cookie.ts";
import type { Secrets } from "./sign.server.ts";

const { services } = setUpServices();
let person: TestPerson;

beforeAll(async () => {
  person = await makePerson(services);
});

const sessionsOf = (userId: string) =>
  services.db.selectFrom("auth_sessions").selectAll().where("user_id", "=", userId).execute();

const age = (token: string, days: number) =>
  services.db
    .updateTable("auth_sessions")
    .set({ expires_at: new Date(Date.now() + (30 - days) * 86_400_000) })
    .where("token", "=", token)
    .execute();

async function signInAt(origin: string) {
  const auth = createAuth({
    env: { ...services.env, APP_ORIGIN: origin },
    db: services.db,
    log: services.log,
  });
  const answer = await auth.signIn(new Headers(), person);
  return answer.ok ? answer.setCookies : [];
}

describe("the session cookie", () => {
  it("is bound to its host under TLS, hidden from scripts and not sent with cross-site posts", async () => {
    const [cookie, ...others] = await signInAt("https://ujamaa.example");
    expect(others).toEqual([]);
    const [pair = "", ...attributes] = (cookie ?? "").split("; ");
    expect(pair).toMatch(/^__Host-session-ujamaa-example=/);
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax", "Secure"]);
  });

  it("contains the host in its name, and needs no TLS where there is none", async () => {
    const [cookie] = await signInAt("http://127.0.0.1:3000");
    const [pair = "", ...attributes] = (cookie ?? "").split("; ");
    expect(pair).toMatch(/^session-127-0-0-1-3000=/);
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
  });

  it("is found by its exact name", () => {
    const carries = (cookie: string) =>
      findCookie(new Headers({ cookie }), sessionCookieName("http://127.0.0.1:3000")) !== null;
    expect(carries("theme=dark; session-127-0-0-1-3000=x.y")).toBe(true);
    expect(carries("theme=dark; xsession-127-0-0-1-3000=x.y")).toBe(false);
    expect(carries("")).toBe(false);
  });

  it("is invalid if it was changed or signed with another secret", async () => {
    const headers = await signedInHeaders(services, person);
    const cookie = headers.get("cookie") ?? "";
    const changed = new Headers({ cookie: cookie.replace(/=./, "=_") });
    expect((await services.auth.findSession(changed)).session).toBeNull();
    const env = { ...services.env, AUTH_SECRET: "another-secret-0123456789-abcdefghij" };
    const elsewhere = createAuth({ env, db: services.db, log: services.log });
    expect((await elsewhere.findSession(headers)).session).toBeNull();
  });
});

describe("while the secret is replaced", () => {
  const AUTH_SECRET = "the-next-secret-0123456789-abcdefghij";
  const openWith = (secrets: Secrets) =>
    createAuth({ env: { ...services.env, ...secrets }, db: services.db, log: services.log });
  const rotate = () => ({ AUTH_SECRET, AUTH_SECRET_PREVIOUS: services.env.AUTH_SECRET });

  it("sessions signed with the previous one stay valid, and get a new signature when they are renewed", async () => {
    const headers = await signedInHeaders(services, person);
    const rotated = openWith(rotate());
    const { session } = await rotated.findSession(headers);
    expect(session?.userId).toBe(person.id);
    await age(session?.token ?? "", 2);
    const renewed = await rotated.findSession(headers);
    const { findSession } = openWith({ AUTH_SECRET });
    expect((await findSession(headers)).session).toBeNull();
    expect((await findSession(cookieHeaders(renewed.setCookies))).session?.userId).toBe(person.id);
  });

  it("a cookie signed with neither is invalid", async () => {
    const headers = await signedInHeaders(services, person);
    for (const changed of ["a%2E", "%", "x.y"]) {
      const cookie = (headers.get("cookie") ?? "").replace(/=.*/, `=${changed}`);
      expect((await openWith(rotate()).findSession(new Headers({ cookie }))).session).toBeNull();
    }
  });

  it("values encrypted with the previous one can be decrypted, also from before secrets had numbers", async () => {
    const { seal, unseal } = openWith(rotate());
    const before = await services.auth.seal("kente");
    const long = await symmetricEncrypt({ key: services.env.AUTH_SECRET, data: "adinkra" });
    expect([await unseal(before), await unseal(long)]).toEqual(["kente", "adinkra"]);
    expect(await services.auth.unseal(long)).toBe("adinkra");
    const after = await seal("kente");
    expect(await openWith({ AUTH_SECRET }).unseal(after)).toBe("kente");
    await expect(services.auth.unseal(after)).rejects.toThrow();
  });
});

describe("a session", () => {
  it("[AUTH-24] begins with the right email address and password", async () => {
    const answer = await services.auth.signIn(new Headers(), person);
    expect(answer).toMatchObject({ ok: true, userId: person.id });
  });

  it("[AUTH-26] is returned for the cookie that came with it", async () => {
    const headers = await signedInHeaders(services, person);
    const { session } = await services.auth.findSession(headers);
    expect(session).toEqual({
      token: expect.any(String),
      userId: person.id,
      email: person.email,
      image: null,
      confirmedAt: expect.any(Date),
      hasSecondFactor: false,
    });
  });

  it("has a new token at every login", async () => {
    const tokens = (await sessionsOf(person.id)).map((session) => session.token);
    await signedInHeaders(services, person);
    const newest = (await sessionsOf(person.id))
      .map((session) => session.token)
      .filter((token) => !tokens.includes(token));
    expect(newest).toHaveLength(1);
    expect(newest[0]?.length).toBeGreaterThanOrEqual(32);
  });

  it("stores no IP address, and only the common name of the browser", async () => {
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 Canary/1.0";
    const headers = new Headers({ "x-forwarded-for": "203.0.113.9", "user-agent": agent });
    const before = await sessionsOf(person.id);
    await services.auth.signIn(headers, person);
    const known = new Set(before.map(({ id }) => id));
    const opened = (await sessionsOf(person.id)).filter(({ id }) => !known.has(id));
    expect(opened.map(({ ip_address, user_agent }) => [ip_address || null, user_agent])).toEqual([
      [null, "Firefox on Linux"],
    ]);
  });

  it("is extended, with its cookie, when it is used after a day", async () => {
    const headers = await signedInHeaders(services, person);
    const fresh = await services.auth.findSession(headers);
    expect(fresh.setCookies).toEqual([]);
    await age(fresh.session?.token ?? "", 2);
    const used = await services.auth.findSession(headers);
    expect(used.session).toEqual(fresh.session);
    expect(used.setCookies).toEqual([expect.stringContaining("Max-Age=2592000")]);
    const [row] = (await sessionsOf(person.id)).filter((session) => session.token === fresh.session?.token);
    expect(row?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29.9 * 86_400_000);
  });

  it("expires after thirty days without a visit, and its cookie is deleted", async () => {
    const headers = await signedInHeaders(services, person);
    const { session } = await services.auth.findSession(headers);
    await age(session?.token ?? "", 30.1);
    const answer = await services.auth.findSession(headers);
    expect(answer.session).toBeNull();
    expect(answer.setCookies.join()).toContain("Max-Age=0");
  });

  it("expires after ninety days, even if it is used", async () => {
    const headers = await signedInHeaders(services, person);
    const token = (await services.auth.findSession(headers)).session?.token ?? "";
    const begin = (daysAgo: number) =>
      services.db
        .updateTable("auth_sessions")
        .set({ created_at: new Date(Date.now() - daysAgo * 86_400_000) })
        .where("token", "=", token)
        .execute();
    await begin(89.9);
    expect((await services.auth.findSession(headers)).session).not.toBeNull();
    await begin(90.1);
    const answer = await services.auth.findSession(headers);
    expect(answer.session).toBeNull();
    expect(answer.setCookies.join()).toContain("Max-Age=0");
    expect((await sessionsOf(person.id)).map((session) => session.token)).not.toContain(token);
  });

  it("costs one query to read, and none without a cookie", async () => {
    const headers = await signedInHeaders(services, person);
    let queries = 0;
    const db = services.db.withPlugin({
      transformQuery: ({ node }) => {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const auth = createAuth({ env: services.env, db, log: services.log });
    await auth.findSession(headers);
    expect(queries).toBe(1);
    await auth.findSession(new Headers());
    expect(queries).toBe(1);
  });
});

describe("logging in", () => {
  it.each([
    ["a wrong password", () => ({ email: person.email, password: "kola-nut-marke" })],
    ["an unknown address", () => ({ email: "nobody@example.com", password: person.password })],
    ["something that is no address", () => ({ email: "nobody", password: person.password })],
    ["a password longer than any", () => ({ email: person.email, password: "k".repeat(2_000) })],
  ])("is refused with the same message for %s", async (_, credentials) => {
    const answer = await services.auth.signIn(new Headers(), credentials());
    expect(answer).toEqual({ ok: false, reason: "wrong-credentials" });
  });

  it("is refused before the address is verified, but only with the right password", async () => {
    const { email, password } = await makePerson(services, { isVerified: false });
    expect(await services.auth.signIn(new Headers(), { email, password })).toEqual({
      ok: false,
      reason: "unverified",
    });
    expect(await services.auth.signIn(new Headers(), { email, password: "wrong-one" })).toEqual({
      ok: false,
      reason: "wrong-credentials",
    });
  });

  it("computes one hash for an unknown address, as for a known one", async () => {
    let hashes = 0;
    const counted = createHashQueue();
    const passwords = {
      hash: (password: string) => {
        hashes++;
        return counted.hash(password);
      },
      verify: (storedHash: string, password: string) => {
        hashes++;
        return counted.verify(storedHash, password);
      },
    };
    const auth = createAuth({ env: services.env, db: services.db, log: services.log, passwords });
    await auth.signIn(new Headers(), { email: person.email, password: "wrong-one" });
    expect(hashes).toBe(1);
    await auth.signIn(new Headers(), { email: "nobody@example.com", password: "wrong-one" });
    expect(hashes).toBe(2);
  });

  it("passes a full hash queue on to the caller", async () => {
    const { env, db, log } = services;
    const auth = createAuth({ env, db, log, passwords: createHashQueue({ inFlight: 0, waiting: 0 }) });
    await expect(auth.signIn(new Headers(), person)).rejects.toBeInstanceOf(HashQueueFullError);
  });
});

it("logging out ends the session and deletes the cookie", async () => {
  const headers = await signedInHeaders(services, person);
  const setCookies = await services.auth.signOut(headers);
  expect(setCookies.join()).toContain("Max-Age=0");
  expect((await services.auth.findSession(headers)).session).toBeNull();
  expect((await services.auth.findSession(cookieHeaders(setCookies))).session).toBeNull();
});
