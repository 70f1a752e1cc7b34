import { describe, expect, it, vi } from "vitest";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { findPerson, readSession } from "./read-session.server.ts";

const { services } = setUpServices();
const log = { warn: () => {}, error: () => {} };

describe("findPerson", () => {
  it("[AUTH-35] reads the profile whose id is the user's", async () => {
    await makePerson(services, { username: "Somebody else", isAdmin: true });
    const person = await makePerson(services, { username: "Imani" });
    const found = await findPerson(services, await signedInHeaders(services, person), log);
    expect(found).toEqual({
      id: person.id,
      email: person.email,
      username: "Imani",
      avatarUrl: null,
      isAdmin: false,
    });
  });

  it("[SEC-26] makes someone an admin when profiles.is_admin says so, from the very next request", async () => {
    const person = await makePerson(services);
    const headers = await signedInHeaders(services, person);
    const set = (is_admin: boolean) =>
      services.owner.updateTable("profiles").set({ is_admin }).where("id", "=", person.id).execute();
    await set(true);
    expect(await findPerson(services, headers, log)).toMatchObject({ isAdmin: true });
    await set(false);
    expect(await findPerson(services, headers, log)).toMatchObject({ isAdmin: false });
  });

  it("[SEC-26] cannot be forged: the app's own role must not change a profile", async () => {
    const person = await makePerson(services);
    const attempt = services.db
      .updateTable("profiles")
      .set({ is_admin: true })
      .where("id", "=", person.id)
      .execute();
    await expect(attempt).rejects.toThrow(/permission denied/);
  });

  it("returns null without a session", async () => {
    expect(await readSession(services, new Headers(), log)).toEqual({ person: null, setCookies: [] });
  });

  it("[AUTH-38] logs a profile that cannot be loaded and continues without it, not as an admin", async () => {
    const admin = await makePerson(services, { isAdmin: true });
    const headers = await signedInHeaders(services, admin);
    const error = vi.fn();
    const db = services.db.withPlugin({
      transformQuery: () => {
        throw new Error("profiles cannot be read");
      },
      transformResult: async ({ result }) => result,
    });
    const found = await findPerson({ ...services, db }, headers, { ...log, error });
    expect(found).toEqual({
      id: admin.id,
      email: admin.email,
      username: "",
      avatarUrl: null,
      isAdmin: false,
    });
    expect(error).toHaveBeenCalledOnce();
  });
});
