import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import type { EventCardData } from "../../components/event-card-data.ts";
import { EventRow } from "../../components/event-row.tsx";

type RelatedEventsProps = {
  id: string;
  title: string;
  /** The link to all of them. */
  all: { to: string; label: string };
  events: readonly EventCardData[];
};

/** Related events. */
export function RelatedEvents({ id, title, all, events }: RelatedEventsProps) {
  if (events.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        <GoLink to={all.to}>{all.label}</GoLink>
      </SectionHead>
      <ul className="ticket-list">
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
