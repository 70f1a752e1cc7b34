import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { changeDate, startCalendarOn } from "../src/features/events/date-changes-for-tests.ts";
import { addCommunityEvent, addEvent } from "../src/features/events/list/events-for-tests.ts";
import { extendEventDates } from "../src/features/events/list/jobs/extend-event-dates.server.ts";
import { setUpDatabase } from "../src/testing/database.ts";
import { eventually } from "../src/testing/eventually.ts";
import { untilFarFromMidnight } from "../src/testing/far-from-midnight.ts";

const database = setUpDatabase();
const db = () => database.owner;
// Dates reach 400 days from today, so these always stay in the past.
beforeAll(() => startCalendarOn(db(), "2019-01-01"));
const weekly = { repeats: "weekly", start_datetime: "2019-03-05T00:00:00Z", repeat_until: "2019-03-26" };

type DateRow = { day: string | null; starts: string; is_canceled: boolean; is_moved: boolean };

async function datesOf(id: string) {
  const { rows } = await sql<DateRow>`
    select day::text, case when isfinite(starts_at) then to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') else 'unknown' end as starts,
      is_canceled, is_moved
    from event_dates where listing_id = ${id} order by original_start`.execute(db());
  return rows;
}
const startsOf = async (id: string) => (await datesOf(id)).map(({ starts }) => starts);
const listingOf = async (id: string) => {
  const { rows } = await sql<Record<string, unknown>>`select * from event_listings where id = ${id}`.execute(
    db(),
  );
  return rows[0];
};
const publicDatesOf = async (id: string) => {
  const { rows } = await sql<{ starts: string }>`
    select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as starts from all_events where id = ${id} order by 1`.execute(
    db(),
  );
  return rows.map(({ starts }) => starts);
};
const change = (id: string, values: Record<string, unknown>) =>
  db().updateTable("events").set(values).where("id", "=", id).execute();
describe("the calendar", () => {
  it("lists an event from its approval to its deletion", async () => {
    const id = await addEvent(db(), { approval_status: "pending" });
    expect([await listingOf(id), await datesOf(id)]).toEqual([undefined, []]);
    await change(id, { approval_status: "approved" });
    expect(await startsOf(id)).toEqual(["2019-01-10 23:00"]);
    await change(id, { name: "Pitch Morning", location: "Savannah, GA" });
    expect(await listingOf(id)).toMatchObject({ name: "Pitch Morning", place_slug: "savannah-ga" });
    await db().deleteFrom("events").where("id", "=", id).execute();
    expect([await listingOf(id), await datesOf(id)]).toEqual([undefined, []]);
  });

  it("expands a rule in the event's time zone, across clock changes", async () => {
    // 7 PM in New York on Mondays; clocks went forward on March 10, 2019.
    const id = await addEvent(db(), weekly);
    expect(await startsOf(id)).toEqual([
      ...["2019-03-05 00:00", "2019-03-11 23:00", "2019-03-18 23:00", "2019-03-25 23:00"],
    ]);
    expect((await datesOf(id)).map(({ day }) => day)).toEqual([
      ...["2019-03-04", "2019-03-11", "2019-03-18", "2019-03-25"],
    ]);
    await change(id, { repeats: "monthly", repeat_week: 1, repeat_until: "2019-05-31" });
    expect(await startsOf(id)).toEqual(["2019-03-05 00:00", "2019-04-01 23:00", "2019-05-06 23:00"]);
  });

  it("treats an unknown zone as UTC, and keeps an unknown date last", async () => {
    const id = await addEvent(db(), { time_zone: "Mars/Olympus" });
    expect(await listingOf(id)).toMatchObject({ time_zone: "UTC" });
    const someDay = await addCommunityEvent(db(), { title: "Some day", date: null });
    expect(await datesOf(someDay)).toEqual([
      { day: null, starts: "unknown", is_canceled: false, is_moved: false },
    ]);
    const { rows } =
      await sql`select starts_at, start_datetime, day from all_events where id = ${someDay}`.execute(db());
    expect(rows).toEqual([{ starts_at: Number.POSITIVE_INFINITY, start_datetime: null, day: null }]);
    await sql`update new_events set date = '2019-05-01T18:00:00Z' where 'ne-' || id = ${someDay}`.execute(
      db(),
    );
    expect(await startsOf(someDay)).toEqual(["2019-05-01 18:00"]);
  });

  it("leaves canceled events out of public lists, and counts the change", async () => {
    const id = await addEvent(db(), { ...weekly, name: "Canceled one" });
    await change(id, { canceled_at: new Date() });
    expect(await publicDatesOf(id)).toEqual([]);
    expect((await datesOf(id)).every(({ is_canceled }) => is_canceled)).toBe(true);
    const [event] = await db().selectFrom("events").select("sequence").where("id", "=", id).execute();
    expect(event?.sequence).toBe(1);
    await change(id, { canceled_at: null });
    expect(await publicDatesOf(id)).toHaveLength(4);
  });

  it("remembers the previous start of a moved event, and shows it in lists", async () => {
    const id = await addEvent(db(), { name: "Moved one" });
    await change(id, { start_datetime: "2019-01-17T23:00:00Z" });
    expect(await listingOf(id)).toMatchObject({ moved_from: new Date("2019-01-10T23:00:00Z") });
    const { rows } = await sql`select is_moved from all_events where id = ${id}`.execute(db());
    expect(rows).toEqual([{ is_moved: true }]);
    const waiting = await addEvent(db(), { name: "Waits", approval_status: "pending" });
    await change(waiting, { start_datetime: "2019-01-17T23:00:00Z" });
    const [event] = await db().selectFrom("events").select("moved_from").where("id", "=", waiting).execute();
    expect(event?.moved_from).toBeNull();
  });

  it("applies changes of single dates, and reverts them", async () => {
    const id = await addEvent(db(), { ...weekly, name: "Single dates" });
    await changeDate(db(), { eventId: id, originalStart: "2019-03-11T23:00:00Z", is_canceled: true });
    await changeDate(db(), {
      eventId: id,
      originalStart: "2019-03-18T23:00:00Z",
      is_canceled: false,
      starts_at: "2019-03-20T01:00:00Z",
      note: "Hall taken",
    });
    expect(await publicDatesOf(id)).toEqual(["2019-03-05 00:00", "2019-03-20 01:00", "2019-03-25 23:00"]);
    const [, canceled, moved] = await datesOf(id);
    expect(canceled).toMatchObject({ is_canceled: true });
    expect(moved).toEqual({
      day: "2019-03-19",
      starts: "2019-03-20 01:00",
      is_canceled: false,
      is_moved: true,
    });
    const [event] = await db().selectFrom("events").select("sequence").where("id", "=", id).execute();
    expect(event?.sequence).toBe(2);
    await sql`delete from event_date_changes where event_id = ${id}`.execute(db());
    expect(await publicDatesOf(id)).toHaveLength(4);
  });

  it("shows one of several dates with a name and day, also among dates of a rule", async () => {
    const id = await addEvent(db(), { ...weekly, name: "Story Circle" });
    const double = await addCommunityEvent(db(), { title: "story circle ", date: "2019-03-11T15:00:00Z" });
    const other = await addCommunityEvent(db(), { title: "story circle ", date: "2019-03-12T15:00:00Z" });
    expect([await publicDatesOf(double), (await publicDatesOf(other)).length]).toEqual([[], 1]);
    // The date that hid it is canceled, so the other one is shown.
    await changeDate(db(), { eventId: id, originalStart: "2019-03-11T23:00:00Z", is_canceled: true });
    expect(await publicDatesOf(double)).toEqual(["2019-03-11 15:00"]);
    await change(id, { canceled_at: new Date() });
    expect((await publicDatesOf(id)).length + (await publicDatesOf(double)).length).toBe(1);
  });

  it("applies changes of many events in one statement", async () => {
    const ids = await Promise.all([1, 2, 3].map((n) => addEvent(db(), { ...weekly, name: `Bulk ${n}` })));
    await sql`update events set repeat_until = '2019-03-12', organizer_name = 'Bulk & Söhne' where name like 'Bulk _'`.execute(
      db(),
    );
    for (const id of ids) {
      expect(await startsOf(id)).toEqual(["2019-03-05 00:00", "2019-03-11 23:00"]);
      expect(await listingOf(id)).toMatchObject({ organizer_slug: "bulk-sohne" });
    }
    await sql`delete from events where name like 'Bulk _'`.execute(db());
    expect(await Promise.all(ids.map(listingOf))).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ["Old Post Hall, Atlanta, Georgia", "atlanta-ga", "Atlanta", "GA", "atlanta, georgia, ga"],
    ["Atlanta, GA", "atlanta-ga", "Atlanta", "GA", "atlanta, georgia, ga"],
    ["St. Paul, minnesota", "st-paul-mn", "St. Paul", "MN", "st. paul, minnesota, mn"],
    ["Cañon City, CO", "canon-city-co", "Cañon City", "CO", "canon city, colorado, co"],
    ["Lagos, Nigeria", null, null, null, "lagos, nigeria"],
    ["The Depot", null, null, null, "the depot"],
    [null, null, null, null, ""],
  ])("finds the city and state of %s", async (location, place_slug, city, state, folded_place) => {
    const id = await addEvent(db(), { name: `At ${location}`, location });
    expect(await listingOf(id)).toMatchObject({ place_slug, city, state, folded_place });
  });

  it("has no city for a virtual event", async () => {
    const id = await addEvent(db(), { name: "Streamed", location: "Atlanta, GA", is_virtual: true });
    expect(await listingOf(id)).toMatchObject({ place_slug: null });
  });

  it("is not rewritten while its listing stays the same", async () => {
    const id = await addEvent(db(), { name: "Still" });
    const version = async () => {
      const { rows } = await sql<{ xmin: string }>`
        select xmin::text from event_listings where id = ${id}`.execute(db());
      return rows[0]?.xmin;
    };
    const before = await version();
    await change(id, { website: "https://still.example" });
    expect(await version()).toBe(before);
  });

  it("can only be written by triggers", async () => {
    for (const table of ["event_dates", "event_listings"])
      await expect(sql`delete from ${sql.table(table)}`.execute(database.db)).rejects.toThrow(
        "permission denied",
      );
  });
});

describe("history", () => {
  const rowsOf = async (id: string) => {
    const { rows } = await sql<{ local_start: string; xmin: string }>`
      select local_start::text, xmin::text from event_dates where listing_id = ${id} order by 1`.execute(
      db(),
    );
    return rows;
  };
  const endless = { ...weekly, repeat_until: null };

  it("does not change when the rule changes", async () => {
    await startCalendarOn(db(), "2019-03-15");
    const id = await addEvent(db(), { ...weekly, name: "Long running" });
    const before = await rowsOf(id);
    // From Mondays to Tuesdays.
    await change(id, { start_datetime: "2019-03-06T00:00:00Z" });
    expect(await startsOf(id)).toEqual([
      ...["2019-03-05 00:00", "2019-03-11 23:00", "2019-03-19 23:00", "2019-03-26 23:00"],
    ]);
    expect((await rowsOf(id)).slice(0, 2)).toEqual(before.slice(0, 2));
    await startCalendarOn(db(), "2019-01-01");
  });

  it("is not rewritten when its listing stays the same, and otherwise only from today on", async () => {
    const id = await addEvent(db(), { ...endless, name: "Years of drums" });
    await startCalendarOn(db(), "2024-01-01");
    const before = await rowsOf(id);
    await change(id, { website: "https://drums.example", submitted_by: null });
    expect(await rowsOf(id)).toEqual(before);
    await change(id, { featured: true });
    const changed = (await rowsOf(id)).filter(({ xmin }, index) => xmin !== before[index]?.xmin);
    expect(changed[0]?.local_start).toBe("2024-01-01 19:00:00");
    expect(changed).toHaveLength(before.filter(({ local_start }) => local_start >= "2024").length);
    await startCalendarOn(db(), "2019-01-01");
  });
});

const moveHorizon = (days: number) =>
  sql`create or replace function event_horizon() returns date language sql stable return current_date + ${sql.lit(days)}`.execute(
    db(),
  );
async function differences() {
  const { rows } = await sql`
    (select * from event_dates_expected except all select * from event_dates_actual)
    union all (select * from event_dates_actual except all select * from event_dates_expected)`.execute(db());
  return rows.length;
}

describe("extendEventDates", () => {
  it("never adds dates of a rule that is being edited", async () => {
    await untilFarFromMidnight();
    const soon = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 18 * 3_600_000);
    const id = await addEvent(db(), { name: "Moving day", repeats: "weekly", start_datetime: soon });
    const before = await startsOf(id);
    const organizer = await db().startTransaction().execute();
    const aDayLater = new Date(soon.getTime() + 86_400_000);
    await organizer.updateTable("events").set({ start_datetime: aDayLater }).where("id", "=", id).execute();
    let isOver = false;
    const extending = extendEventDates({ db: database.db }).finally(() => {
      isOver = true;
    });
    // An extension that does not skip the event waits for its organizer.
    await eventually(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db(),
      );
      expect(isOver || rows.length > 0).toBe(true);
    });
    await organizer.commit().execute();
    await extending;
    const after = await startsOf(id);
    expect(after.length).toBeLessThanOrEqual(before.length);
    expect(after.filter((start) => before.includes(start))).toEqual([]);
  });

  it("moves dates when time zone rules change, and keeps cancellations", async () => {
    const start_datetime = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 18 * 3_600_000);
    const id = await addEvent(db(), { name: "New clocks", repeats: "weekly", start_datetime });
    const wanted = await startsOf(id);
    const [, second] = wanted;
    await changeDate(db(), { eventId: id, originalStart: `${second}Z`, is_canceled: true });
    // As computed with older time zone rules.
    await sql`
      update event_dates set original_start = original_start + interval '1 hour', starts_at = starts_at + interval '1 hour'
      where listing_id = ${id} and original_start > ${start_datetime}`.execute(db());
    await extendEventDates({ db: database.db });
    expect(await startsOf(id)).toEqual(wanted);
    expect(await publicDatesOf(id)).toEqual(wanted.filter((start) => start !== second));
  });

  it("adds dates within the horizon once, and skips canceled events", async () => {
    await untilFarFromMidnight();
    const endless = { repeats: "daily", start_datetime: new Date(Date.now() - 86_400_000) };
    const id = await addEvent(db(), { ...endless, name: "Endless" });
    const canceled = await addEvent(db(), { ...endless, name: "Ended", canceled_at: new Date() });
    const before = await startsOf(id);
    const canceledBefore = await startsOf(canceled);
    // Moves the horizon by ten days.
    await moveHorizon(410);
    await extendEventDates({ db: database.db });
    await extendEventDates({ db: database.db });
    const after = await startsOf(id);
    expect(after).toHaveLength(before.length + 10);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(await startsOf(canceled)).toEqual(canceledBefore);
    expect(await differences()).toBe(0);
    await moveHorizon(400);
  });

  it("does not count a date that came within the horizon today as a difference", async () => {
    await untilFarFromMidnight();
    await moveHorizon(400);
    const start_datetime = new Date(Date.now() - 86_400_000);
    await addEvent(db(), { name: "Every evening", repeats: "daily", start_datetime });
    await extendEventDates({ db: database.db });
    await moveHorizon(401);
    expect(await differences()).toBe(0);
    await moveHorizon(402);
    expect(await differences()).toBeGreaterThan(0);
    await moveHorizon(400);
  });
});
