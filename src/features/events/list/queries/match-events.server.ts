import { type RawBuilder, sql } from "kysely";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { estimateRows } from "#platform/db/estimate-rows.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listCandidates } from "#platform/search/list-candidates.server.ts";

/** Filters for event dates. */
export type EventFilters = {
  search?: string;
  place?: string;
  type?: string;
  date?: string;
  organizerSlug?: string;
  /** Only these events: the few that match the typed text, see `narrowFilters`. */
  ids?: readonly string[];
};
export type Tab = "upcoming" | "past";
type Condition = RawBuilder<boolean>;

/** The columns of `all_events` on cards. */
export const cardColumns = sql`
  listed.id, listed.event_id, listed.name, listed.summary, listed.start_datetime, listed.end_datetime,
  listed.starts_at, listed.time_zone, listed.location, listed.is_virtual, listed.event_type, listed.organizer_name,
  listed.ticket_link, listed.image_url, listed.repeats, listed.is_moved`;

/** SQL conditions of filters on `listed`, a row of `all_events`. */
export function filterConditions(filters: EventFilters): Condition[] {
  const { type, date, organizerSlug, ids } = filters;
  return [
    ...typedConditions(filters),
    ...(ids ? [isOneOf(ids)] : []),
    ...(type ? [sql<boolean>`listed.event_type = ${type}`] : []),
    ...(date ? [sql<boolean>`listed.day = ${date}::date`] : []),
    ...(organizerSlug ? [sql<boolean>`listed.organizer_slug = ${organizerSlug}`] : []),
  ];
}

function typedConditions({ search, place }: EventFilters): Condition[] {
  return [
    ...(search ? [sql<boolean>`listed.folded_text like ${containing(search)}`] : []),
    ...(place ? [sql<boolean>`listed.folded_place like ${containing(place)}`] : []),
  ];
}

/** If more events match a place, walking the dates in order finds a page of them quickly. */
const maxNarrowed = 2_000;

/**
 * The same filters, with typed text that matches few events replaced by their ids. PostgreSQL would walk the dates in
 * order for such text too, because it does not know how rare these events are among upcoming dates.
 */
export async function narrowFilters(db: Db, filters: EventFilters): Promise<EventFilters> {
  const { search, place, ...others } = filters;
  if (!search && !place) return others;
  const text = foldSearchText(search ?? "");
  const ids = text === "" ? null : await listCandidates(db, { kind: "event", text, field: "text" });
  if (!ids && !place) return filters;
  const matching = sql`
    select listed.id from event_listings as listed
    where ${sql.join([...typedConditions(filters), ...(ids ? [isOneOf(ids)] : [])], sql` and `)}`;
  // The estimate may be wrong, so only clearly too many are skipped.
  if (!ids && (await estimateRows(db, matching)) > 2 * maxNarrowed) return filters;
  const { rows } = await sql<{ id: string }>`${matching} limit ${maxNarrowed + 1}`.execute(db);
  return rows.length > maxNarrowed ? filters : { ...others, ids: rows.map(({ id }) => id) };
}

const isOneOf = (ids: readonly string[]) => sql<boolean>`listed.id = any (${ids}::text[])`;

/** Whether the best plan depends on the values: how common the text or the type is, or the number of ids. */
export const dependsOnValues = ({ search, place, type, ids }: EventFilters): boolean =>
  Boolean(search || place || type || ids);

/** Both sides are folded, and wildcards in the visitor's text are escaped. */
function containing(typed: string): string {
  return `%${foldSearchText(typed).replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** Dates from now on, including unknown ones, or those that have begun. */
export function inTab(tab: Tab, now: Date, table = "listed"): Condition {
  const startsAt = sql.ref(`${table}.starts_at`);
  return tab === "past" ? sql<boolean>`${startsAt} < ${now}` : sql<boolean>`${startsAt} >= ${now}`;
}

/** The dates of `isOneOfItsDates` for a few events, with one lookup each, as `listed`. */
export function oneDateOf(ids: readonly string[], tab: Tab, now: Date): RawBuilder<unknown> {
  const order = tab === "past" ? sql`desc` : sql`asc`;
  return sql`unnest(${ids}::text[]) as few (id)
    cross join lateral (
      select date.original_start from event_dates as date
      where date.listing_id = few.id and not date.is_canceled and ${inTab(tab, now, "date")}
      order by date.starts_at ${order}, date.original_start ${order} limit 1
    ) as one_date
    join all_events as listed on listed.id = few.id and listed.original_start = one_date.original_start`;
}

/**
 * The next or the latest date of each event. If that date duplicates another event, the other event stands for both,
 * so later dates of this one do not count either.
 */
export function isOneOfItsDates(tab: Tab, now: Date, from = sql<boolean>`true`): Condition {
  const comesFirst = tab === "past" ? sql`>` : sql`<`;
  return sql<boolean>`not exists (
    select from event_dates as other
    where other.listing_id = listed.id and not other.is_canceled and ${inTab(tab, now, "other")} and ${from}
      and (other.starts_at, other.original_start) ${comesFirst} (listed.starts_at, listed.original_start))`;
}
