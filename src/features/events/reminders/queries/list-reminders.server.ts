import { type SqlBool, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { eventEmailKinds } from "../../email-kinds.ts";

/** One person and one date of an event they saved. */
export type Reminder = Awaited<ReturnType<typeof listReminders>>[number];
type Position = { starts_at: Date; listing_id: string; user_id: string };
type Input = { now: Date; after: Position | null; limit: number };

const dayMs = 86_400_000;

/**
 * The reminders that are due: dates within the next day, with everyone who saved them and has had no email about them
 * yet. Ordered, so that a batch continues after the last one.
 */
export function listReminders(db: Db, { now, after, limit }: Input) {
  const key = sql<string>`
    'event-reminder:' || date.listing_id || ':' || extract(epoch from date.original_start)::bigint || ':' || date.day
      || ':' || saved.user_id`;
  return db
    .selectFrom("event_dates as date")
    .innerJoin("event_listings as listing", "listing.id", "date.listing_id")
    .innerJoin("user_saved_events as saved", "saved.event_id", "listing.event_id")
    .innerJoin("users", "users.id", "saved.user_id")
    .select([
      "saved.event_id as eventId",
      "listing.name",
      "listing.location",
      "listing.is_virtual",
      "listing.time_zone",
    ])
    .select([
      "date.listing_id",
      "date.starts_at",
      "date.ends_at",
      "saved.user_id",
      "users.email",
      "users.name as username",
    ])
    .select(key.as("key"))
    .where("date.is_canceled", "=", false)
    .where("date.starts_at", ">", now)
    .where("date.starts_at", "<=", new Date(now.getTime() + dayMs))
    .where("users.email_verified", "=", true)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("mail_refusals as refusal")
            .select("refusal.kind")
            .whereRef("refusal.user_id", "=", "saved.user_id")
            .where("refusal.kind", "=", eventEmailKinds.reminders.kind),
        ),
      ),
    )
    .where(sql<SqlBool>`not exists (select from mail_outbox where mail_outbox.idempotency_key = ${key})`)
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(date.starts_at, date.listing_id, saved.user_id)
          > (${after?.starts_at}, ${after?.listing_id}, ${after?.user_id}::uuid)`,
      ),
    )
    .orderBy("date.starts_at")
    .orderBy("date.listing_id")
    .orderBy("saved.user_id")
    .limit(limit)
    .execute();
}
