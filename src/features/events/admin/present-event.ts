import type { EventTwin } from "../queries/event-twins.server.ts";
import type { FoundEvent } from "../queries/find-queued-event.server.ts";
import { formatEventTime } from "./format-event-time.ts";

/** What the evidence of an event shows. */
export type EventDetail = Pick<
  FoundEvent,
  "location" | "isVirtual" | "type" | "organizer" | "description" | "website" | "ticketLink" | "imageUrl"
> & {
  startsAt: string;
  starts: string;
  ends: string | null;
  twins: { id: string; words: string; href: string | null }[];
};

/** An event for display in the admin queue. */
export function presentEvent(event: FoundEvent, twins: readonly EventTwin[], path: string): EventDetail {
  const { location, isVirtual, type, organizer, description, website, ticketLink, imageUrl } = event;
  const { startsAt, endsAt, timeZone } = event;
  return {
    ...{ location, isVirtual, type, organizer, description, website, ticketLink, imageUrl },
    startsAt: startsAt.toISOString(),
    starts: formatEventTime(startsAt, timeZone),
    ends: endsAt && formatEventTime(endsAt, timeZone),
    twins: twins.map((twin) => ({
      id: twin.id,
      words: [formatEventTime(twin.startsAt, timeZone), twin.location, twinWords[twin.status]]
        .filter(Boolean)
        .join(", "),
      href: twin.status === "community" ? null : `${path}?view=all&item=event-${twin.id}`,
    })),
  };
}

const twinWords: Record<EventTwin["status"], string> = {
  approved: "listed",
  pending: "waiting too",
  community: "listed as a community event",
};
