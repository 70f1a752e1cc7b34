import { localTimeOf } from "#platform/calendar/local-time.ts";
import { formatEventTime } from "../format-event-time.ts";
import { type EventColumns, type StoredColumns, withColumns } from "../own/event-columns.ts";
import { describeRepetition, repetitionOf } from "../repetition.ts";

/** The fields an admin sees of a change: those that differ. */
export type RevisionDetail = {
  eventId: string;
  isCanceled: boolean;
  changes: { field: string; before: string | null; after: string | null }[];
};

type Fields = readonly [label: string, read: (event: EventColumns) => string | null];

const shown: readonly Fields[] = [
  ["Event Name", ({ name }) => name],
  ["Description", ({ description }) => description],
  ["Starts", ({ start_datetime, time_zone }) => formatEventTime(start_datetime, time_zone)],
  ["Ends", ({ end_datetime, time_zone }) => end_datetime && formatEventTime(end_datetime, time_zone)],
  ["Time zone", ({ time_zone }) => time_zone],
  ["Repeats", describeRule],
  ["Event Type", ({ event_type }) => event_type],
  ["Location", ({ location }) => location],
  ["Virtual", ({ is_virtual }) => (is_virtual ? "Yes" : "No")],
  ["Website", ({ website }) => website],
  ["Organizer Name", ({ organizer_name }) => organizer_name],
  ["Picture", ({ image_url }) => image_url],
];

/** Converts a change for display in the admin queue, field by field. */
export function presentChanges(event: EventColumns, before: StoredColumns, after: StoredColumns) {
  const [old, now] = [withColumns(event, before), withColumns(event, after)];
  return shown.flatMap(([field, read]) => {
    const [was, is] = [read(old), read(now)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

function describeRule(event: EventColumns) {
  const rule = repetitionOf(event);
  return rule && describeRepetition(rule, localTimeOf(event.start_datetime, event.time_zone ?? "UTC"));
}
