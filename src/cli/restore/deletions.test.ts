import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { removeMember } from "#features/community/commands/remove-member.server.ts";
import { aMember, anAdmin } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { listDeletions, repeatDeletions } from "./deletions.ts";

const { database, services } = setUpServices();

/** Puts the rows of an account back, as a restore does. The audit log of the lost days is gone then. */
async function bringBack(table: "users" | "community_members", row: object) {
  await sql`insert into ${sql.table(table)}
    select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)})`.execute(
    database.owner,
  );
}
const idsOf = async (table: "users" | "community_members") =>
  (await services.db.selectFrom(table).select("id").execute()).map(({ id }) => id);

describe("deletions after a restore", () => {
  it("are made again for accounts and for people who left the community", async () => {
    const [ama, kofi] = [await makePerson(services), await makePerson(services)];
    const admin = await makePerson(services, { isAdmin: true });
    const { id: member } = await database.owner
      .insertInto("community_members")
      .values({ name: "Ama", email: "ama@example.org" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const before = new Date();
    const memberRow = await database.owner
      .selectFrom("community_members")
      .selectAll()
      .where("id", "=", member)
      .executeTakeFirstOrThrow();

    await deleteAccount(services, aMember(ama.id), { current: ama.password, removesPosts: true });
    expect(await removeMember(services, anAdmin(admin.id), { id: member })).toEqual({ ok: true });
    const deletions = await listDeletions(services.db, before);
    expect(deletions).toEqual([
      { kind: "account", id: ama.id, removesPosts: true },
      { kind: "member", id: member },
    ]);

    await database.owner
      .insertInto("users")
      .values({ id: ama.id, name: ama.username, email: ama.email, email_verified: true })
      .execute();
    await bringBack("community_members", memberRow);
    expect(await repeatDeletions(services.db, deletions)).toBe(2);
    expect(await idsOf("users")).not.toContain(ama.id);
    expect(await idsOf("users")).toContain(kofi.id);
    expect(await idsOf("community_members")).toEqual([]);
    // Running it again does no harm.
    expect(await repeatDeletions(services.db, deletions)).toBe(0);
  });
});
