import type { Db } from "#platform/db/open-database.server.ts";
import type { TripRole } from "../permissions.ts";
import { maxMembers } from "../rules.ts";

export type TripPerson = { id: string; name: string; role: TripRole | "owner" };

/** The owner, then the members in the order in which they joined. */
export async function listPeople(db: Db, tripId: string): Promise<TripPerson[]> {
  const owner = await db
    .selectFrom("trips")
    .innerJoin("profiles", "profiles.id", "trips.owner_id")
    .select(["profiles.id", "profiles.username as name"])
    .where("trips.id", "=", tripId)
    .executeTakeFirst();
  const members = await db
    .selectFrom("trip_members")
    .innerJoin("profiles", "profiles.id", "trip_members.user_id")
    .select(["profiles.id", "profiles.username as name", "trip_members.role"])
    .where("trip_members.trip_id", "=", tripId)
    .orderBy("trip_members.joined_at")
    .limit(maxMembers)
    .execute();
  return [
    ...(owner ? [{ ...owner, role: "owner" as const }] : []),
    ...members.map(({ role, ...person }) => ({ ...person, role: role as TripRole })),
  ];
}
