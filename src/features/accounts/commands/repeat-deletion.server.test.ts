import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { readMail } from "../mail-for-tests.ts";
import { repeatDeletion } from "./repeat-deletion.server.ts";

const { services } = setUpServices();
const findAccount = (id: string) =>
  services.db.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst();

describe("repeatDeletion", () => {
  it("deletes the account with an audit entry and without a second email", async () => {
    const { id, email } = await makePerson(services);
    expect(await repeatDeletion(services, operator, { id, removesPosts: true })).toEqual({ ok: true });
    expect(await findAccount(id)).toBeUndefined();
    expect(await readMail(services, email)).toEqual([]);
    const entries = services.db.selectFrom("audit_log").select(["action", "after", "actor_id"]);
    expect(await entries.where("subject_id", "=", id).execute()).toEqual([
      { action: "accounts.delete", after: { removesPosts: true }, actor_id: null },
    ]);
  });

  it("does nothing about an account that the restore did not bring back", async () => {
    const result = await repeatDeletion(services, operator, { id: randomUUID(), removesPosts: false });
    expect(result).toEqual({ ok: false, reason: "unknown-account" });
  });

  it("another user cannot, and neither can an admin", async () => {
    const { id } = await makePerson(services);
    for (const actor of [aVisitor(), aMember(id), anAdmin(id)])
      expect(await repeatDeletion(services, actor, { id, removesPosts: false })).toEqual({
        ok: false,
        reason: "not-allowed",
      });
    expect(await findAccount(id)).toEqual({ id });
  });
});
