import type { PersonalData } from "#platform/auth/personal-data.ts";

/** The trips of a person with their stops and addresses, and the trips of others among theirs. */
export const tripsPersonalData: PersonalData = {
  name: "trips",
  exportPersonalData: async (db, personId) => {
    const own = db.selectFrom("trips").select("id").where("owner_id", "=", personId);
    return {
      planned: {
        trips: await db
          .selectFrom("trips")
          .select(["id", "title", "place_slug", "starts_on", "days", "people", "notes"])
          .select(["created_at", "changed_at"])
          .where("owner_id", "=", personId)
          .orderBy("created_at")
          .execute(),
        stops: await db
          .selectFrom("trip_stops")
          .select(["id", "trip_id", "day", "kind", "subject_id", "name", "address", "starts_at", "minutes"])
          .select(["cost_cents", "cost_kind", "note", "created_at"])
          .where("trip_id", "in", own)
          .orderBy("trip_id")
          .orderBy("day")
          .orderBy("position")
          .execute(),
        addresses: await db
          .selectFrom("trip_links")
          .select(["trip_id", "role", "created_at"])
          .where("trip_id", "in", own)
          .execute(),
      },
      joined: {
        trips: await db
          .selectFrom("trip_members")
          .innerJoin("trips", "trips.id", "trip_members.trip_id")
          .select(["trips.id", "trips.title", "trip_members.role", "trip_members.joined_at"])
          .where("trip_members.user_id", "=", personId)
          .orderBy("trip_members.joined_at")
          .execute(),
        stops: await db
          .selectFrom("trip_stops")
          .select(["id", "trip_id", "name", "note", "created_at"])
          .where("changed_by", "=", personId)
          .where("trip_id", "not in", own)
          .execute(),
      },
    };
  },
  // Own trips and memberships go with the account's row, and the name at stops in trips of others.
  erasePersonalData: async () => {},
};
