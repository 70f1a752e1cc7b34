import { Badge } from "#ui/badge.tsx";
import { Cover } from "#ui/cover.tsx";
import { DateBox } from "#ui/date-box.tsx";
import { dayInZone } from "../format-event-time.ts";
import type { EventCardData } from "./event-card-data.ts";
import { EventFacts } from "./event-facts.tsx";
import { EventLink } from "./event-link.tsx";

type EventRowProps = {
  event: EventCardData;
  level?: 2 | 3 | 4;
  /** The viewer has saved it. */
  isSaved?: boolean;
  /** For a narrow column: no picture or description, and facts below the name. */
  isCompact?: boolean;
};

/** An event as a ticket: date, name, time and place. The whole ticket links to the event. */
export function EventRow({ event, level = 3, isSaved = false, isCompact = false }: EventRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={isCompact ? "ticket ticket-compact" : "ticket"}>
      <DateBox palette="clay" date={event.startsAt && dayInZone(event.startsAt, event.timeZone)} />
      {!isCompact && (
        <Cover id={event.id} palette="clay" ratio={1} picture={event.imageUrl} className="ticket-cover" />
      )}
      <div className="ticket-copy">
        <p className="kicker">
          {event.type ?? "Event"}
          <EventState event={event} />
          {isSaved && <Badge tone="good">Saved</Badge>}
        </p>
        <Heading>{event.name}</Heading>
        <EventFacts event={event} />
        {event.summary && !isCompact && <p className="ticket-summary">{event.summary}</p>}
      </div>
      <div className="ticket-action">
        <EventLink event={event} />
      </div>
    </article>
  );
}

/** The state of an event that must not be overlooked. */
export function EventState({ event }: { event: Pick<EventCardData, "isCanceled" | "isMoved"> }) {
  if (event.isCanceled) return <Badge tone="bad">Canceled</Badge>;
  return event.isMoved ? <Badge tone="waiting">New date</Badge> : null;
}
