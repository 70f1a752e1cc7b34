import { describe, expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { cookieHeaders, makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { readMail, readToken } from "../mail-for-tests.ts";
import { findLinkState } from "../queries/find-link-state.server.ts";
import { exchangeLink } from "./exchange-link.server.ts";
import { requestLink } from "./request-link.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { verifyEmail } from "./verify-email.server.ts";

const { services } = setUpServices();

const fromAnywhere = (headers = new Headers()) => aVisitor({ headers });
const makeWaiting = () => makePerson(services, { isVerified: false });
const askAgain = (email: string) => requestLink(services, fromAnywhere(), { email, after: "resend" });

async function mailedToken({ email }: TestPerson) {
  await askAgain(email);
  return readToken(services, email);
}

const verify = (token: string, password: string, visitor = fromAnywhere()) =>
  verifyEmail(services, visitor, { token, password });

async function isVerified({ id }: TestPerson) {
  const user = await services.db
    .selectFrom("users")
    .select("email_verified")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return user.email_verified;
}

describe("verifyEmail", () => {
  it("verifies the link's address, and no other, and opens a session", async () => {
    const [ama, kofi] = [await makeWaiting(), await makeWaiting()];
    const answer = await verify(await mailedToken(ama), ama.password);
    expect([await isVerified(ama), await isVerified(kofi)]).toEqual([true, false]);
    const { session } = await services.auth.findSession(cookieHeaders(answer.ok ? answer.setCookies : []));
    expect(session).toMatchObject({ userId: ama.id });
  });

  it("does not let in the mailbox's owner without the password, or someone with only the password", async () => {
    const squatted = await makeWaiting();
    const token = await mailedToken(squatted);
    expect(await verify(token, "the-owners-own")).toEqual({ ok: false, reason: "wrong-password" });
    expect(await isVerified(squatted)).toBe(false);
    expect(await signIn(services, fromAnywhere(), squatted)).toEqual({ ok: false, reason: "unverified" });
    expect(await verify(token, squatted.password)).toMatchObject({ ok: true });
  });

  it("lets the mailbox's owner take over the account, which invalidates the first password", async () => {
    const squatted = await makeWaiting();
    const verifyToken = await mailedToken(squatted);
    const exchanged = await exchangeLink(services, fromAnywhere(), { token: verifyToken });
    const token = exchanged.ok ? exchanged.token : "";
    await resetPassword(services, fromAnywhere(), { token, password: "the-owners-own" });
    expect(await signIn(services, fromAnywhere(), squatted)).toMatchObject({ reason: "wrong-credentials" });
    const owner = { email: squatted.email, password: "the-owners-own" };
    expect(await signIn(services, fromAnywhere(), owner)).toMatchObject({ ok: true });
    expect(await verify(verifyToken, squatted.password)).toEqual({ ok: false, reason: "already-verified" });
  });

  it("counts wrong passwords like those of a login", async () => {
    const person = await makeWaiting();
    const [token, visitor] = [await mailedToken(person), fromAnywhere()];
    for (let nth = 0; nth < 10; nth++)
      expect(await verify(token, "wrong-one", visitor)).toMatchObject({ reason: "wrong-password" });
    expect(await verify(token, person.password, visitor)).toMatchObject({ reason: "too-many" });
    expect(await signIn(services, visitor, person)).toMatchObject({ reason: "too-many" });
  });

  it("says that the address is verified when the link is used again, or an older one", async () => {
    const person = await makeWaiting();
    const [older, newer] = [await mailedToken(person), await mailedToken(person)];
    expect(await verify(newer, person.password)).toMatchObject({ ok: true });
    for (const token of [newer, older]) {
      expect(await verify(token, person.password)).toEqual({ ok: false, reason: "already-verified" });
      expect(await findLinkState(services.db, token)).toBe("spent");
    }
  });

  it("changes nothing when a link is opened", async () => {
    const person = await makeWaiting();
    const token = await mailedToken(person);
    for (let look = 0; look < 2; look++) expect(await findLinkState(services.db, token)).toBe("usable");
    expect(await findLinkState(services.db, `${person.id}.${"_".repeat(43)}`)).toBe("expired");
    expect(await findLinkState(services.db, null)).toBe("missing");
    expect(await isVerified(person)).toBe(false);
  });

  it("survives concurrent uses of a link", async () => {
    const person = await makeWaiting();
    const token = await mailedToken(person);
    const answers = await Promise.all([1, 2, 3].map(() => verify(token, person.password)));
    for (const answer of answers) expect(answer.ok || answer.reason).toBeOneOf([true, "already-verified"]);
    expect(await isVerified(person)).toBe(true);
  });

  it("refuses a link after a day", async () => {
    const person = await makeWaiting();
    const token = await mailedToken(person);
    const rows = services.db
      .updateTable("auth_verifications")
      .where("identifier", "=", `verify-email:${person.id}`);
    const { numUpdatedRows } = await rows
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    expect(await verify(token, person.password)).toEqual({ ok: false, reason: "link-expired" });
    expect(await isVerified(person)).toBe(false);
  });

  it("refuses one account's secret combined with another's id", async () => {
    const [ama, kofi] = [await makeWaiting(), await makeWaiting()];
    const [, secret] = (await mailedToken(ama)).split(".");
    const token = `${kofi.id}.${secret}`;
    expect(await verify(token, kofi.password)).toEqual({ ok: false, reason: "link-expired" });
    expect(await exchangeLink(services, fromAnywhere(), { token })).toMatchObject({ reason: "link-expired" });
    expect(await isVerified(kofi)).toBe(false);
  });
});

describe("requestLink after a registration", () => {
  it("emails a new link to an unverified account, and responds the same to everyone", async () => {
    const waiting = await makeWaiting();
    const verified = await makePerson(services);
    for (const email of [waiting.email, verified.email, "nobody@example.com"])
      expect(await askAgain(email)).toEqual({ ok: true });
    expect(await readMail(services, waiting.email)).toHaveLength(1);
    for (const email of [verified.email, "nobody@example.com"])
      expect(await readMail(services, email)).toEqual([]);
  });

  it("sends one address at most five emails in half an hour", async () => {
    const { email } = await makeWaiting();
    for (let letter = 0; letter < 5; letter++) await askAgain(email);
    expect(await askAgain(email)).toMatchObject({ ok: false, reason: "too-many" });
    expect(await readMail(services, email)).toHaveLength(5);
  });
});
