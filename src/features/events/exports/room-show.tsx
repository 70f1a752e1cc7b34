import { TextLink } from "#ui/text-link.tsx";
import { eventPathOf } from "../components/event-link.tsx";
import { dayInZone, formatEventDay } from "../format-event-time.ts";

/** An event on the page of its venue. */
export type RoomShow = {
  id: string;
  name: string;
  /** ISO 8601 */
  startsAt: string;
  timeZone: string;
  organizer: string | null;
};

/** An event in short: name, organizer and day. */
export function RoomShowLine({ show }: { show: RoomShow }) {
  const { id, name, startsAt, timeZone, organizer } = show;
  const path = eventPathOf(id);
  return (
    <>
      {path ? (
        <TextLink to={path} prefetch="intent">
          {name}
        </TextLink>
      ) : (
        name
      )}
      <span className="block text-muted text-small">
        {organizer && `Hosted by ${organizer} · `}
        <time dateTime={dayInZone(startsAt, timeZone)}>{formatEventDay(startsAt, timeZone)}</time>
      </span>
    </>
  );
}
