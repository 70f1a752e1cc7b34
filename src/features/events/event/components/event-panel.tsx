import { CalendarDays, Clock, type IconNode, MapPin, Monitor, Repeat, Tag, Ticket, UserRound } from "lucide";
import type { ReactNode } from "react";
import { Band } from "#ui/band.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { EventTime } from "../../components/event-time.tsx";
import { formatEventHours, formatFullEventDay } from "../../format-event-time.ts";
import type { EventView } from "../present-event-page.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { EventPlace } from "./event-place.tsx";

type EventPanelProps = { event: EventView; point: { latitude: number; longitude: number } | null };

/** Date, place, organizer and calendar buttons. */
export function EventPanel({ event, point }: EventPanelProps) {
  const { id, startsAt, endsAt, timeZone, location, isVirtual, organizer, organizerPath, type } = event;
  const isOff = event.isCanceled || event.isDateCanceled;
  return (
    <aside className="panel surface" data-palette="clay" aria-label="Facts">
      <Band palette="clay" />
      <div className="p-6">
        <dl className="grid">
          <Fact icon={CalendarDays} term="Date">
            <Struck off={isOff}>
              <time dateTime={startsAt}>{formatFullEventDay(startsAt, timeZone)}</time>
            </Struck>
          </Fact>
          <Fact icon={Clock} term="Time">
            <Struck off={isOff}>
              {isOff ? (
                formatEventHours(startsAt, endsAt, timeZone)
              ) : (
                <EventTime {...{ startsAt, endsAt, timeZone, isVirtual }} />
              )}
            </Struck>
          </Fact>
          {event.repeats && (
            <Fact icon={Repeat} term="Repeats">
              <Struck off={event.isCanceled}>{event.repeats}</Struck>
            </Fact>
          )}
          <Fact icon={isVirtual ? Monitor : MapPin} term="Location">
            {location ?? "To be announced"}
          </Fact>
          <Fact icon={UserRound} term="Organizer">
            {organizer && organizerPath ? (
              <TextLink to={organizerPath}>{organizer}</TextLink>
            ) : (
              (organizer ?? "N/A")
            )}
          </Fact>
          {type && (
            <Fact icon={Tag} term="Type">
              {type}
            </Fact>
          )}
          {event.ticketLink && (
            <Fact icon={Ticket} term="Tickets">
              <ExternalLink className="link hit" href={event.ticketLink}>
                Get tickets
              </ExternalLink>
            </Fact>
          )}
        </dl>
        {event.calendars && <AddToCalendar id={id} {...event.calendars} />}
      </div>
      {event.mapLink && <EventPlace city={event.city} mapLink={event.mapLink} point={point} />}
    </aside>
  );
}

function Struck({ off, children }: { off: boolean; children: ReactNode }) {
  return off ? <s className="text-muted">{children}</s> : children;
}

function Fact({ icon, term, children }: { icon: IconNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[22px_1fr] gap-x-3 border-line border-t py-3 first:border-0 first:pt-0 last:pb-0">
      <dt className="col-span-2 grid grid-cols-subgrid text-micro text-muted">
        <Icon of={icon} className="row-span-2 mt-0.5 size-5" />
        {term}
      </dt>
      <dd className="wrap-anywhere col-start-2 font-semibold">{children}</dd>
    </div>
  );
}
