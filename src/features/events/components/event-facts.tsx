import { Clock, Globe, MapPin, Repeat, User } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import type { EventCardData } from "./event-card-data.ts";
import { EventTime } from "./event-time.tsx";

type EventFactsProps = {
  event: Pick<
    EventCardData,
    "startsAt" | "endsAt" | "timeZone" | "location" | "isVirtual" | "organizer" | "repeats"
  >;
};

/** When, where and by whom. */
export function EventFacts({ event }: EventFactsProps) {
  const { startsAt, endsAt, timeZone, location, isVirtual, organizer, repeats } = event;
  const facts: [name: string, icon: typeof Clock, fact: ReactNode][] = [
    ["time", Clock, <EventTime key="time" {...{ startsAt, endsAt, timeZone, isVirtual }} />],
    ["repeats", Repeat, repeats],
    isVirtual ? ["place", Globe, "Virtual Event"] : ["place", MapPin, location],
    ["organizer", User, organizer],
  ];
  return (
    <ul className="event-facts">
      {facts.map(([name, icon, fact]) =>
        fact ? (
          <li key={name}>
            <Icon of={icon} />
            <span>{fact}</span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
