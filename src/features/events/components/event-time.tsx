import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { dayInZone, formatEventDay, formatEventHours, isSameClock } from "../format-event-time.ts";

type EventTimeProps = {
  /** ISO 8601; null while the date is unknown. */
  startsAt: string | null;
  endsAt: string | null;
  timeZone: string;
  isVirtual: boolean;
};

/** When an event is, by the clock of its place; a virtual one also by the viewer's own, where that shows another time. */
export function EventTime({ startsAt, endsAt, timeZone, isVirtual }: EventTimeProps) {
  if (startsAt === null || Number.isNaN(Date.parse(startsAt))) return <span>Date TBD</span>;
  return (
    <span className="event-time">
      {/* Browsers may know another name for the zone than the server: its words stay. */}
      <time dateTime={startsAt} suppressHydrationWarning>
        {formatEventHours(startsAt, endsAt, timeZone)}
      </time>
      {isVirtual && <ViewerTime startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />}
    </span>
  );
}

/** Only a browser knows where its viewer is, so this line comes after hydration. */
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
