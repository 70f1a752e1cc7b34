import { sql } from "kysely";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { accept } from "#testing/deletion/act.ts";
import { fullName } from "#testing/deletion/canary.ts";
import { calls, defineFeatureTests, type Given } from "#testing/feature-tests.ts";
import type { TestServices } from "#testing/services.ts";
import { createBusiness } from "./commands/create-business.server.ts";
import { deleteBusiness } from "./commands/delete-business.server.ts";
import { undoChange } from "./commands/undo-change.server.ts";
import { updateBusiness } from "./commands/update-business.server.ts";
import { directoryRetention } from "./retention.ts";
import { directorySwitches } from "./switches.ts";

async function addBusiness({ db }: Pick<TestServices, "db">, values: object = {}): Promise<string> {
  const { id } = await db
    .insertInto("businesses")
    .values({ name: "Tallow House", ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const addOwned = ({ services, owner }: Given) => addBusiness(services, { owner_id: owner.id });

async function addMusicShop({ services }: Given): Promise<string> {
  const { id: category_id } = await services.db
    .selectFrom("categories")
    .select("id")
    .where("name", "=", "Music")
    .executeTakeFirstOrThrow();
  return addBusiness(services, { category_id, location: "Atlanta, Georgia" });
}

export const featureTests = defineFeatureTests({
  examples: {
    "/directory/:category": "music",
    "/directory/in/:place": "atlanta-ga",
    "/business/:id": addMusicShop,
    "/dashboard/:id": addOwned,
    "/admin/businesses/:id": addOwned,
    "/admin/businesses/:id/delete": addOwned,
    "/api/v1/businesses/:id": addOwned,
    "/api/v1/suggest": { q: "tal" },
  },
  switchesOn: [directorySwitches.dashboard.name],
  commandCases: {
    createBusiness: calls(createBusiness, () => ({
      ...{ name: "Tally Books", description: null, category_id: null, subcategory: null, location: null },
      ...{ state: null, phone: null, email: null, website: null, founder: null, contact_info: null },
      ...{ image_url: null, instagram: null, twitter: null, facebook: null, tiktok: null },
      ...{ featured: false, verified: false, latitude: null, longitude: null },
    })),
    deleteBusiness: calls(deleteBusiness, async (services) => ({ id: await addBusiness(services) })),
    undoChange: calls(undoChange, async (services, admin) => {
      const id = await addBusiness(services);
      await updateBusiness(services, admin, { id, version: 1, fields: { founder: "Imani Reyes" } });
      const change = await services.db
        .selectFrom("business_changes")
        .select("id")
        .where("business_id", "=", id)
        .executeTakeFirstOrThrow();
      return { businessId: id, changeId: change.id };
    }),
    updateBusiness: calls(updateBusiness, async (services) => ({
      id: await addBusiness(services),
      version: 1,
      fields: { founder: "Imani Reyes" },
    })),
  },
  retentionCases: {
    changes: async (services) => {
      const id = await addBusiness(services);
      await sql`insert into business_changes (business_id, changed_as, version, before, after)
        values (${id}, 'owner', 2, '{"founder": "Ama"}', '{"founder": "Esi"}')`.execute(services.owner);
      return ["business_changes", sql`business_id = ${id}`];
    },
  },
  projectionFaults: {
    business_stats: [
      `update business_stats set review_count = 0, rating_sum = 0, star_counts = '{0,0,0,0,0}'
       where business_id = (select business_id from business_stats where review_count > 0 order by business_id desc limit 1)`,
      "delete from business_stats where business_id = (select id from businesses order by id limit 1)",
    ],
  },
  seeders: [
    {
      what: "listing of their own, with its changes",
      leaves: ["businesses.founder", "businesses.email", "business_changes.after"],
      seed: async ({ services, person }) => {
        const id = await addBusiness(services, { owner_id: person.id });
        const edit = { id, version: 1, fields: { founder: fullName, email: person.email } };
        accept(await updateBusiness(services, aMember(person.id), edit));
      },
    },
  ],
  leftAfterDeletion: {
    // The listing belongs to the directory.
    atOnce: {
      "businesses.founder": directoryRetention.listings,
      "businesses.email": directoryRetention.listings,
      "business_changes.after": directoryRetention.changes,
      "business_changes.before": directoryRetention.changes,
    },
    forGood: {
      "businesses.founder": directoryRetention.listings,
      "businesses.email": directoryRetention.listings,
    },
  },
});
