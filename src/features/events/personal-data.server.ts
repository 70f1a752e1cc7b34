import { sql } from "kysely";
import type { PersonalData } from "#platform/auth/personal-data.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { listDecisionsAbout } from "#platform/decisions/list-decisions-about.server.ts";
import { releasePicture } from "./submit/keep-picture.server.ts";

/** The events that a person has submitted or saved, and the event emails they unsubscribed from. */
export const eventsPersonalData: PersonalData = {
  name: "events",
  exportPersonalData: async (db, personId) => ({
    submitted: {
      events: await db
        .selectFrom("events")
        .select(["id", "name", "description", "start_datetime", "end_datetime", "time_zone", "location"])
        .select(["is_virtual", "event_type", "organizer_name", "website", "ticket_link", "image_url"])
        .select(["repeats", "repeat_interval", "repeat_weekdays", "repeat_week", "repeat_until"])
        .select(["approval_status", "canceled_at", "change_note", "created_at"])
        .where("submitted_by", "=", personId)
        .orderBy("created_at")
        .execute(),
      changes: await db
        .selectFrom("event_revisions")
        .select(["id", "event_id", "approval_status", "fields", "created_at"])
        .where("submitted_by", "=", personId)
        .orderBy("created_at")
        .execute(),
      decisions: await listDecisionsAbout(
        db,
        sql`select 'event', id from events where submitted_by = ${personId}
        union all select 'event_revision', id from event_revisions where submitted_by = ${personId}`,
      ),
    },
    saved: {
      events: await db
        .selectFrom("user_saved_events")
        .innerJoin("events", "events.id", "user_saved_events.event_id")
        .select(["events.id", "events.name", "user_saved_events.created_at as saved_at"])
        .where("user_saved_events.user_id", "=", personId)
        .orderBy("user_saved_events.created_at")
        .execute(),
      calendar: await db
        .selectFrom("calendar_keys")
        .select(["version", "created_at"])
        .where("user_id", "=", personId)
        .execute(),
    },
    refusals: await db
      .selectFrom("mail_refusals")
      .select(["kind", "created_at"])
      .where("user_id", "=", personId)
      .execute(),
  }),
  // Saved events and unsubscriptions are deleted with the account's row.
  erasePersonalData: async (tx, { id }, { removesPosts }) => {
    await eraseEvents(tx, id, { removesListed: removesPosts });
    await tx.deleteFrom("event_revisions").where("submitted_by", "=", id).execute();
    await tx.updateTable("events").set({ submitted_by: null }).where("submitted_by", "=", id).execute();
  },
};

/**
 * Pending and rejected events were never public, so they are deleted. Listed ones stay, unless the person wants them
 * deleted.
 */
async function eraseEvents(tx: Tx, userId: string, { removesListed }: { removesListed: boolean }) {
  const gone = await tx
    .deleteFrom("events")
    .where("submitted_by", "=", userId)
    .$if(!removesListed, (query) => query.where("approval_status", "<>", "approved"))
    .returning("image_url")
    .execute();
  for (const { image_url } of gone) await releasePicture(tx, image_url, { days: 0 });
}
