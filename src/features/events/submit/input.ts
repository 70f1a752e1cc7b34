import { z } from "zod";
import { isTimeZone, localTimeOf, momentOf } from "#platform/calendar/local-time.ts";
import {
  completeLink,
  line,
  requiredLine,
  requiredText,
  tooLong,
  typedLink,
} from "#platform/http/forms/text-fields.ts";
import { defaultZone } from "./default-zone.ts";
import { monthlyBy, toRepeatColumns } from "./repeat-rule.ts";

const startMissing = "Choose the day and time it starts.";
const linkMissing = "Enter a website or a link to RSVP.";
const noLink = "Enter a web address, such as example.com.";
const maxLinkLength = 2_048;

/** A moment with its UTC offset, or a local time in the event's time zone. */
const isTime = (text: string) => readTime(text, "UTC") !== null;

/** The fields of a submission: the specification's names, its end and its repetition. Others are ignored. */
const eventFields = {
  name: requiredLine(200, "Enter the name of the event."),
  description: requiredText(10_000, "Say what the event is about."),
  start_datetime: z.string(startMissing).min(1, startMissing).refine(isTime, startMissing),
  end_datetime: z.string().refine(isTime, "Choose the day and time it ends.").optional(),
  time_zone: z.string().refine(isZoneName, "Choose a time zone.").optional(),
  event_type: requiredLine(100, "Say what kind of event it is."),
  location: line(300).optional(),
  is_virtual: z.boolean().optional(),
  organizer_name: line(200).optional(),
  website: z
    .string(linkMissing)
    .overwrite(completeLink)
    .min(1, linkMissing)
    .max(maxLinkLength, tooLong(maxLinkLength))
    .regex(typedLink, noLink)
    .refine(isWebAddress, noLink),
  /** The id of an upload, or the URL of an earlier one. */
  image_url: z.string().max(600).optional(),
  repeats: z.enum(["daily", "weekly", "monthly"], "Choose how often it repeats.").optional(),
  repeat_interval: z
    .int("Enter a whole number.")
    .min(1, "Enter a number from 1 to 12.")
    .max(12, "Enter a number from 1 to 12.")
    .optional(),
  on_monday: z.boolean().optional(),
  on_tuesday: z.boolean().optional(),
  on_wednesday: z.boolean().optional(),
  on_thursday: z.boolean().optional(),
  on_friday: z.boolean().optional(),
  on_saturday: z.boolean().optional(),
  on_sunday: z.boolean().optional(),
  repeat_by: z.enum(monthlyBy, "Choose a day of the month.").optional(),
  repeat_until: z.iso.date("Choose the last day.").optional(),
  /** The ids of the likely duplicates that the sender has seen. */
  looked: z.string().max(400).optional(),
};

/** One schema for the page, the function `api-events` and edits. */
export const eventBody = z
  .object(eventFields)
  .refine(endsAfterStart, {
    path: ["end_datetime"],
    message: "It has to end after it starts.",
    when: isObject,
  })
  .refine(lastsUntilStart, {
    path: ["repeat_until"],
    message: "The last day cannot be before the first.",
    when: isObject,
  })
  .transform(toEvent);

type Typed = z.output<z.ZodObject<typeof eventFields>>;
/** An event as it is stored, except for its picture. */
export type EventInput = ReturnType<typeof toEvent>;

function toEvent(typed: Typed) {
  const isVirtual = typed.is_virtual ?? false;
  const location = isVirtual ? "Virtual" : typed.location || null;
  const zone = zoneOf(typed);
  const start = readTime(typed.start_datetime, zone) as Date;
  const weekdays = [
    ...[typed.on_monday, typed.on_tuesday, typed.on_wednesday, typed.on_thursday],
    ...[typed.on_friday, typed.on_saturday, typed.on_sunday],
  ].flatMap((isOn, index) => (isOn ? [index + 1] : []));
  const { repeats, repeat_interval: interval, repeat_by: by, repeat_until: until } = typed;
  return {
    fields: {
      ...{ name: typed.name, description: typed.description, event_type: typed.event_type },
      ...{ start_datetime: start, end_datetime: readTime(typed.end_datetime ?? "", zone), time_zone: zone },
      ...{ location, is_virtual: isVirtual, organizer_name: typed.organizer_name || null },
      website: typed.website,
      ...toRepeatColumns(
        { repeats, interval, weekdays, by, until },
        localTimeOf(start, zone).slice(0, "2027-01-23".length),
      ),
    },
    picture: typed.image_url || null,
    looked: typed.looked?.split(",") ?? [],
  };
}

/** A virtual event without a time zone has no state to derive it from. */
function zoneOf({ time_zone, location, is_virtual }: Partial<Typed>) {
  return time_zone || defaultZone(is_virtual ? null : (location ?? null));
}

function readTime(text: string, zone: string): Date | null {
  if (!/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text.slice("2027-01-23T".length)))
    return inCalendar(momentOf(text, zone));
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : inCalendar(moment);
}

/** A year such as 0202 or 20270 is a typo. */
function inCalendar(moment: Date | null) {
  const year = moment?.getUTCFullYear() ?? 0;
  return year >= 2000 && year <= 2200 ? moment : null;
}

/** Rules across fields are checked even when single fields are invalid, so other values may be anything. */
function isObject({ value }: { value: unknown }) {
  return typeof value === "object" && value !== null;
}

function endsAfterStart(typed: Partial<Record<keyof Typed, unknown>>) {
  const zone = typeof typed.time_zone === "string" && isZoneName(typed.time_zone) ? typed.time_zone : "UTC";
  const [start, end] = [readText(typed.start_datetime, zone), readText(typed.end_datetime, zone)];
  return !start || !end || end > start;
}

function lastsUntilStart({ repeats, repeat_until, start_datetime }: Partial<Record<keyof Typed, unknown>>) {
  if (!repeats || typeof repeat_until !== "string" || typeof start_datetime !== "string") return true;
  return repeat_until >= start_datetime.slice(0, repeat_until.length);
}

function readText(text: unknown, zone: string) {
  return typeof text === "string" ? readTime(text, zone) : null;
}

/** JavaScript also accepts offsets such as `+05:00` as time zones; in PostgreSQL they mean the opposite. */
function isZoneName(zone: string) {
  return /^[A-Z]/i.test(zone) && isTimeZone(zone);
}

function isWebAddress(text: string) {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  return hostname.includes(".") && username === "";
}
