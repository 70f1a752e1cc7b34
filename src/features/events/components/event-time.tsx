import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import {
  dayInZone,
  formatEventDay,
  formatEventHours,
  formatEventRange,
  isSameClock,
} from "../format-event-time.ts";

type EventTimeProps = {
  /** ISO 8601; null while the date is unknown. */
  startsAt: string | null;
  endsAt: string | null;
  timeZone: string;
  /** `hours` leaves out the day, where a date box shows it. */
  form?: "hours" | "full";
};

/** When an event is, by the clock of its place, and by the viewer's own where it shows another time. */
export function EventTime({ startsAt, endsAt, timeZone, form = "hours" }: EventTimeProps) {
  if (startsAt === null || Number.isNaN(Date.parse(startsAt))) return <span>Date TBD</span>;
  const words = form === "full" ? formatEventRange : formatEventHours;
  return (
    <span className="event-time">
      {/* Browsers may know another name for the zone than the server: its words stay. */}
      <time dateTime={startsAt} suppressHydrationWarning>
        {words(startsAt, endsAt, timeZone)}
      </time>
      <ViewerTime startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
    </span>
  );
}

/** Only a browser knows where its viewer is, so this line comes after hydration. */
function ViewerTime({ startsAt, endsAt, timeZone }: { startsAt: string } & Omit<EventTimeProps, "form">) {
  if (!useIsHydrated()) return null;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (isSameClock(startsAt, timeZone, own)) return null;
  const hours = formatEventHours(startsAt, endsAt, own);
  const isOtherDay = dayInZone(startsAt, own) !== dayInZone(startsAt, timeZone);
  return (
    <small className="event-time-own">
      {isOtherDay && `${formatEventDay(startsAt, own)}, `}
      {hours} your time
    </small>
  );
}
