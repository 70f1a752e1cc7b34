import { type SqlBool, sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The events that belong to a feed. */
export type FeedScope =
  | { kind: "event"; id: string }
  | { kind: "place"; slug: string }
  | { kind: "organizer"; slug: string }
  | { kind: "saved"; userId: string };

type Input = { scope: FeedScope; now: Date };

const dayMs = 86_400_000;
const daysAhead = 366;
const daysBack = 30;
const maxEvents = 500;
/** Dates are read in order until there are enough events, up to this number. */
const maxDates = 5_000;

/**
 * The ids of a feed's events: those with a date in the next twelve months, soonest first, and those canceled in the
 * last thirty days, so calendars learn of it. A personal calendar also keeps recent ones.
 */
export async function listFeedIds(db: Db, { scope, now }: Input): Promise<string[]> {
  if (scope.kind === "event") return isUuid(scope.id) ? [scope.id.toLowerCase()] : [];
  const [listed, canceled] = await Promise.all([listDated(db, scope, now), listCanceled(db, scope, now)]);
  return [...new Set([...listed.slice(0, maxEvents), ...canceled])];
}

type ListScope = Exclude<FeedScope, { kind: "event" }>;

async function listDated(db: Db, scope: ListScope, now: Date): Promise<string[]> {
  const to = new Date(now.getTime() + daysAhead * dayMs);
  if (scope.kind === "saved") {
    const from = new Date(now.getTime() - daysBack * dayMs);
    const rows = await db
      .selectFrom("user_saved_events as saved")
      .innerJoin("event_dates as date", (join) =>
        join.on(sql<SqlBool>`date.listing_id = saved.event_id::text`),
      )
      .select("date.listing_id as id")
      .where("saved.user_id", "=", scope.userId)
      .where("date.is_canceled", "=", false)
      .where("date.starts_at", ">=", from)
      .where("date.starts_at", "<", to)
      .groupBy("date.listing_id")
      .orderBy(sql`min(date.starts_at)`)
      .limit(maxEvents)
      .execute();
    return rows.map(({ id }) => id);
  }
  // What began yesterday may still be on.
  const from = new Date(now.getTime() - dayMs);
  const rows = await db
    .selectFrom("all_events")
    .select("id")
    .where(scope.kind === "place" ? "place_slug" : "organizer_slug", "=", scope.slug)
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .orderBy("starts_at")
    .orderBy("id")
    .limit(maxDates)
    .$narrowType<{ id: string }>()
    .execute();
  return [...new Set(rows.map(({ id }) => id))];
}

async function listCanceled(db: Db, scope: ListScope, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - daysBack * dayMs);
  const rows = await db
    .selectFrom("event_listings as listing")
    .select("listing.id")
    .where("listing.canceled_at", ">=", since)
    .$if(scope.kind === "place", (query) =>
      query.where("listing.place_slug", "=", scope.kind === "place" ? scope.slug : ""),
    )
    .$if(scope.kind === "organizer", (query) =>
      query.where("listing.organizer_slug", "=", scope.kind === "organizer" ? scope.slug : ""),
    )
    .$if(scope.kind === "saved", (query) =>
      query.where("listing.event_id", "in", (saved) =>
        saved
          .selectFrom("user_saved_events")
          .select("event_id")
          .where("user_id", "=", scope.kind === "saved" ? scope.userId : ""),
      ),
    )
    .orderBy("listing.canceled_at", "desc")
    .limit(maxEvents)
    .execute();
  return rows.map(({ id }) => id);
}
