import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { Trip, TripStop } from "./trip.ts";

type Change = {
  tripId: string;
  before: Trip;
  after: Trip;
  /** The account behind it, if there is one. */
  by: string | null;
};

/** Writes what differs, and counts the change. Null if the id of a new stop stands in another trip. */
export async function storeTrip(
  tx: Tx,
  { tripId, before, after, by }: Change,
): Promise<{ hasChanged: boolean } | null> {
  const old = new Map(before.stops.map((stop) => [stop.id, stop]));
  const changed = after.stops.filter((stop) => !isSame(stop, old.get(stop.id)));
  const kept = new Set(after.stops.map(({ id }) => id));
  const gone = before.stops.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  const hasNewDetails = !isSame(detailsOf(before), detailsOf(after));
  if (changed.length === 0 && gone.length === 0 && !hasNewDetails) return { hasChanged: false };
  if (changed.length > 0 && !(await storeStops(tx, { tripId, stops: changed, by }))) return null;
  if (gone.length > 0)
    await tx.deleteFrom("trip_stops").where("trip_id", "=", tripId).where("id", "in", gone).execute();
  const { title, placeSlug, startsOn, days, people, notes } = after;
  await tx
    .updateTable("trips")
    .set({ title, days, people, notes, place_slug: placeSlug, starts_on: startsOn })
    .set({ version: sql`version + 1`, changed_at: sql`now()` })
    .$if(hasNewDetails, (query) => query.set({ changed_by: by }))
    .where("id", "=", tripId)
    .execute();
  return { hasChanged: true };
}

/** Writes stops of a trip. False if the id of one stands in another trip. */
export async function storeStops(
  tx: Tx,
  { tripId, stops, by }: { tripId: string; stops: readonly TripStop[]; by: string | null },
): Promise<boolean> {
  const rows = stops.map((stop) => ({
    id: stop.id,
    trip_id: tripId,
    day: stop.day,
    position: stop.position,
    kind: stop.kind,
    subject_id: stop.subjectId,
    name: stop.name,
    address: stop.address,
    starts_at: stop.startsAt,
    minutes: stop.minutes,
    cost_cents: stop.costCents,
    cost_kind: stop.costKind,
    note: stop.note,
    changed_by: by,
  }));
  const stored = await tx
    .insertInto("trip_stops")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(({ ref }) => ({
          day: ref("excluded.day"),
          position: ref("excluded.position"),
          name: ref("excluded.name"),
          address: ref("excluded.address"),
          starts_at: ref("excluded.starts_at"),
          minutes: ref("excluded.minutes"),
          cost_cents: ref("excluded.cost_cents"),
          cost_kind: ref("excluded.cost_kind"),
          note: ref("excluded.note"),
          changed_by: ref("excluded.changed_by"),
        }))
        .whereRef("trip_stops.trip_id", "=", "excluded.trip_id"),
    )
    .returning("id")
    .execute();
  return stored.length === stops.length;
}

function detailsOf({ stops: _stops, ...details }: Trip) {
  return details;
}

/** Both sides come from the same statement, so their fields stand in the same order. */
function isSame(one: object, other: object | undefined) {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
