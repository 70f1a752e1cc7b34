import { describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { runUjamaa } from "#testing/run-ujamaa.ts";
import { setUpServices } from "#testing/services.ts";

const { database, services } = setUpServices();
const settings = () => ({
  APP_ORIGIN: "https://hub.example",
  DATABASE_URL: database.appUrl,
  DATABASE_OWNER_URL: database.ownerUrl,
});

describe("ujamaa admin", () => {
  it("makes a member an admin, once", async () => {
    const { id, email, username } = await makePerson(services);
    const first = await runUjamaa(["admin", "grant", email], { env: settings() });
    expect(first).toMatchObject({ exitCode: 0, errors: "" });
    expect(first.output).toContain(`${username} <${email}> is an admin now.`);
    const again = await runUjamaa(["admin", "grant", email, "--json"], { env: settings() });
    expect(again.json).toEqual({ ok: true, email, username, wasAdmin: true });
    const profile = services.db.selectFrom("profiles").select("is_admin").where("id", "=", id);
    expect(await profile.executeTakeFirst()).toEqual({ is_admin: true });
  });

  it("prints a link to a new password at the site's origin", async () => {
    const { id, email } = await makePerson(services);
    const { exitCode, output } = await runUjamaa(["admin", "reset-link", email], { env: settings() });
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      new RegExp(`^https://hub[.]example/reset-password[?]token=${id}[.][\\w-]{43}$`, "m"),
    );
  });

  it.each(["grant", "reset-link"])("%s refuses an address without an account", async (verb) => {
    const run = await runUjamaa(["admin", verb, "nobody@example.org"], { env: settings() });
    expect(run).toMatchObject({
      exitCode: 1,
      errors: "There is no account with the address nobody@example.org. Sign up first, then try again.",
    });
  });

  it("says that nothing changed where there is no second factor", async () => {
    const { email } = await makePerson(services);
    const run = await runUjamaa(["admin", "second-factor-off", email], { env: settings() });
    expect(run).toMatchObject({ exitCode: 1, errors: `${email} has no second factor. Nothing changed.` });
  });

  it("needs the owner of the schema, and says where its URL is", async () => {
    const run = await runUjamaa(["admin", "grant", "ada@example.org"], {
      env: { ...settings(), DATABASE_OWNER_URL: undefined },
    });
    expect(run.exitCode).toBe(78);
    expect(run.errors).toContain("The setting DATABASE_OWNER_URL is missing");
  });
});
