import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { dayInZone, formatEventDay, formatEventHours, isSameClock } from "../format-event-time.ts";

type EventTimeProps = {
  /** ISO 8601, or null while the date is unknown. */
  startsAt: string | null;
  endsAt: string | null;
  timeZone: string;
  isVirtual: boolean;
};

/** The time of an event at its place. For virtual events also in the viewer's time zone, if that differs. */
export function EventTime({ startsAt, endsAt, timeZone, isVirtual }: EventTimeProps) {
  if (startsAt === null || Number.isNaN(Date.parse(startsAt))) return <span>Date TBD</span>;
  return (
    <span className="event-time">
      {/* The browser may have another name for the time zone: keep the server's text. */}
      <time dateTime={startsAt} suppressHydrationWarning>
        {formatEventHours(startsAt, endsAt, timeZone)}
      </time>
      {isVirtual && <ViewerTime startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />}
    </span>
  );
}

/** Only the browser knows the viewer's time zone, so this line appears after hydration. */
function ViewerTime({
  startsAt,
  endsAt,
  timeZone,
}: { startsAt: string } & Pick<EventTimeProps, "endsAt" | "timeZone">) {
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
