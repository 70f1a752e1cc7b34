import { beforeEach, describe, expect, it } from "vitest";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import type { AdminListingFields } from "../business/edit-input.ts";
import { addOwnedBusiness, type OwnedBusiness } from "../owned-business-for-tests.ts";
import { updateBusiness } from "./update-business.server.ts";

const { services } = setUpServices();
let business: OwnedBusiness;

beforeEach(async () => {
  business = await addOwnedBusiness(services);
});

const update = (
  fields: Partial<AdminListingFields>,
  { actor = business.owner as Requester, version = 1 } = {},
) => updateBusiness(services, actor, { id: business.id, version, fields });
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
  services.db.selectFrom("audit_log").selectAll().where("subject_id", "=", business.id).execute();

describe("updateBusiness", () => {
  it("[ADMIN-24] saves what changed, with each field before and after, and an audit entry", async () => {
    const fields = { name: "Saffron & Smoke", phone: "(912) 555-0148", founder: "Amaya Quarles" };
    expect(await update(fields)).toEqual({ ok: true, changed: ["phone", "founder"], version: 2 });
    expect(await row()).toMatchObject({ ...fields, version: 2 });
    const [change] = await history();
    expect(change).toMatchObject({
      ...{ changed_by: business.owner.id, changed_as: "owner", kind: "edit", version: 2, undoes: null },
      before: { phone: "(912) 555-0114", founder: null },
      after: { phone: "(912) 555-0148", founder: "Amaya Quarles" },
    });
    expect(await audits()).toMatchObject([
      {
        action: "business.update",
        actor_id: business.owner.id,
        after: { change: change?.id, fields: ["phone", "founder"] },
      },
    ]);
  });

  it.each([
    ["instagram", "https://evil.example/tide"],
    ["twitter", "https://twitter.com.evil.example/tide"],
    ["facebook", "notfacebook.com/tide"],
    ["tiktok", "http://evil.example/?tiktok.com"],
  ] as const)("refuses an account on %s with a URL of another site: %s", async (network, typed) => {
    expect(await update({ [network]: typed })).toEqual({ ok: false, reason: `${network}-elsewhere` });
    expect(await history()).toEqual([]);
  });

  it("accepts handles and links to the network, and keeps imported ones", async () => {
    const imported = { instagram: "https://linkhub.example/tide" };
    await services.owner.updateTable("businesses").set(imported).where("id", "=", business.id).execute();
    const { version } = await row();
    const accounts = { twitter: "https://x.com/tide", facebook: "m.facebook.com/tide", tiktok: "@tide" };
    expect(await update({ ...imported, ...accounts }, { version })).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ ...imported, ...accounts });
  });

  it("writes nothing when nothing changed", async () => {
    expect(await update({ name: "Saffron & Smoke" })).toEqual({ ok: true, changed: [], version: 1 });
    expect([await history(), await audits()]).toEqual([[], []]);
  });

  it("refuses to overwrite what someone else saved in between", async () => {
    const both = await Promise.all([update({ phone: "1" }), update({ phone: "2" })]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await update({ phone: "3" })).toEqual({ ok: false, reason: "changed-meanwhile" });
    expect(await history()).toHaveLength(1);
    expect(await update({ phone: "3" }, { version: 2 })).toMatchObject({ ok: true, version: 3 });
  });

  it("counts changes made outside of the command too", async () => {
    await services.owner
      .updateTable("businesses")
      .set({ phone: "9" })
      .where("id", "=", business.id)
      .execute();
    expect(await update({ phone: "3" })).toEqual({ ok: false, reason: "changed-meanwhile" });
  });

  it("another member and a visitor cannot: for them there is no such business", async () => {
    const other = aMember((await makePerson(services)).id);
    for (const actor of [other, aVisitor()])
      expect(await update({ phone: "1" }, { actor })).toEqual({ ok: false, reason: "unknown-business" });
    expect(await row()).toMatchObject({ phone: "(912) 555-0114", version: 1 });
    const unknown = { id: "0198c0de-0000-7000-8000-000000000000", version: 1, fields: {} };
    expect(await updateBusiness(services, business.owner, unknown)).toMatchObject({
      reason: "unknown-business",
    });
  });

  it("leaves featured, verified and the map position to admins", async () => {
    for (const fields of [{ featured: true }, { verified: true }, { latitude: 1, longitude: 1 }])
      expect(await update(fields)).toEqual({ ok: false, reason: "not-allowed" });
    const actor = anAdmin((await makePerson(services, { isAdmin: true })).id);
    expect(await update({ featured: true, verified: true }, { actor })).toMatchObject({ ok: true });
    expect(await history()).toMatchObject([
      { changed_as: "admin", after: { featured: true, verified: true } },
    ]);
    expect(await audits()).toMatchObject([{ action: "business.update", actor_id: actor.id }]);
  });

  it("refuses a category that does not exist", async () => {
    expect(await update({ category_id: 999 })).toEqual({ ok: false, reason: "unknown-category" });
    expect(await update({ category_id: 2 })).toMatchObject({ ok: true });
  });

  it("stays in its city when its street is added, and keeps the location as typed", async () => {
    business = await addOwnedBusiness(services, { location: "Atlanta, Georgia" });
    const location = "99 Peachtree Street, Atlanta, Georgia";
    await update({ location });
    expect(await row()).toMatchObject({
      ...{ location, location_street: "99 Peachtree Street", location_city: "Atlanta" },
      ...{ location_state: "Georgia", location_zip: null },
      ...{ location_latitude: 33.75, location_longitude: -84.39 },
    });
    await update({ location: null }, { version: 2 });
    expect(await row()).toMatchObject({
      location_street: null,
      location_city: null,
      location_latitude: null,
    });
  });

  it("uses the state field if the location has no state", async () => {
    await update({ location: "Springfield", state: "Illinois" });
    expect(await row()).toMatchObject({ location_city: "Springfield", location_state: "Illinois" });
    await update({ state: "Ohio" }, { version: 2 });
    expect(await row()).toMatchObject({ location_city: "Springfield", location_state: "Ohio" });
  });

  it("keeps a manual point in its city, and drops it when the business moves", async () => {
    const point = { latitude: 32.081, longitude: -81.091 };
    business = await addOwnedBusiness(services, { location: "Savannah, Georgia", ...point });
    await update({ location: "12 Elm Street, Savannah , georgia" });
    expect(await row()).toMatchObject(point);
    await update({ location: "Macon, Georgia" }, { version: 2 });
    expect(await row()).toMatchObject({
      latitude: null,
      location_latitude: 32.84,
      location_longitude: -83.63,
    });
    const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
    await update({ location: "Augusta, Georgia", ...point }, { version: 3, actor: admin });
    expect(await row()).toMatchObject({ ...point, location_city: "Augusta" });
  });

  it("becomes searchable", async () => {
    await update({ name: "Smoke & Saffron" });
    const queued = await services.owner.selectFrom("search_document_changes").select("key").execute();
    expect(queued.map(({ key }) => key)).toContain(business.id);
  });

  it("prevents changes of the history", async () => {
    await update({ phone: "1" });
    await expect(services.db.deleteFrom("business_changes").execute()).rejects.toThrow("permission denied");
    await expect(services.db.updateTable("business_changes").set({ version: 9 }).execute()).rejects.toThrow(
      "permission denied",
    );
  });
});
