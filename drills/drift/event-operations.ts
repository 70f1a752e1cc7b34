import { sql } from "kysely";
import { eventDecider } from "#features/events/admin/decide-events.server.ts";
import { revisionDecider } from "#features/events/admin/decide-revisions.server.ts";
import { cancelDate } from "#features/events/own/commands/cancel-date.server.ts";
import { cancelEvent } from "#features/events/own/commands/cancel-event.server.ts";
import { editEvent } from "#features/events/own/commands/edit-event.server.ts";
import { moveDate } from "#features/events/own/commands/move-date.server.ts";
import { submitEvent } from "#features/events/submit/commands/submit-event.server.ts";
import { readEvent } from "#features/events/submit/events-for-tests.ts";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import { done, type Operations, operation } from "./operation.ts";
import { pickRow } from "./pick-row.ts";
import type { Writer } from "./world.ts";

const deciders = [eventDecider, revisionDecider];
const cities = [
  "12 Elm Street, Macon, GA",
  "Old Depot, Savannah, GA",
  "5 Loom Row, Detroit, MI",
  "9 Mesa, Boise, ID",
];
const weekdays = ["on_monday", "on_tuesday", "on_wednesday", "on_thursday", "on_friday"];

/** An event between tomorrow and next month. Every other one repeats. */
function anyEvent({ random }: Writer) {
  const day = new Date(Date.now() + random.between(1, 30) * 86_400_000).toISOString().slice(0, 10);
  const repeats = random.pick([undefined, undefined, "weekly", "weekly", "daily"]);
  const start = `${day}T${random.between(10, 20)}:30`;
  return readEvent({
    ...{ name: `Pitch ${random.between(1, 1e9)}`, location: random.pick(cities), start_datetime: start },
    ...{ event_type: random.pick(["Pitch night", "Market", "Class"]) },
    ...(repeats && { repeats, repeat_interval: random.between(1, 2) }),
    ...(repeats === "weekly" && { [random.pick(weekdays)]: true }),
  });
}

const pickEvent = (writer: Writer) =>
  pickRow(
    writer,
    sql<{ id: string; user_id: string }>`
    select id, submitted_by as user_id from events where submitted_by is not null order by created_at desc`,
  );
const pickDate = (writer: Writer) =>
  pickRow(
    writer,
    sql<{ id: string; user_id: string; start: Date }>`
    select event.id, submitted_by as user_id, date.original_start as start
    from events event join event_dates date on date.listing_id = event.id::text
    where submitted_by is not null and event.repeats is not null and date.starts_at > now()
      and date.starts_at < now() + interval '40 days'
    order by event.created_at desc, date.starts_at`,
  );

/** Submits an event and approves most of them. */
export async function addEvent(writer: Writer) {
  const { services, random, admin } = writer;
  const submitted = await submitEvent(services, writer.member(random), anyEvent(writer));
  if (!submitted.ok || random.chance(0.2)) return submitted;
  const items = [{ kind: "event", id: submitted.event.id }];
  return decideItems({ ...services, deciders }, admin, { items, verdict: { outcome: "approved" } });
}

/** Operations on events and their dates. */
export const eventOperations: Operations = {
  "submit an event": operation(4, addEvent),
  "edit an event": operation(4, async (writer) => {
    const event = await pickEvent(writer);
    return event && editEvent(writer.services, aMember(event.user_id), { id: event.id, ...anyEvent(writer) });
  }),
  "approve a change": operation(4, async (writer) => {
    const revision = await pickRow(
      writer,
      sql<{ id: string }>`
      select id from event_revisions where approval_status = 'pending' order by id desc`,
    );
    const items = [{ kind: "event_revision", id: revision?.id ?? "" }];
    const verdict = { outcome: "approved" } as const;
    return revision && decideItems({ ...writer.services, deciders }, writer.admin, { items, verdict });
  }),
  "undo a decision": operation(2, async (writer) => {
    const decision = await pickRow(
      writer,
      sql<{ id: string }>`
      select id from decisions where kind in ('event', 'event_revision') order by id desc`,
    );
    const ids = [decision?.id ?? ""];
    return decision && undoDecisions({ ...writer.services, deciders }, writer.admin, { ids });
  }),
  "cancel a date": operation(4, async (writer) => {
    const date = await pickDate(writer);
    const { id = "", user_id = "", start: originalStart = new Date() } = date ?? {};
    return date && cancelDate(writer.services, aMember(user_id), { id, originalStart, note: null });
  }),
  "move a date": operation(4, async (writer) => {
    const date = await pickDate(writer);
    const { id = "", user_id = "", start: originalStart = new Date() } = date ?? {};
    const startsAt = `${originalStart.toISOString().slice(0, 10)}T${writer.random.between(10, 22)}:15`;
    return date && moveDate(writer.services, aMember(user_id), { id, originalStart, startsAt, note: null });
  }),
  "cancel an event": operation(1, async (writer) => {
    const event = await pickEvent(writer);
    return event && cancelEvent(writer.services, aMember(event.user_id), { id: event.id, note: null });
  }),
  // As an admin could do by hand.
  "move a series to another weekday": operation(4, async (writer) => {
    const event = await pickEvent(writer);
    const day = writer.random.between(1, 5);
    await sql`update events set
        start_datetime = start_datetime + interval '1 day', end_datetime = end_datetime + interval '1 day',
        repeat_weekdays = case when repeats = 'weekly' then array[${sql.lit(day)}]::smallint[] else repeat_weekdays end
      where id = ${event?.id ?? null}`.execute(writer.db);
    return done;
  }),
  "feature an event": operation(2, async (writer) => {
    const event = await pickEvent(writer);
    await sql`update events set featured = not featured where id = ${event?.id ?? null}`.execute(writer.db);
    return done;
  }),
  "add, change or delete a community event": operation(3, async (writer) => {
    const { db, random } = writer;
    const event = await pickRow(writer, sql<{ id: string }>`select id from new_events order by id desc`);
    const id = event?.id ?? null;
    const start = new Date(Date.now() + random.between(1, 60) * 86_400_000);
    const title = `Fish fry ${random.between(1, 1e9)}`;
    const act = random.pick(["add", "add", "change", "delete"]);
    if (act === "add")
      await sql`insert into new_events (title, description, location, date)
        values (${title}, 'Bring a chair.', ${random.pick(cities)}, ${start})`.execute(db);
    else if (act === "change") await sql`update new_events set title = ${title} where id = ${id}`.execute(db);
    else await sql`delete from new_events where id = ${id}`.execute(db);
    return done;
  }),
};
