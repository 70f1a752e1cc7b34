import { localTimeOf } from "#platform/calendar/local-time.ts";
import { weekdayNames } from "../submit/repeat-rule.ts";

/** The columns of `events` that a submitter may change, in form order. */
export const eventColumns = [
  ...(["name", "description", "start_datetime", "end_datetime", "time_zone", "event_type"] as const),
  ...(["repeats", "repeat_interval", "repeat_weekdays", "repeat_week", "repeat_until"] as const),
  ...(["location", "is_virtual", "website", "organizer_name", "image_url"] as const),
];

export type EventColumns = {
  name: string;
  description: string | null;
  start_datetime: Date;
  end_datetime: Date | null;
  time_zone: string | null;
  event_type: string | null;
  repeats: string | null;
  repeat_interval: number;
  repeat_weekdays: number[];
  repeat_week: number | null;
  repeat_until: string | null;
  location: string | null;
  is_virtual: boolean;
  website: string | null;
  organizer_name: string | null;
  image_url: string | null;
};

/** Columns as stored in `event_revisions` and `decisions`. */
export type StoredColumns = Partial<Record<keyof EventColumns, unknown>>;

/** The columns that differ, as JSON. */
export function changedColumns(before: EventColumns, after: EventColumns): StoredColumns {
  const [old, now] = [toStored(before), toStored(after)];
  return Object.fromEntries(
    eventColumns.flatMap((name) => (isSame(old[name], now[name]) ? [] : [[name, now[name]]])),
  );
}

/** These columns of an event, as JSON. */
export function pickColumns(event: EventColumns, names: readonly string[]): StoredColumns {
  const stored = toStored(event);
  return Object.fromEntries(
    eventColumns.filter((name) => names.includes(name)).map((name) => [name, stored[name]]),
  );
}

/** The event with stored changes applied. The values were parsed before they were stored. */
export function withColumns(event: EventColumns, changes: StoredColumns): EventColumns {
  const { start_datetime: start, end_datetime: end } = changes;
  return {
    ...event,
    ...(changes as Partial<EventColumns>),
    ...(typeof start === "string" && { start_datetime: new Date(start) }),
    ...(end !== undefined && { end_datetime: typeof end === "string" ? new Date(end) : null }),
  };
}

/** Converts an event to the fields of its form. */
export function toTyped(event: EventColumns): Record<string, string> {
  const zone = event.time_zone ?? "UTC";
  const local = (moment: Date | null) =>
    moment ? localTimeOf(moment, zone).slice(0, "2027-01-23T18:30".length) : "";
  const { repeat_week: week } = event;
  return {
    ...{ name: event.name, description: event.description ?? "", event_type: event.event_type ?? "" },
    ...{
      start_datetime: local(event.start_datetime),
      end_datetime: local(event.end_datetime),
      time_zone: zone,
    },
    ...{
      location: event.is_virtual ? "" : (event.location ?? ""),
      is_virtual: event.is_virtual ? "yes" : "",
    },
    ...{ website: event.website ?? "", organizer_name: event.organizer_name ?? "" },
    ...{ image_url: event.image_url ?? "", repeats: event.repeats ?? "" },
    ...{ repeat_interval: String(event.repeat_interval), repeat_until: event.repeat_until ?? "" },
    repeat_by: week === null ? "day" : week === -1 ? "last" : "weekday",
    ...Object.fromEntries(
      weekdayNames.map((name, index) => [
        `on_${name.toLowerCase()}`,
        event.repeat_weekdays.includes(index + 1) ? "yes" : "",
      ]),
    ),
  };
}

function toStored(event: EventColumns): StoredColumns {
  return JSON.parse(JSON.stringify(Object.fromEntries(eventColumns.map((name) => [name, event[name]]))));
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other);
}
