import { beforeAll, describe, expect, it } from "vitest";
import { operator, type PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { setUpServices } from "#testing/services.ts";
import { newListingSchema } from "../business/edit-input.ts";
import { createBusiness } from "./create-business.server.ts";

const { services } = setUpServices();
let admin: PersonActor;
beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
});

function fieldsOf(typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const read = readForm(newListingSchema, form);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}
const named = (name: string) =>
  services.db.selectFrom("businesses").selectAll().where("name", "=", name).execute();

describe("createBusiness", () => {
  it("refuses an account on another site than its network", async () => {
    const fields = fieldsOf({ name: "Tide & Thread", instagram: "https://evil.example/tide" });
    expect(await createBusiness(services, admin, fields)).toEqual({
      ...{ ok: false, reason: "instagram-elsewhere" },
    });
    expect(await named("Tide & Thread")).toEqual([]);
  });

  it("[ADMIN-23] [SEC-28] adds one row, in the directory immediately, with an audit entry", async () => {
    const typed = { name: " Tallow  House ", category_id: "2", phone: "(410) 555-0121", verified: "on" };
    const result = await createBusiness(services, admin, fieldsOf(typed));
    const [row, ...more] = await named("Tallow House");
    expect(more).toEqual([]);
    expect(result).toEqual({ ok: true, id: row?.id });
    expect(row).toMatchObject({ category_id: 2, phone: "(410) 555-0121", verified: true, founder: null });
    const listed = await services.db
      .selectFrom("directory")
      .select(["name", "category"])
      .where("id", "=", row?.id ?? "")
      .execute();
    expect(listed).toMatchObject([{ name: "Tallow House", category: expect.any(String) }]);
    const audits = await services.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "before", "after"])
      .where("subject_id", "=", row?.id ?? "")
      .execute();
    expect(audits).toMatchObject([
      { action: "business.create", actor_id: admin.id, before: null, after: { name: "Tallow House" } },
    ]);
  });

  it("keeps the location as typed and parses street, city, state, ZIP code and point", async () => {
    const location = "12 Broughton St, Savannah, GA 31401";
    await createBusiness(services, admin, fieldsOf({ name: "By the river", location }));
    expect(await named("By the river")).toMatchObject([
      {
        ...{ location, location_street: "12 Broughton St", location_city: "Savannah" },
        ...{ location_state: "Georgia", location_zip: "31401" },
        ...{ location_latitude: 32.07, location_longitude: -81.09, latitude: null, longitude: null },
      },
    ]);
  });

  it("gets the point of its city's center, unless it has its own", async () => {
    const location = "Macon, Georgia";
    await createBusiness(services, admin, fieldsOf({ name: "In the center", location }));
    await createBusiness(
      services,
      admin,
      fieldsOf({ name: "On the hill", location, latitude: "32.9", longitude: "-83.7" }),
    );
    const points = await services.db
      .selectFrom("directory")
      .select(["name", "latitude", "longitude"])
      .where("name", "in", ["In the center", "On the hill"])
      .orderBy("name")
      .execute();
    expect(points).toEqual([
      { name: "In the center", latitude: 32.84, longitude: -83.63 },
      { name: "On the hill", latitude: 32.9, longitude: -83.7 },
    ]);
  });

  it("refuses a category that does not exist", async () => {
    const result = await createBusiness(services, admin, fieldsOf({ name: "Nowhere", category_id: "999" }));
    expect(result).toEqual({ ok: false, reason: "unknown-category" });
    expect(await named("Nowhere")).toEqual([]);
  });

  it("[SEC-34] is refused to a visitor, a member and the operator, and adds no row", async () => {
    const member = aMember((await makePerson(services)).id);
    for (const actor of [aVisitor(), member, operator])
      expect(await createBusiness(services, actor, fieldsOf({ name: "Uninvited" }))).toEqual({
        ok: false,
        reason: "not-allowed",
      });
    expect(await named("Uninvited")).toEqual([]);
  });
});
