import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Actor, operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { findPerson } from "#platform/auth/read-session.server.ts";
import { openTestServices, setUpServices } from "#testing/services.ts";
import { readMail } from "../mail-for-tests.ts";
import { banMember } from "./ban-member.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { setAdmin } from "./set-admin.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOutMember } from "./sign-out-member.server.ts";
import { unbanMember } from "./unban-member.server.ts";

const { services, database } = setUpServices();
const log = { warn: () => {}, error: () => {} };

const auditOf = (id: string) =>
  services.owner
    .selectFrom("audit_log")
    .select(["action", "actor_id", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute();
const emailsOf = async (email: string) =>
  (await readMail(services, email)).map(({ template, data }) => [template, data]);
const isAdmin = async (id: string) => {
  const row = services.db.selectFrom("profiles").select("is_admin").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).is_admin;
};
async function makeAdmin() {
  const person = await makePerson(services, { isAdmin: true });
  const headers = await signedInHeaders(services, person);
  return { person, headers, actor: anAdmin(person.id, { headers, requestId: "r1" }) };
}
const ban = { reason: "Insults in replies", days: 7 };

describe("banMember", () => {
  it("ends every session at once, in other processes too", async () => {
    const [{ actor }, person] = [await makeAdmin(), await makePerson(services)];
    const other = openTestServices(database);
    const browsers = [await signedInHeaders(services, person), await signedInHeaders(other, person)];
    for (const headers of browsers) expect(await findPerson(other, headers, log)).not.toBeNull();
    expect(await banMember(services, actor, { id: person.id, ...ban })).toEqual({ ok: true });
    for (const headers of browsers) {
      expect(await findPerson(services, headers, log)).toBeNull();
      expect(await findPerson(other, headers, log)).toBeNull();
    }
    await other.pool.end();
  });

  it("refuses login even with the right password, until it ends or is lifted", async () => {
    const [{ actor }, person] = [await makeAdmin(), await makePerson(services)];
    await banMember(services, actor, { id: person.id, ...ban });
    const banned = { ok: false, reason: "banned" };
    expect(await signIn(services, aVisitor(), person)).toEqual(banned);
    expect(await signIn(services, aVisitor(), { ...person, password: "wrong-one" })).toEqual({
      ok: false,
      reason: "wrong-credentials",
    });
    await services.db
      .updateTable("member_bans")
      .set({ banned_at: sql<Date>`now() - interval '8 days'`, ends_at: sql<Date>`now() - interval '1 s'` })
      .where("user_id", "=", person.id)
      .execute();
    expect(await signIn(services, aVisitor(), person)).toMatchObject({ ok: true });
    expect(await banMember(services, actor, { id: person.id, ...ban, days: null })).toEqual({ ok: true });
    expect(await signIn(services, aVisitor(), person)).toEqual(banned);
    expect(await unbanMember(services, actor, { id: person.id })).toEqual({ ok: true });
    expect(await signIn(services, aVisitor(), person)).toMatchObject({ ok: true });
  });

  it("also ends a session that was opened at the same moment", async () => {
    const [{ actor }, person] = [await makeAdmin(), await makePerson(services)];
    const headers = await signedInHeaders(services, person);
    const sessions = services.owner.selectFrom("auth_sessions").selectAll();
    const kept = await sessions.where("user_id", "=", person.id).execute();
    await banMember(services, actor, { id: person.id, ...ban });
    await services.owner.insertInto("auth_sessions").values(kept).execute();
    expect(await findPerson(services, headers, log)).toBeNull();
  });

  it("is recorded with reason and end, and emailed with a contact", async () => {
    const [{ actor }, person] = [await makeAdmin(), await makePerson(services)];
    await banMember(services, actor, { id: person.id, ...ban });
    expect(await auditOf(person.id)).toEqual([
      {
        action: "accounts.ban",
        actor_id: actor.id,
        before: null,
        after: { reason: ban.reason, ends_at: expect.stringMatching(/^20\d\d-/) },
      },
    ]);
    expect(await emailsOf(person.email)).toEqual([
      [
        "account-banned",
        {
          username: person.username,
          reason: ban.reason,
          until: expect.stringMatching(/20\d\d$/),
          contact: "hello@ujamaa.example",
        },
      ],
    ]);
    expect(await banMember(services, actor, { id: person.id, ...ban })).toMatchObject({
      reason: "already-banned",
    });
    await unbanMember(services, actor, { id: person.id });
    expect((await auditOf(person.id)).map(({ action }) => action)).toEqual([
      "accounts.ban",
      "accounts.unban",
    ]);
    expect((await emailsOf(person.email)).map(([template]) => template)).toEqual([
      "account-banned",
      "account-unbanned",
    ]);
    expect(await unbanMember(services, actor, { id: person.id })).toMatchObject({ reason: "not-banned" });
  });
});

describe("signOutMember", () => {
  it("ends all sessions of one member, and of no one else", async () => {
    const [{ actor, headers }, person] = [await makeAdmin(), await makePerson(services)];
    const browser = await signedInHeaders(services, person);
    expect(await signOutMember(services, actor, { id: person.id })).toEqual({ ok: true });
    expect((await services.auth.findSession(browser)).session).toBeNull();
    expect((await services.auth.findSession(headers)).session).not.toBeNull();
    expect(await auditOf(person.id)).toMatchObject([
      { action: "accounts.sign-out-everywhere", actor_id: actor.id, before: { sessions: 1 } },
    ]);
  });
});

describe("setAdmin", () => {
  it("[SEC-26] makes someone an admin and reverts it, ends the member's sessions, records it and notifies the member", async () => {
    const [{ actor }, person] = [await makeAdmin(), await makePerson(services)];
    const browser = await signedInHeaders(services, person);
    expect(await setAdmin(services, actor, { id: person.id, isAdmin: true })).toEqual({ ok: true });
    expect(await isAdmin(person.id)).toBe(true);
    expect((await services.auth.findSession(browser)).session).toBeNull();
    expect(await setAdmin(services, actor, { id: person.id, isAdmin: true })).toMatchObject({
      reason: "already-so",
    });
    const back = { id: person.id, isAdmin: false, reason: "Left the team" } as const;
    expect(await setAdmin(services, actor, back)).toEqual({ ok: true });
    expect(await isAdmin(person.id)).toBe(false);
    expect(await auditOf(person.id)).toEqual([
      {
        action: "accounts.grant-admin",
        actor_id: actor.id,
        before: { is_admin: false },
        after: { is_admin: true },
      },
      {
        action: "accounts.revoke-admin",
        actor_id: actor.id,
        before: { is_admin: true },
        after: { is_admin: false, reason: "Left the team" },
      },
    ]);
    expect((await emailsOf(person.email)).map(([template]) => template)).toEqual([
      "admin-changed",
      "admin-changed",
    ]);
  });

  it("refuses to make an unverified or banned member an admin", async () => {
    const { actor } = await makeAdmin();
    const unverified = await makePerson(services, { isVerified: false });
    expect(await setAdmin(services, actor, { id: unverified.id, isAdmin: true })).toMatchObject({
      reason: "member-unverified",
    });
    const banned = await makePerson(services);
    await banMember(services, actor, { id: banned.id, ...ban });
    expect(await setAdmin(services, actor, { id: banned.id, isAdmin: true })).toMatchObject({
      reason: "member-banned",
    });
  });

  it("leaves nothing behind when the password was entered too long ago, because the database refuses", async () => {
    const [{ actor }, person] = [await makeAdmin(), await makePerson(services)];
    await services.db
      .updateTable("auth_sessions")
      .set({ confirmed_at: sql<Date>`now() - interval '36 minutes'` })
      .where("user_id", "=", actor.id)
      .execute();
    await expect(setAdmin(services, actor, { id: person.id, isAdmin: true })).rejects.toThrow(
      /freshly confirmed/,
    );
    expect(await auditOf(person.id)).toEqual([]);
  });
});

describe("the database function", () => {
  const call = (token: string, member: string) => sql`select set_admin(${token}, ${member}, true)`;
  const tokenOf = async (headers: Headers) => (await services.auth.findSession(headers)).session?.token ?? "";

  it("rejects a member's session, a forged session, the actor's account, and a missing audit entry", async () => {
    const [{ headers, person: admin }, person] = [await makeAdmin(), await makePerson(services)];
    const member = await tokenOf(await signedInHeaders(services, person));
    const token = await tokenOf(headers);
    for (const [given, whom] of [
      [member, admin.id],
      ["made-up", person.id],
      [token, admin.id],
    ] as const)
      await expect(call(given, whom).execute(services.db)).rejects.toThrow(/freshly confirmed/);
    await expect(call(token, person.id).execute(services.db)).rejects.toThrow(/audit entry/);
    expect(await isAdmin(person.id)).toBe(false);
  });
});

describe("requires another admin", () => {
  it.each([
    ["bans", (actor: Actor, id: string) => banMember(services, actor, { id, ...ban })],
    ["lifts a ban", (actor: Actor, id: string) => unbanMember(services, actor, { id })],
    ["signs out", (actor: Actor, id: string) => signOutMember(services, actor, { id })],
    ["makes an admin", (actor: Actor, id: string) => setAdmin(services, actor, { id, isAdmin: true })],
  ])("%s: another user cannot, nor can an admin for their own account", async (_, act) => {
    const [{ person: admin, actor: self }, person] = [await makeAdmin(), await makePerson(services)];
    const refused = { ok: false, reason: "not-allowed" };
    for (const actor of [aVisitor(), aMember(person.id), operator])
      expect(await act(actor, admin.id)).toEqual(refused);
    expect(await act(self, admin.id)).toEqual(refused);
    expect(await auditOf(admin.id)).toEqual([]);
    expect(await act(self, "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d")).toMatchObject({
      reason: "unknown-member",
    });
  });

  it("keeps one of two admins who remove each other at once", async () => {
    const [ama, kofi] = [await makeAdmin(), await makeAdmin()];
    const answers = await Promise.all([
      banMember(services, ama.actor, { id: kofi.person.id, ...ban }),
      banMember(services, kofi.actor, { id: ama.person.id, ...ban }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, reason: "not-allowed" });
  });
});

it("the only admin cannot delete their account; with a second one it works", async () => {
  await services.owner.updateTable("profiles").set({ is_admin: false }).execute();
  const { person, actor } = await makeAdmin();
  const input = { current: person.password, removesPosts: false };
  expect(await deleteAccount(services, actor, input)).toEqual({ ok: false, reason: "last-admin" });
  const second = await makeAdmin();
  await banMember(services, actor, { id: second.person.id, ...ban });
  expect(await deleteAccount(services, actor, input), "a banned admin does not count").toMatchObject({
    reason: "last-admin",
  });
  await unbanMember(services, actor, { id: second.person.id });
  expect(await deleteAccount(services, actor, input)).toMatchObject({ ok: true });
});
