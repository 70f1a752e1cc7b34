import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { TripRole } from "../permissions.ts";
import { tripKey } from "../trip-key.server.ts";

/** The secret addresses of a trip, for its owner alone. */
export async function listLinks(
  db: Db,
  env: Pick<Env, "AUTH_SECRET" | "APP_ORIGIN">,
  tripId: string,
): Promise<{ role: TripRole; address: string }[]> {
  const rows = await db
    .selectFrom("trip_links")
    .select(["role", "version"])
    .where("trip_id", "=", tripId)
    .orderBy("role", "desc")
    .execute();
  return rows.map(({ role, version }) => {
    const key = tripKey(env, { tripId, role: role as TripRole, version });
    return { role: role as TripRole, address: `${env.APP_ORIGIN}/trips/shared/${key}` };
  });
}
