import type { EventCardData } from "./event-card-data.ts";
import { EventTime } from "./event-time.tsx";

type EventFactsProps = {
  event: Pick<
    EventCardData,
    "startsAt" | "endsAt" | "timeZone" | "location" | "isVirtual" | "organizer" | "repeats"
  >;
};

/** When and where in one line, then how it repeats and by whom. */
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
