import type { Db } from "#platform/db/open-database.server.ts";
import type { UnknownValue } from "#platform/http/lists/list-query.ts";
import type { EventCardData } from "../components/event-card-data.ts";
import { listSavedIds } from "../saved/queries/list-saved-ids.server.ts";
import { addMonths, dayOf, monthOf } from "./calendar.ts";
import { type EventsQuery, eventsList, nearSlugs } from "./input.ts";
import { presentEvent } from "./present-event.server.ts";
import { countComingMonths } from "./queries/count-months.server.ts";
import { findPlaces } from "./queries/find-places.server.ts";
import { eventOrder, listDates } from "./queries/list-dates.server.ts";
import { isEventType, listEventTypes } from "./queries/list-event-types.server.ts";
import { listMonth, type MonthRow, maxFeatured, perDay } from "./queries/list-month.server.ts";
import { narrowFilters, type Tab } from "./queries/match-events.server.ts";

export type EventsData = Awaited<ReturnType<typeof readEventsFor>>;
/** A day of the month view: the number of dates it shows, and whether there are more. */
export type MonthDay = { day: string; dates: number; hasMore: boolean };
export type MonthData = { days: MonthDay[]; previous: string; next: string };

/** Everything the events page shows for a query. */
export async function readEvents(db: Db, query: EventsQuery, now = new Date()) {
  const today = dayOf(now);
  const [shown, months, types, near] = await Promise.all([
    readShown(db, query, now),
    countComingMonths(db, monthOf(today)),
    listEventTypes(db),
    query.near ? findPlaces(db, nearSlugs(query.near)) : [],
  ]);
  return { ...shown, months, types, near, today };
}

/** The same, with the events that a person has saved. */
export async function readEventsFor(db: Db, query: EventsQuery, personId: string | null) {
  const found = await readEvents(db, query);
  const shown = [...found.items, ...found.featured].map(({ id }) => id);
  return { ...found, savedIds: personId ? [...(await listSavedIds(db, personId, shown))] : [] };
}

const tabOf = ({ tab }: Pick<EventsQuery, "tab">): Tab => (tab === "past" ? "past" : "upcoming");

type Requested = Awaited<ReturnType<typeof readRequested>>;

async function readRequested(db: Db, { search, place, type, date, near, ...query }: EventsQuery) {
  const filters = await narrowFilters(db, { search, place, type, date });
  return { tab: tabOf(query), filters, ...(near && { placeSlugs: nearSlugs(near) }) };
}

async function readShown(db: Db, query: EventsQuery, now: Date) {
  const requested = await readRequested(db, query);
  return query.view === "month" ? readMonth(db, query, requested, now) : readList(db, query, requested, now);
}

/**
 * A page of the list. The featured events are the first three that match the filters. They are shown above the first
 * page and left out of the pages below, so that many more rows are read.
 */
async function readList(db: Db, query: EventsQuery, requested: Requested, now: Date) {
  const { perPage } = eventsList;
  const [rows, featured] = await Promise.all([
    listDates(db, { ...requested, now, after: query.after, limit: perPage + 1 + maxFeatured }),
    requested.tab === "upcoming"
      ? listDates(db, { ...requested, now, isFeatured: true, limit: maxFeatured })
      : [],
  ]);
  const above = new Set(featured.map(({ id }) => id));
  const page = eventOrder.page(
    rows.filter(({ id }) => !above.has(id)),
    { sort: requested.tab, limit: perPage },
  );
  return {
    items: page.items.map(presentEvent),
    nextCursor: page.nextCursor,
    featured: query.after ? [] : featured.map(presentEvent),
    month: null,
    inMonth: 0,
  };
}

/** A month: the number of dates per day, and its first events, or those of the selected day. */
async function readMonth(db: Db, query: EventsQuery, requested: Requested, now: Date) {
  const [rows, chosen] = await Promise.all([
    listMonth(db, { ...requested, month: query.month, now }),
    query.date ? readList(db, query, requested, now) : null,
  ]);
  const featured = rows.filter(({ is_featured }) => is_featured);
  const above = new Set(featured.map(({ id }) => id));
  const dates = rows.filter(({ is_featured }) => !is_featured);
  const others = dates.filter(({ id }) => !above.has(id));
  const month: MonthData = {
    days: daysOf(dates),
    previous: addMonths(query.month, -1),
    next: addMonths(query.month, 1),
  };
  if (chosen) return { ...chosen, month, inMonth: others.length };
  return {
    items: firstOf(others, tabOf(query)).map(presentEvent),
    nextCursor: null,
    featured: featured.map(presentEvent),
    month,
    inMonth: others.length,
  };
}

/** The list beside a month is short; its days link to all of their events. */
const besideMonth = 12;

function firstOf(rows: readonly MonthRow[], tab: Tab): MonthRow[] {
  return tab === "past" ? rows.toReversed().slice(0, besideMonth) : rows.slice(0, besideMonth);
}

function daysOf(rows: readonly MonthRow[]): MonthDay[] {
  const counts = new Map<string, number>();
  for (const { grid_day } of rows) counts.set(grid_day, (counts.get(grid_day) ?? 0) + 1);
  return [...counts].map(([day, dates]) => ({
    day,
    dates: Math.min(dates, perDay - 1),
    hasMore: dates === perDay,
  }));
}

/** A type that no event has, from an old link or a typed URL. */
export async function findUnknown(db: Db, { type }: EventsQuery): Promise<UnknownValue[]> {
  if (!type || (await isEventType(db, type))) return [];
  return [
    { field: "type", value: type, words: `We have no events of type “${type}”, so here are all types.` },
  ];
}

/** Whether the cursor of a query fits its tab. */
export const isEventCursor = (query: Pick<EventsQuery, "after" | "tab">): boolean =>
  eventOrder.isCursor({ after: query.after, sort: tabOf(query) });

/** One page of the events of a city or an organizer. */
export async function readEventsOf(
  db: Db,
  subject: { placeSlug?: string; organizerSlug?: string },
  query: Pick<EventsQuery, "after" | "tab">,
  now = new Date(),
): Promise<{ items: EventCardData[]; nextCursor: string | null }> {
  const { placeSlug, organizerSlug } = subject;
  const { perPage } = eventsList;
  const tab = tabOf(query);
  const rows = await listDates(db, {
    ...{ tab, now, after: query.after, limit: perPage + 1 },
    filters: organizerSlug ? { organizerSlug } : {},
    ...(placeSlug && { placeSlugs: [placeSlug] }),
  });
  const page = eventOrder.page(rows, { sort: tab, limit: perPage });
  return { items: page.items.map(presentEvent), nextCursor: page.nextCursor };
}
