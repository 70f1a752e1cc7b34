import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { grantAdmin } from "./grant-admin.server.ts";

const { services } = setUpServices();

const auditOf = (id: string) =>
  services.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "before", "after"])
    .where("subject_id", "=", id)
    .execute();

const admins = async () => {
  const rows = await services.db.selectFrom("profiles").select("id").where("is_admin", "=", true).execute();
  return rows.map((row) => row.id);
};

describe("grantAdmin", () => {
  it("makes an account an admin and records it once", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const email = ` ${ama.email.toUpperCase()} `;
    expect(await grantAdmin({ db: services.owner }, operator, { email })).toEqual({
      ok: true,
      username: ama.username,
      wasAdmin: false,
    });
    expect(await admins()).toEqual([ama.id]);
    expect(await admins()).not.toContain(kofi.id);
    expect(await grantAdmin({ db: services.owner }, operator, { email })).toEqual({
      ok: true,
      username: ama.username,
      wasAdmin: true,
    });
    expect(await auditOf(ama.id)).toEqual([
      {
        action: "accounts.grant-admin",
        actor_id: null,
        before: { is_admin: false },
        after: { is_admin: true },
      },
    ]);
  });

  it("ends the sessions that began without admin rights", async () => {
    const person = await makePerson(services);
    const headers = await signedInHeaders(services, person);
    await grantAdmin({ db: services.owner }, operator, { email: person.email });
    expect((await services.auth.findSession(headers)).session).toBeNull();
  });

  it("refuses an address without an account", async () => {
    expect(await grantAdmin({ db: services.owner }, operator, { email: "nobody@example.com" })).toEqual({
      ok: false,
      reason: "unknown-address",
    });
  });

  it("is refused to everyone over the web, including other admins", async () => {
    const person = await makePerson(services);
    for (const actor of [aVisitor(), aMember(person.id), anAdmin(person.id)]) {
      const result = await grantAdmin({ db: services.owner }, actor, { email: person.email });
      expect(result).toEqual({ ok: false, reason: "not-allowed" });
    }
    expect(await admins()).not.toContain(person.id);
    expect(await auditOf(person.id)).toEqual([]);
  });

  it("fails over the app's own connection, and leaves no audit entry behind", async () => {
    const person = await makePerson(services);
    await expect(grantAdmin(services, operator, { email: person.email })).rejects.toThrow(
      /permission denied/,
    );
    expect(await auditOf(person.id)).toEqual([]);
  });
});
