import { localTimeOf } from "#platform/calendar/local-time.ts";
import { describeReason } from "#platform/decisions/queue/queue.ts";
import { formatDay } from "#ui/format-day.ts";
import { rejectReasons } from "../admin/reject-reasons.ts";
import { formatEventTime } from "../format-event-time.ts";
import { describeRepetition, repetitionOf } from "../repetition.ts";
import type { OwnEvent } from "./queries/list-own-events.server.ts";
import type { SeriesDate } from "./queries/list-series-dates.server.ts";

export type ShownOwnEvent = ReturnType<typeof presentOwnEvent>;
type State = keyof typeof states;

const states = {
  waiting: { label: "Waiting", tone: "waiting", sentence: "Somebody reads it before it is on the calendar." },
  listed: { label: "Listed", tone: "good", sentence: "It is on the calendar." },
  changes: {
    label: "Changes wait",
    tone: "waiting",
    sentence: "It is on the calendar as it was. Somebody reads your changes first.",
  },
  "not-taken": { label: "Not taken", tone: "bad", sentence: "It is not on the calendar." },
  canceled: {
    label: "Canceled",
    tone: "plain",
    sentence: "It is off the lists. Its page says that it is canceled.",
  },
} as const;

/** Converts an event for its submitter. */
export function presentOwnEvent(event: OwnEvent) {
  const { id, name, location, image_url: picture, note, reason, createdAt } = event;
  const state = stateOf(event);
  const zone = event.time_zone ?? "UTC";
  const rule = repetitionOf(event);
  const why = describeReason(rejectReasons, reason);
  return {
    ...{ id, name, location, picture, state, ...states[state] },
    starts: formatEventTime(event.start_datetime, event.time_zone),
    repeats: rule && describeRepetition(rule, localTimeOf(event.start_datetime, zone)),
    reason: why && `${why}.`,
    note,
    sentOn: formatDay(createdAt),
  };
}

/** Converts a date of a repeating event for its submitter. */
export function presentSeriesDate(date: SeriesDate, timeZone: string | null) {
  const { originalStart, startsAt, isCanceled, isMoved, note } = date;
  return {
    key: originalStart.toISOString(),
    words: formatEventTime(startsAt, timeZone),
    was: isMoved ? formatEventTime(originalStart, timeZone) : null,
    /** For the input that moves it. */
    local: localTimeOf(startsAt, timeZone ?? "UTC").slice(0, "2027-01-23T18:30".length),
    ...{ isCanceled, isMoved, note },
  };
}

function stateOf({ status, canceledAt, revision }: OwnEvent): State {
  if (canceledAt) return "canceled";
  if (status === "pending") return "waiting";
  if (status === "rejected") return "not-taken";
  return revision ? "changes" : "listed";
}
