import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { operator, type PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { eventually } from "#testing/eventually.ts";
import { setUpServices } from "#testing/services.ts";
import { addOwnedBusiness, type OwnedBusiness } from "../owned-business-for-tests.ts";
import { deleteBusiness } from "./delete-business.server.ts";

const { services } = setUpServices();
let business: OwnedBusiness;
let admin: PersonActor;

beforeEach(async () => {
  business = await addOwnedBusiness(services);
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
});

const rows = () =>
  services.db.selectFrom("businesses").select("name").where("id", "=", business.id).execute();
const audits = () =>
  services.db.selectFrom("audit_log").selectAll().where("subject_id", "=", business.id).execute();

async function addClaim() {
  const { id: proof_file_id } = await services.db
    .insertInto("stored_files")
    .values({ bucket: "claim_proofs", key: `${business.id}.png`, content_type: "image/png", byte_size: 9 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.db
    .insertInto("business_claims")
    .values({
      ...{ business_id: business.id, user_id: business.owner.id, proof_file_id },
      ...{ owner_name: "Ama", owner_email: "ama@example.com", proof_url: "/files/claim_proofs/x" },
    })
    .execute();
  return proof_file_id;
}

describe("deleteBusiness", () => {
  it("waits for concurrent writes of its products, without locking the business first", async () => {
    const { id: productId } = await services.db
      .insertInto("products")
      .values({ title: "Throw", business_id: business.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    const editor = await services.owner.startTransaction().execute();
    await sql`select from products where id = ${productId} for update`.execute(editor);
    const deleting = deleteBusiness(services, admin, { id: business.id });
    try {
      await eventually(async () => {
        const { rows: waiting } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          services.owner,
        );
        expect(waiting).toHaveLength(1);
      });
      await sql`select from businesses where id = ${business.id} for share nowait`.execute(editor);
    } finally {
      await editor.rollback().execute();
    }
    expect(await deleting).toMatchObject({ ok: true });
    const { deleted_at } = await services.db
      .selectFrom("products")
      .select("deleted_at")
      .where("id", "=", productId)
      .executeTakeFirstOrThrow();
    expect(deleted_at).not.toBeNull();
  });

  it("[ADMIN-31] [SEC-30] deletes the row with its reviews and claims, and the audit entry keeps the row", async () => {
    const proof = await addClaim();
    await services.db
      .insertInto("reviews")
      .values({ business_id: business.id, rating: 5, comment: "Good.", status: "Approved" })
      .execute();
    const result = await deleteBusiness(services, admin, { id: business.id });
    expect(result).toEqual({ ok: true, name: "Saffron & Smoke" });
    expect(await rows()).toEqual([]);
    for (const table of ["reviews", "business_claims"] as const)
      expect(await services.db.selectFrom(table).select("id").execute()).toEqual([]);
    expect(await audits()).toMatchObject([
      {
        action: "business.delete",
        actor_id: admin.id,
        before: {
          ...{ name: "Saffron & Smoke", phone: "(912) 555-0114", owner_id: business.owner.id },
          ...{ reviews: 1, claims: 1 },
        },
        after: null,
      },
    ]);
    const file = await services.db
      .selectFrom("stored_files")
      .select("delete_after")
      .where("id", "=", proof)
      .executeTakeFirst();
    expect(file?.delete_after, "the private proof goes too").toBeInstanceOf(Date);
  });

  it("[SEC-34] is refused to a visitor, to another member, to the owner and to the operator", async () => {
    const other = aMember((await makePerson(services)).id);
    for (const actor of [aVisitor(), other, business.owner, operator])
      expect(await deleteBusiness(services, actor, { id: business.id })).toEqual({
        ok: false,
        reason: "not-allowed",
      });
    expect([await rows(), await audits()]).toEqual([[{ name: "Saffron & Smoke" }], []]);
  });

  it("says when it is already gone", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => deleteBusiness(services, admin, business)));
    expect([first, second].filter((result) => result?.ok)).toHaveLength(1);
    expect([first, second]).toContainEqual({ ok: false, reason: "unknown-business" });
    expect(await audits()).toHaveLength(1);
  });
});
