import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { inviteAdmin } from "./invite-admin.server.ts";
import { resetPassword } from "./reset-password.server.ts";

const { services } = setUpServices();
const ada = { email: "Ada@Example.org", username: "Ada" };

describe("inviteAdmin", () => {
  it("makes an admin who can log in once the link has set a password", async () => {
    const needs = { db: services.owner };
    const invited = await inviteAdmin(needs, operator, ada);
    if (!invited.ok) throw new Error(invited.reason);
    const profiles = services.db.selectFrom("profiles").select(["username", "is_admin"]);
    expect(await profiles.execute()).toEqual([{ username: "Ada", is_admin: true }]);
    const credentials = { email: "ada@example.org", password: "a-brand-new-password-7" };
    expect(await services.auth.signIn(new Headers(), credentials)).toMatchObject({ ok: false });
    const input = { token: invited.token, password: credentials.password };
    expect(await resetPassword(services, aVisitor(), input)).toMatchObject({ ok: true });
    expect(await services.auth.signIn(new Headers(), credentials)).toMatchObject({ ok: true });
  });

  it("refuses an address that has an account, and a name that is taken", async () => {
    const person = await makePerson(services);
    const invite = (given: Partial<typeof ada>) =>
      inviteAdmin({ db: services.owner }, operator, { email: "new@example.org", username: "New", ...given });
    expect(await invite({ email: person.email })).toEqual({ ok: false, reason: "has-account" });
    expect(await invite({ username: person.username })).toEqual({ ok: false, reason: "username-taken" });
    const users = services.db.selectFrom("users").select("id").where("email", "=", "new@example.org");
    expect(await users.execute()).toEqual([]);
  });

  it("another user cannot, and neither can an admin", async () => {
    const person = await makePerson(services);
    for (const actor of [aVisitor(), aMember(person.id), anAdmin(person.id)])
      expect(
        await inviteAdmin({ db: services.owner }, actor, { email: "x@example.org", username: "X" }),
      ).toEqual({ ok: false, reason: "not-allowed" });
  });
});
