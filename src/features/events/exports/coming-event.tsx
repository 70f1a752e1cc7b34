import type { EventCardData } from "../components/event-card-data.ts";
import { EventRow } from "../components/event-row.tsx";

/** An event as a ticket, on pages of other features. */
export function ComingEvent({ event }: { event: EventCardData }) {
  return <EventRow event={event} />;
}
