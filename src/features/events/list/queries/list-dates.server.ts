import { type RawBuilder, sql } from "kysely";
import { executePrepared } from "#platform/db/execute-prepared.server.ts";
import { defineKeyset, type KeysetRow, text, time } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type DateRow, withRepetition } from "../present-event.server.ts";
import {
  cardColumns,
  dependsOnValues,
  type EventFilters,
  filterConditions,
  inTab,
  isOneOfItsDates,
  oneDateOf,
  type Tab,
} from "./match-events.server.ts";

/** Upcoming events soonest first, past events latest first. */
export const eventOrder = defineKeyset<Tab>({
  upcoming: { direction: "asc", keys: [time("starts_at"), text("id")] },
  past: { direction: "desc", keys: [time("starts_at"), text("id")] },
});

type Requested = {
  tab: Tab;
  filters: EventFilters;
  /** Limits the list to these cities. */
  placeSlugs?: readonly string[];
  isFeatured?: boolean;
  after?: string;
  limit: number;
  now: Date;
};

/**
 * The matching dates in order: one per event, or all dates of the requested day. Each city is read separately, so the
 * work is limited by the page size for any number of cities.
 */
export async function listDates(db: Db, requested: Requested): Promise<(DateRow & KeysetRow)[]> {
  const { placeSlugs, filters } = requested;
  // A literal, known when planning: a plan for any limit would assume many rows. Callers use few limits.
  const limit = sql`limit ${sql.lit(requested.limit)}`;
  const inOrder = (table: string) =>
    requested.tab === "past"
      ? sql`order by ${sql.ref(`${table}.starts_at`)} desc, ${sql.ref(`${table}.id`)} desc`
      : sql`order by ${sql.ref(`${table}.starts_at`)}, ${sql.ref(`${table}.id`)}`;
  const select = (more: RawBuilder<boolean>[]) => sql`
    select ${cardColumns}, ${eventOrder.keysOf(requested.tab, "listed")} as keyset
    from ${datesOf(requested)}
    where ${sql.join([...conditionsOf(requested), ...more], sql` and `)}
    ${inOrder("listed")} ${limit}`;
  const dates =
    placeSlugs && placeSlugs.length !== 1
      ? sql`select listed.* from unnest(${placeSlugs}::text[]) as place (slug)
          cross join lateral (${select([sql<boolean>`listed.place_slug = place.slug`])}) as listed
          ${inOrder("listed")} ${limit}`
      : select((placeSlugs ?? []).map((slug) => sql<boolean>`listed.place_slug = ${slug}`));
  const statement = sql<DateRow & KeysetRow>`${withRepetition(dates)} ${inOrder("listed")}`;
  return dependsOnValues(filters) ? (await statement.execute(db)).rows : executePrepared(db, statement);
}

function datesOf({ tab, filters: { ids, date }, now }: Requested): RawBuilder<unknown> {
  return ids && !date ? oneDateOf(ids, tab, now) : sql`all_events as listed`;
}

function conditionsOf({ tab, filters, isFeatured, after, now }: Requested): RawBuilder<boolean>[] {
  return [
    inTab(tab, now),
    ...filterConditions(filters),
    ...(filters.date || filters.ids ? [] : [isOneOfItsDates(tab, now)]),
    ...(isFeatured ? [sql<boolean>`listed.featured`] : []),
    ...(after ? [eventOrder.comesAfter(tab, after, "listed")] : []),
  ];
}
