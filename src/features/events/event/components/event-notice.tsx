import { CalendarClock, CalendarX } from "lucide";
import { NoticeBand } from "#ui/notice-band.tsx";
import { formatEventHours, formatFullEventDay } from "../../format-event-time.ts";
import type { EventNews, EventView } from "../present-event-page.ts";

type EventNoticeProps = { news: EventNews; timeZone: EventView["timeZone"]; isSeries: boolean };

/** A cancellation or move, above everything else: the old time, the new one and the organizer's note. */
export function EventNotice({ news: { kind, was, now, note }, timeZone, isSeries }: EventNoticeProps) {
  const isCanceled = kind === "canceled" || kind === "date-canceled";
  const momentOf = (moment: string) =>
    `${formatFullEventDay(moment, timeZone)}, ${formatEventHours(moment, null, timeZone)}`;
  return (
    <NoticeBand
      tone={isCanceled ? "bad" : "waiting"}
      icon={isCanceled ? CalendarX : CalendarClock}
      title={titles[kind]}
    >
      <p suppressHydrationWarning>
        {isCanceled ? "It was to be on " : "Before: "}
        <s>{momentOf(was)}</s>
        {kind === "canceled" && isSeries && ". No further dates will take place"}
        {kind === "date-canceled" && now && (
          <>
            . The next date is <b>{momentOf(now)}</b>
          </>
        )}
        .
        {!isCanceled && now && (
          <>
            {" "}
            Now: <b>{momentOf(now)}</b>.
          </>
        )}
      </p>
      {note && (
        <blockquote>
          <p>{note}</p>
        </blockquote>
      )}
    </NoticeBand>
  );
}

const titles: Record<EventNews["kind"], string> = {
  canceled: "This event is canceled",
  "date-canceled": "A date of this event is canceled",
  moved: "This event has moved to a new time",
  "date-moved": "This date has moved to a new time",
};
