import type { Secrets } from "#platform/auth/sign.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import type { TripRole } from "../permissions.ts";
import { findTripKey } from "../trip-key.server.ts";

/** The secret addresses of a trip that can be shown, for its owner alone. */
export async function listLinks(
  db: Db,
  env: Pick<Env, "APP_ORIGIN"> & Secrets,
  tripId: string,
): Promise<{ role: TripRole; address: string }[]> {
  const rows = await db
    .selectFrom("trip_links")
    .select(["role", "version", "key_hash"])
    .where("trip_id", "=", tripId)
    .orderBy("role", "desc")
    .execute();
  return rows.flatMap(({ version, key_hash, ...row }) => {
    const role = row.role as TripRole;
    const key = findTripKey(env, { tripId, role, version }, key_hash);
    return key ? [{ role, address: `${env.APP_ORIGIN}/trips/shared/${key}` }] : [];
  });
}
