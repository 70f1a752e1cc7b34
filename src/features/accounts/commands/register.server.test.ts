import { describe, expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { createHashQueue } from "#platform/auth/hash-queue.server.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { describeRefusal } from "#platform/http/response/refusal.ts";
import { recordStatements } from "#testing/record-statements.ts";
import { setUpServices } from "#testing/services.ts";
import { accountLimits } from "../limits.ts";
import { readMail, readToken } from "../mail-for-tests.ts";
import { accountRefusals } from "../refusals.ts";
import { register } from "./register.server.ts";
import { requestLink } from "./request-link.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { verifyEmail } from "./verify-email.server.ts";

const { services } = setUpServices();

/** Every attempt from a separate network, so that limits do not interfere. */
const fromAnywhere = () => aVisitor();
const sign = (input: { username: string; email: string; password: string }) =>
  register(services, fromAnywhere(), input);

function accountsOf(email: string) {
  return services.db
    .selectFrom("users")
    .innerJoin("profiles", "profiles.id", "users.id")
    .innerJoin("auth_accounts", "auth_accounts.user_id", "users.id")
    .select([
      "users.id",
      "users.email_verified",
      "users.user_metadata",
      "profiles.username",
      "profiles.is_admin",
    ])
    .select(["auth_accounts.password", "auth_accounts.provider_id"])
    .where("users.email", "=", email)
    .execute();
}

describe("register", () => {
  it("[AUTH-22] [AUTH-23] [SEC-13] creates an account with the username in its metadata", async () => {
    const answer = await sign({ username: "Amara", email: "amara@example.com", password: "kola-nut" });
    expect(answer).toEqual({ ok: true });
    const [account, ...others] = await accountsOf("amara@example.com");
    expect(others).toEqual([]);
    expect(account?.user_metadata).toEqual({ username: "Amara", avatar_url: null });
    expect(account).toMatchObject({
      username: "Amara",
      is_admin: false,
      email_verified: false,
      provider_id: "credential",
    });
  });

  it("stores an argon2id hash with the parameters that OWASP recommends", async () => {
    await sign({ username: "Hashed", email: "hashed@example.com", password: "kola-nut" });
    const [account] = await accountsOf("hashed@example.com");
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("stores a digest of the wider network: the same for neighbors, and no IP address", async () => {
    const networkOf = async (username: string, ip: string) => {
      const email = `${username}@example.com`.toLowerCase();
      await register(services, aVisitor({ ip }), { username, email, password: "kola-nut" });
      const { sign_up_network } = await services.db
        .selectFrom("users")
        .select("sign_up_network")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      return sign_up_network;
    };
    const first = await networkOf("Neighbor", "203.0.113.7");
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await networkOf("NextDoor", "203.0.113.200")).toBe(first);
    expect(await networkOf("FarAway", "203.0.114.7")).not.toBe(first);
  });

  it("queues the verification email with the account", async () => {
    await sign({ username: "Mailed", email: "mailed@example.com", password: "kola-nut" });
    expect(await readMail(services, "mailed@example.com")).toEqual([
      {
        template: "verify-email",
        status: "queued",
        data: { token: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/) },
      },
    ]);
  });

  it("[AUTH-18] refuses a password of 5 characters and accepts one of 6", async () => {
    const short = await sign({ username: "Short", email: "short@example.com", password: "kola5" });
    expect(short).toEqual({ ok: false, reason: "password-too-short" });
    expect(await accountsOf("short@example.com")).toEqual([]);
    expect(await sign({ username: "Short", email: "short@example.com", password: "kola56" })).toEqual({
      ok: true,
    });
  });

  it("accepts 128 characters and refuses 129", async () => {
    const input = { username: "Long", email: "long@example.com" };
    expect(await sign({ ...input, password: "k".repeat(129) })).toEqual({
      ok: false,
      reason: "password-too-long",
    });
    expect(await sign({ ...input, password: "\u{1F9FA}".repeat(128) })).toEqual({ ok: true });
  });

  it("refuses a password from the list of common ones", async () => {
    const answer = await sign({ username: "Common", email: "common@example.com", password: "Qwerty123" });
    expect(answer).toEqual({ ok: false, reason: "password-too-common" });
  });

  it.each(["ujamaa2026!", "efua.mensah@example.com", "Efua Mensah"])(
    "refuses the password %s, which names the person or the site",
    async (password) => {
      const answer = await sign({ username: "Efua Mensah", email: "efua.mensah@example.com", password });
      expect(answer).toEqual({ ok: false, reason: "password-too-personal" });
    },
  );

  it("responds to an address that has an account like to a new one, and emails its owner instead", async () => {
    const owner = await makePerson(services);
    const again = { username: "Second", email: owner.email, password: "kola-nut" };
    expect(await sign(again)).toEqual({ ok: true });
    const [account, ...others] = await accountsOf(owner.email);
    expect(others).toEqual([]);
    expect(account).toMatchObject({ id: owner.id, username: owner.username, email_verified: true });
    expect(await services.auth.signIn(new Headers(), again)).toMatchObject({ reason: "wrong-credentials" });
    expect(await services.auth.signIn(new Headers(), owner)).toMatchObject({ ok: true });
    expect(await readMail(services, owner.email)).toEqual([
      { template: "already-registered", status: "queued", data: {} },
    ]);
  });

  it("issues the same statements for a new address and one that has an account", async () => {
    const { email } = await makePerson(services);
    const sent: string[][] = [];
    for (const input of [
      { username: "Warm up", email: "warm@example.com" },
      { username: "Known", email },
      { username: "Unknown", email: "unknown@example.com" },
    ]) {
      const statements = await recordStatements(() => sign({ ...input, password: "kola-nut" }));
      sent.push(statements);
    }
    expect(sent[1]?.length).toBeGreaterThan(4);
    expect(sent[1]).toEqual(sent[2]);
  });

  it("reveals nothing by the username either: it is taken after both", async () => {
    const { email } = await makePerson(services);
    await sign({ username: "Probe A", email, password: "kola-nut" });
    await sign({ username: "Probe B", email: "probe-b@example.com", password: "kola-nut" });
    for (const username of ["probe a", "probe b"]) {
      const answer = await sign({ username, email: `${username.at(-1)}@example.com`, password: "kola-nut" });
      expect(answer).toEqual({ ok: false, reason: "username-taken" });
    }
  });

  it("emails an address at most five times in half an hour, regardless of the number of registrations", async () => {
    for (let nth = 0; nth < 7; nth++)
      expect(
        await sign({ username: `Often ${nth}`, email: "often@example.com", password: "kola-nut" }),
      ).toEqual({ ok: true });
    expect(await readMail(services, "often@example.com")).toHaveLength(5);
  });

  it("counts every spelling of a mailbox as one, and still creates the accounts", async () => {
    const spellings = Array.from({ length: 12 }, (_, nth) => `vic.tim+${nth}@gmail.com`);
    for (const [nth, email] of spellings.entries())
      expect(await sign({ username: `Spelled ${nth}`, email, password: "kola-nut" })).toEqual({ ok: true });
    const letters = [];
    for (const email of spellings) letters.push(...(await readMail(services, email)));
    expect(letters).toHaveLength(5);
  });

  it("emails the unverified addresses of one domain at most 200 times an hour, from all networks", async () => {
    for (let nth = 0; nth < 200; nth++)
      await services.limits.take(accountLimits.mailDomain, "bombed.example");
    const input = { username: "Bombed", email: "ama@bombed.example", password: "kola-nut" };
    expect(await sign(input)).toEqual({ ok: true });
    expect(await readMail(services, input.email)).toEqual([]);
    // Must not use up the limit of password resets.
    expect(
      await requestLink(services, fromAnywhere(), { email: input.email, after: "forgot-password" }),
    ).toEqual({ ok: true });
    expect(await readMail(services, input.email)).toMatchObject([{ template: "reset-password" }]);
  });

  it.each([
    ["Win $500 at evil-prize.com", "username-has-contact"],
    ["https://evil.example/x", "username-has-contact"],
    ["ama@example.org", "username-has-contact"],
    ["Your account is locked, call +1 555 0100", "username-has-contact"],
    ["Ujamaa Support", "username-reserved"],
    ["Admіn", "username-reserved"],
  ])("refuses the username %s, which would appear in our emails", async (username, reason) => {
    const email = "advertised@example.com";
    expect(await sign({ username, email, password: "kola-nut" })).toEqual({ ok: false, reason });
    expect([...(await accountsOf(email)), ...(await readMail(services, email))]).toEqual([]);
  });

  it("puts no typed name into an email to an unverified address", async () => {
    const email = "unnamed@example.com";
    await sign({ username: "Zuberi Typed", email, password: "kola-nut" });
    const [letter] = await readMail(services, email);
    expect(letter).toMatchObject({ template: "verify-email", data: { token: expect.any(String) } });
    expect(JSON.stringify(letter)).not.toContain("Zuberi");
  });

  it("lets the owner of an address in after a stranger registered it first", async () => {
    const email = "first@example.com";
    await sign({ username: "Stranger", email, password: "kola-nut-one" });
    await sign({ username: "Keeper of it", email, password: "kola-nut-two" });
    const verified = await verifyEmail(services, fromAnywhere(), {
      token: await readToken(services, email),
      password: "kola-nut-two",
    });
    expect(verified).toEqual({ ok: false, reason: "wrong-password" });
    const { words } = describeRefusal(accountRefusals, { ok: false, reason: "wrong-password" }, services.env);
    expect(words).toContain("Forgot password");
    await requestLink(services, fromAnywhere(), { email, after: "forgot-password" });
    const token = await readToken(services, email);
    const reset = await resetPassword(services, fromAnywhere(), { token, password: "kola-nut-two" });
    expect(reset).toMatchObject({ ok: true });
    const credentials = { email, password: "kola-nut-two" };
    expect(await signIn(services, fromAnywhere(), credentials)).toMatchObject({ ok: true });
  });

  it("refuses a username that exists in different case, and leaves nothing behind", async () => {
    await sign({ username: "Nia", email: "nia@example.com", password: "kola-nut" });
    const answer = await sign({ username: "nIA", email: "nia2@example.com", password: "kola-nut" });
    expect(answer).toEqual({ ok: false, reason: "username-taken" });
    const left = await readMail(services, "nia2@example.com");
    expect([...(await accountsOf("nia2@example.com")), ...left]).toEqual([]);
  });

  it("creates one account when an address registers many times at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        sign({ username: `Rush ${nth}`, email: "rush@example.com", password: "kola-nut" }),
      ),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await accountsOf("rush@example.com")).toHaveLength(1);
  });

  it("creates one account when a username registers many times at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        sign({ username: "Rusher", email: `rusher${nth}@example.com`, password: "kola-nut" }),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "username-taken")).toHaveLength(7);
  });

  it("refuses the twenty-first account of one network within an hour", async () => {
    const visitor = aVisitor({ ip: "2001:db8:7:7::1" });
    const attempts = Array.from({ length: 21 }, (_, nth) => ({
      username: `N${nth}`,
      email: `n${nth}@example.com`,
      password: "kola-nut",
    }));
    const answers = [];
    for (const input of attempts) answers.push(await register(services, visitor, input));
    expect(answers.slice(0, 20).every((answer) => answer.ok)).toBe(true);
    expect(answers[20]).toMatchObject({ ok: false, reason: "too-many" });
    const neighbor = aVisitor({ ip: "2001:db8:7:7:ffff::2" });
    const more = await register(services, neighbor, {
      username: "N99",
      email: "n99@example.com",
      password: "kola-nut",
    });
    expect(more).toMatchObject({ ok: false, reason: "too-many" });
  });

  it("refuses instead of waiting when too many passwords are being hashed", async () => {
    const auth = { ...services.auth, passwords: createHashQueue({ inFlight: 0, waiting: 0 }) };
    const answer = await register({ ...services, auth }, fromAnywhere(), {
      username: "Busy",
      email: "busy@example.com",
      password: "kola-nut",
    });
    expect(answer).toEqual({ ok: false, reason: "busy", retryAfterSeconds: 5 });
  });
});
