import { handOver } from "#features/claims/commands/hand-over.server.ts";
import { createBusiness } from "#features/directory/commands/create-business.server.ts";
import { deleteBusiness } from "#features/directory/commands/delete-business.server.ts";
import { takeBackChange } from "#features/directory/commands/take-back-change.server.ts";
import { updateBusiness } from "#features/directory/commands/update-business.server.ts";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { TestServices } from "#testing/services.ts";
import type { AdminCommandCase } from "./admin-command-case.ts";

const addBusiness = async ({ db }: TestServices) =>
  (
    await db
      .insertInto("businesses")
      .values({ name: "Tallow House" })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

/** One successful call of each command about businesses and their claims. */
export const directoryCommandCases: Readonly<Record<string, AdminCommandCase>> = {
  "src/features/claims/commands/hand-over.server.ts": {
    prepare: async (services) => {
      const [claimant, business_id] = [await makePerson(services), await addBusiness(services)];
      const { id } = await services.db
        .insertInto("business_claims")
        .values({
          ...{ business_id, user_id: claimant.id, owner_name: "Ama", owner_email: claimant.email },
          proof_url: "/files/claim_proofs/proof.jpg",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return (actor) => handOver(services, actor, { id });
    },
  },
  "src/features/directory/commands/create-business.server.ts": {
    prepare: async (services) => (actor) =>
      createBusiness(services, actor, {
        ...{ name: "Tally Books", description: null, category_id: null, subcategory: null, location: null },
        ...{ state: null, phone: null, email: null, website: null, founder: null, contact_info: null },
        ...{ image_url: null, instagram: null, twitter: null, facebook: null, tiktok: null },
        ...{ featured: false, verified: false, latitude: null, longitude: null },
      }),
  },
  "src/features/directory/commands/delete-business.server.ts": {
    prepare: async (services) => {
      const id = await addBusiness(services);
      return (actor) => deleteBusiness(services, actor, { id });
    },
  },
  "src/features/directory/commands/take-back-change.server.ts": {
    prepare: async (services, admin) => {
      const id = await addBusiness(services);
      await updateBusiness(services, admin, { id, version: 1, fields: { founder: "Imani Reyes" } });
      const change = await services.db
        .selectFrom("business_changes")
        .select("id")
        .where("business_id", "=", id)
        .executeTakeFirstOrThrow();
      return (actor) => takeBackChange(services, asPerson(actor), { businessId: id, changeId: change.id });
    },
  },
  "src/features/directory/commands/update-business.server.ts": {
    prepare: async (services) => {
      const id = await addBusiness(services);
      return (actor) =>
        updateBusiness(services, asPerson(actor), { id, version: 1, fields: { founder: "Imani Reyes" } });
    },
  },
};

function asPerson(actor: Actor): PersonActor {
  if (actor.kind !== "person") throw new Error("An admin runs this command.");
  return actor;
}
