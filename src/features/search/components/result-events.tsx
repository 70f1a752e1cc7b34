import { ButtonLink } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { DateBox } from "#ui/date-box.tsx";
import type { Result } from "../find/result.ts";
import { formatResultHour } from "../present/format-result-date.ts";
import { splitDetail } from "./result-cards.tsx";

export function ResultEvents({ items }: { items: readonly Result[] }) {
  return (
    <div className="list-rows">
      {items.map((item) => (
        <EventTicket key={`${item.id} ${item.startsAt?.date}`} event={item} />
      ))}
    </div>
  );
}

function EventTicket({ event }: { event: Result }) {
  const { what, where } = splitDetail(event.detail);
  const { startsAt } = event;
  return (
    <article className="ticket">
      <DateBox palette="clay" date={startsAt?.date ?? null} />
      <Cover id={event.id} palette="clay" ratio={1} picture={event.pictureUrl} className="ticket-cover" />
      <div className="ticket-copy">
        <p className="kicker">{what}</p>
        <h3>{event.title}</h3>
        {(startsAt?.time || where) && (
          <p className="event-facts event-when">
            {startsAt?.time && <span className="event-time">{formatResultHour(startsAt.time)}</span>}
            {where && <span className="event-place">{where}</span>}
          </p>
        )}
        {event.summary && <p className="ticket-summary">{event.summary}</p>}
      </div>
      <div className="ticket-action">
        <ButtonLink to={event.href} prefetch="intent" variant="secondary" size="small">
          More Info / RSVP<span className="sr-only">: {event.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
