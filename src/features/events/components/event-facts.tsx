import type { EventCardData } from "./event-card-data.ts";
import { EventTime } from "./event-time.tsx";

type EventFactsProps = {
  event: Pick<
    EventCardData,
    "startsAt" | "endsAt" | "timeZone" | "location" | "isVirtual" | "organizer" | "repeats"
  >;
};

/** Date and place in one line, then repetition and organizer. */
export function EventFacts({ event }: EventFactsProps) {
  const { startsAt, endsAt, timeZone, location, isVirtual, organizer, repeats } = event;
  const place = isVirtual ? "Virtual Event" : location;
  return (
    <div className="event-facts">
      <p className="event-when">
        <EventTime {...{ startsAt, endsAt, timeZone, isVirtual }} />
        {place && <span className="event-place">{place}</span>}
      </p>
      {repeats && <p>{repeats}</p>}
      {organizer && <p>Hosted by {organizer}</p>}
    </div>
  );
}
