import { describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { accountsApi } from "./api.server.ts";
import { sessionSchema } from "./api-routes.ts";
import { turnOn } from "./second-factor/factor-for-tests.ts";

const { services } = setUpServices();
let visitors = 0;

type Requested = { body?: unknown; cookie?: string; ip?: string };

function ask(method: string, path: string, { body, cookie, ip = `10.4.0.${visitors++}` }: Requested = {}) {
  const visit = { requestId: "test", ip, log: services.log };
  const headers = { ...(body ? { "content-type": "application/json" } : {}), ...(cookie ? { cookie } : {}) };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  return accountsApi().request(`/auth${path}`, init, { services, visit, headers: {} });
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
const readSession = async (cookie: string) =>
  sessionSchema.parse(await (await ask("GET", "/session", { cookie })).json()).session;

describe("the accounts API", () => {
  it("[AUTH-22] registers with email, password and username, normalized", async () => {
    const body = { email: "  Zola@Example.COM ", password: "kola-nut", username: " Zola " };
    expect((await ask("POST", "/sign-up", { body })).status).toBe(201);
    const users = await services.db
      .selectFrom("users")
      .select(["email", "name"])
      .where("email", "=", "zola@example.com")
      .execute();
    expect(users).toEqual([{ email: "zola@example.com", name: "Zola" }]);
  });

  it("[AUTH-18] refuses a password shorter than 6 characters with a problem that says so", async () => {
    const answer = await ask("POST", "/sign-up", {
      body: { email: "tiny@example.com", password: "kola5", username: "Tiny" },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({
      status: 400,
      detail: "Use at least 6 characters.",
      requestId: "test",
    });
    expect(
      await services.db.selectFrom("users").select("id").where("email", "=", "tiny@example.com").execute(),
    ).toEqual([]);
  });

  it.each([
    ["no username", { email: "a@example.com", password: "kola-nut" }],
    ["an empty username", { email: "a@example.com", password: "kola-nut", username: "  " }],
    ["an invisible username", { email: "a@example.com", password: "kola-nut", username: "a\u202eb" }],
    ["no email", { password: "kola-nut", username: "A" }],
    [
      "two addresses in one",
      { email: "a@example.com\r\nBcc: b@example.com", password: "kola-nut", username: "A" },
    ],
    ["no password", { email: "a@example.com", username: "A" }],
  ])("refuses a registration with %s", async (_, body) => {
    expect((await ask("POST", "/sign-up", { body })).status).toBe(400);
  });

  it("ignores fields that clients cannot set", async () => {
    const extras = {
      is_admin: true,
      isAdmin: true,
      email_verified: true,
      emailVerified: true,
      id: crypto.randomUUID(),
    };
    const body = { email: "mass@example.com", password: "kola-nut", username: "Mass", ...extras };
    expect((await ask("POST", "/sign-up", { body })).status).toBe(201);
    const row = await services.db
      .selectFrom("users")
      .innerJoin("profiles", "profiles.id", "users.id")
      .select(["users.id", "email_verified", "is_admin"])
      .where("email", "=", "mass@example.com")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email_verified: false, is_admin: false });
    expect(row.id).not.toBe(extras.id);
  });

  it("[AUTH-24] [AUTH-25] [AUTH-26] logs in, returns the session, logs out, and then returns none", async () => {
    const person = await makePerson(services, { username: "Kwame" });
    const signedIn = await ask("POST", "/sign-in", {
      body: { email: person.email, password: person.password },
    });
    expect(signedIn.status).toBe(200);
    const cookie = cookieOf(signedIn);
    expect(await readSession(cookie)).toEqual({
      user: { id: person.id, email: person.email, user_metadata: { username: "Kwame", avatar_url: null } },
      is_admin: false,
    });
    expect((await ask("POST", "/sign-out", { cookie })).status).toBe(200);
    expect(await readSession(cookie)).toBeNull();
  });

  it("uses 401, 403 and 409 correctly", async () => {
    const { email, password, username } = await makePerson(services, { isVerified: false });
    expect((await ask("POST", "/sign-in", { body: { email, password: "wrong-one" } })).status).toBe(401);
    expect((await ask("POST", "/sign-in", { body: { email, password } })).status).toBe(403);
    const taken = { email: "another@example.com", password, username };
    expect((await ask("POST", "/sign-up", { body: taken })).status).toBe(409);
  });

  it("says when to retry after too many attempts", async () => {
    const body = { email: "locked@example.com", password: "wrong-one" };
    const ip = "192.0.2.77";
    for (let attempt = 0; attempt < 10; attempt++) await ask("POST", "/sign-in", { body, ip });
    const answer = await ask("POST", "/sign-in", { body, ip });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("opens no session by password alone if there is a second factor or a ban, and says which", async () => {
    const [guarded, banned] = [await makePerson(services), await makePerson(services)];
    await turnOn(services, guarded);
    await services.db.insertInto("member_bans").values({ user_id: banned.id, reason: "Spam" }).execute();
    for (const [{ email, password }, title] of [
      [guarded, "code-needed"],
      [banned, "banned"],
    ] as const) {
      const answer = await ask("POST", "/sign-in", { body: { email, password } });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
      expect(await answer.json()).toMatchObject({ title });
    }
  });
});
