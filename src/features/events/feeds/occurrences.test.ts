import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { momentOf } from "#platform/calendar/local-time.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { isNightly } from "#testing/nightly.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import { startCalendarOn } from "../date-changes-for-tests.ts";
import { type GeneratedEvent, generateEvents, randomFrom } from "./events-for-tests.ts";
import { readCalendarEvents } from "./queries/read-calendar-events.server.ts";
import { writeCalendar } from "./write-calendar.ts";

const database = setUpDatabase();
const origin = "https://ujamaa.example";
// Another seed generates other events; a failure names the event that differs.
const seed = 20_261_116;
const count = isNightly ? 2_000 : 200;

describe(`${count} events with random rules in random zones (seed ${seed})`, () => {
  let events: GeneratedEvent[] = [];
  beforeAll(async () => {
    events = generateEvents({ seed, count });
    await startCalendarOn(database.owner, "1900-01-01");
    // Inserting all of them in one statement takes longer than a page's statement timeout.
    await database.owner.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await insertEvents(tx, events);
      await changeSomeDates(tx);
    });
  }, 600_000);

  it("have every date of the calendar in their files, read by another library", async () => {
    const dates = await listDates();
    const horizon = await readHorizon();
    const read = await readCalendarEvents(database.db, { ids: events.map(({ id }) => id), origin });
    expect(read).toHaveLength(count);
    const differences: unknown[] = [];
    let compared = 0;
    for (let at = 0; at < read.length; at += 100) {
      const part = read.slice(at, at + 100);
      const toYear = horizon.getUTCFullYear() + 1;
      const text = writeCalendar({
        ...{ siteName: "Market", name: "All", url: `${origin}/events.ics` },
        ...{ events: part, toYear },
      });
      expect(findMalformedLine(text)).toBeUndefined();
      const found = readCalendar(text, { until: horizon });
      for (const { id } of part) {
        // The calendar ends at its horizon, the file continues.
        const known = (dates.get(id) ?? []).filter((date) => date < horizon.toISOString());
        const given = (found.get(id) ?? []).filter((date) => date < horizon.toISOString());
        compared += known.length;
        if (known.sort().join() !== given.sort().join())
          differences.push({
            event: events.find((event) => event.id === id),
            missing: known.filter((date) => !given.includes(date)).slice(0, 3),
            extra: given.filter((date) => !known.includes(date)).slice(0, 3),
          });
      }
    }
    expect(differences.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThan(10 * count);
  }, 600_000);
});

async function insertEvents(tx: Tx, events: GeneratedEvent[]) {
  await sql`
    insert into events (
      id, name, start_datetime, end_datetime, time_zone, repeats, repeat_interval, repeat_weekdays, repeat_week,
      repeat_until, approval_status, organizer_name, location
    )
    select
      id, name, start_datetime, end_datetime, time_zone, repeats, repeat_interval, repeat_weekdays, repeat_week,
      repeat_until, 'approved', 'Circle', 'Hall, Atlanta, GA'
    from jsonb_populate_recordset(null::events, ${JSON.stringify(events)}::jsonb)
  `.execute(tx);
}

/** Cancels or moves about one date in seven. */
async function changeSomeDates(tx: Tx) {
  const random = randomFrom(seed + 1);
  const { rows } = await sql<{ id: string; local_start: string; original_start: Date }>`
    select events.id, date.local_start::text, date.original_start from event_dates date join events on events.id = date.listing_id::uuid
    where events.repeats is not null order by date.listing_id, date.original_start
  `.execute(tx);
  const changes = rows
    .filter(() => random() < 1 / 7)
    .map(({ id, local_start, original_start }) => {
      const isCanceled = random() < 0.5;
      const minutes = Math.round((random() - 0.5) * 2 * 1_440);
      const startsAt = new Date(original_start.getTime() + minutes * 60_000);
      const endsAt = random() < 0.5 ? new Date(startsAt.getTime() + 90 * 60_000) : null;
      return {
        event_id: id,
        local_start,
        is_canceled: isCanceled,
        starts_at: isCanceled ? null : startsAt,
        ends_at: isCanceled ? null : endsAt,
      };
    });
  await sql`
    insert into event_date_changes (event_id, local_start, is_canceled, starts_at, ends_at)
    select event_id, local_start, is_canceled, starts_at, ends_at
    from jsonb_populate_recordset(null::event_date_changes, ${JSON.stringify(changes)}::jsonb)
  `.execute(tx);
}

async function listDates() {
  const rows = await database.db
    .selectFrom("event_dates")
    .select(["listing_id", "starts_at", "ends_at"])
    .where("is_canceled", "=", false)
    .execute();
  const dates = new Map<string, string[]>();
  for (const { listing_id, starts_at, ends_at } of rows) {
    const list = dates.get(listing_id) ?? [];
    list.push(`${starts_at.toISOString()} to ${(ends_at ?? starts_at).toISOString()}`);
    dates.set(listing_id, list);
  }
  return dates;
}

/** The calendar has every date before this moment, moved or not; moved ones until two days before it. */
async function readHorizon() {
  const { rows } = await sql<{ day: string }>`select event_horizon() - 3 as day`.execute(database.owner);
  return momentOf(`${rows[0]?.day}T00:00`, "UTC") ?? new Date();
}

/** Lines end with CRLF, have at most 75 octets and begin with a name or, if folded, with a space. */
function findMalformedLine(text: string) {
  if (!text.endsWith("\r\n")) return "the end";
  return text
    .slice(0, -2)
    .split("\r\n")
    .find((line) => Buffer.byteLength(line) > 75 || !/^(?:[A-Z][A-Z-]*[;:]| )[^\r\n]*$/.test(line));
}
