import type { Db } from "#platform/db/open-database.server.ts";

const maxPaths = 40_000;

/** The paths of all guides, for the sitemap. */
export async function listGuidePaths(db: Db): Promise<string[]> {
  const guides = await db.selectFrom("travel_guides").select("id").orderBy("id").limit(maxPaths).execute();
  return guides.map(({ id }) => `/travel-guides/${id}`);
}
