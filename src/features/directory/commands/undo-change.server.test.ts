import { beforeEach, describe, expect, it } from "vitest";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, anAdmin } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import type { AdminListingFields } from "../business/edit-input.ts";
import { addOwnedBusiness, type OwnedBusiness } from "../owned-business-for-tests.ts";
import { confirmBusiness } from "./confirm-business.server.ts";
import { undoChange } from "./undo-change.server.ts";
import { updateBusiness } from "./update-business.server.ts";

const { services } = setUpServices();
let business: OwnedBusiness;

beforeEach(async () => {
  business = await addOwnedBusiness(services);
});

async function save(fields: Partial<AdminListingFields>, actor: Requester = business.owner) {
  const { version } = await row();
  const saved = await updateBusiness(services, actor, { id: business.id, version, fields });
  if (!saved.ok) throw new Error(saved.reason);
  return (await history()).at(-1)?.id ?? "";
}
const undoEntry = (changeId: string, actor: Requester = business.owner) =>
  undoChange(services, actor, { businessId: business.id, changeId });
const row = () =>
  services.db.selectFrom("businesses").selectAll().where("id", "=", business.id).executeTakeFirstOrThrow();
const history = () =>
  services.db
    .selectFrom("business_changes")
    .selectAll()
    .where("business_id", "=", business.id)
    .orderBy("at")
    .execute();
const audits = () =>
  services.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "after"])
    .where("subject_id", "=", business.id)
    .orderBy("id")
    .execute();

describe("undoChange", () => {
  it("restores the previous values as a new change, which can be reverted too", async () => {
    const change = await save({ phone: "1", founder: "Amaya" });
    expect(await undoEntry(change)).toEqual({ ok: true, version: 3 });
    expect(await row()).toMatchObject({ phone: "(912) 555-0114", founder: null });
    const [, undo] = await history();
    expect(undo).toMatchObject({ kind: "undo", undoes: change, before: { phone: "1" }, version: 3 });
    expect((await audits()).at(-1)).toMatchObject({
      action: "business.take-back",
      after: { undoes: change },
    });
    expect(await undoEntry(undo?.id ?? "")).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ phone: "1", founder: "Amaya" });
  });

  it("is refused when a field was changed since, and when it was already reverted", async () => {
    const first = await save({ phone: "1", founder: "Amaya" });
    const second = await save({ phone: "2" });
    expect(await undoEntry(first)).toEqual({ ok: false, reason: "changed-since" });
    expect(await undoEntry(second)).toMatchObject({ ok: true });
    expect(await undoEntry(second)).toEqual({ ok: false, reason: "changed-since" });
    expect(await undoEntry(first)).toMatchObject({ ok: true });
  });

  it("another member cannot, and changes of another business are not found", async () => {
    const change = await save({ phone: "1" });
    const other = await addOwnedBusiness(services);
    expect(await undoEntry(change, other.owner)).toEqual({ ok: false, reason: "unknown-business" });
    const mixed = { businessId: other.id, changeId: change };
    expect(await undoChange(services, other.owner, mixed)).toEqual({
      ok: false,
      reason: "unknown-change",
    });
    expect(await row()).toMatchObject({ phone: "1" });
  });

  it("lets an admin revert everything, and an owner not the site's decisions", async () => {
    const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
    const change = await save({ verified: true }, admin);
    expect(await undoEntry(change)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await undoEntry(change, admin)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ verified: false });
  });
});

describe("confirmBusiness", () => {
  it("sets the date that the page shows, with a line in the history and an audit entry", async () => {
    expect(await confirmBusiness(services, business.owner, business)).toEqual({ ok: true });
    expect(await row()).toMatchObject({ last_confirmed_at: expect.any(Date), version: 1 });
    const [line] = await history();
    expect(line).toMatchObject({ kind: "confirm", changed_by: business.owner.id, after: {} });
    expect(await audits()).toMatchObject([{ action: "business.confirm", actor_id: business.owner.id }]);
    expect(await undoEntry(line?.id ?? "")).toEqual({ ok: false, reason: "unknown-change" });
  });

  it("another member cannot, nor can an admin: only the owner confirms", async () => {
    const { id } = await makePerson(services, { isAdmin: true });
    for (const actor of [aMember(id), anAdmin(id)])
      expect(await confirmBusiness(services, actor, business)).toEqual({
        ok: false,
        reason: "unknown-business",
      });
    expect(await row()).toMatchObject({ last_confirmed_at: null });
  });
});
