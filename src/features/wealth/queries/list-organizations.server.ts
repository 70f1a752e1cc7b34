import { defineKeyset, lowerText, uuid } from "#platform/db/keyset.server.ts";
import { listChoices } from "#platform/db/list-distinct.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The only order of the organizations. */
export const organizationOrder = defineKeyset({
  name: { direction: "asc", keys: [lowerText("name"), uuid("id")] },
});
export type Organization = Awaited<ReturnType<typeof listOrganizations>>["items"][number];
type Input = { category?: string; after?: string; limit: number };

/** Organizations by name, with the specified field names, and their total. */
export async function listOrganizations(db: Db, { category = "", after = "", limit }: Input) {
  const page = { sort: "name", after, limit } as const;
  const matching = db
    .selectFrom("organizations")
    .$if(category !== "", (query) => query.where("category", "=", category));
  const [rows, { count }] = await Promise.all([
    matching
      .select(["id", "name", "category", "description", "image_url"])
      .select(["services_offered", "website", "social_media_links"])
      .$call(organizationOrder.select(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { ...organizationOrder.page(rows, page), total: Number(count) };
}

/** The categories of the organizations, sorted. */
export const listCategories = (db: Db) => listChoices(db, "organizations", "category");
