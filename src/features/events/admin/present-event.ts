import { localTimeOf } from "#platform/calendar/local-time.ts";
import { formatEventTime } from "../format-event-time.ts";
import type { EventTwin } from "../queries/event-twins.server.ts";
import type { QueuedEventDetail } from "../queries/find-queued-event.server.ts";
import { describeRepetition, repetitionOf } from "../repetition.ts";

/** The fields an admin sees of an event. */
export type EventDetail = Pick<
  QueuedEventDetail,
  "location" | "isVirtual" | "type" | "organizer" | "description" | "website" | "ticketLink" | "imageUrl"
> & {
  startsAt: string;
  starts: string;
  ends: string | null;
  repeats: string | null;
  twins: { id: string; words: string; href: string | null }[];
};

/** An event for display in the admin queue. */
export function presentEvent(
  event: QueuedEventDetail,
  twins: readonly EventTwin[],
  path: string,
): EventDetail {
  const { location, isVirtual, type, organizer, description, website, ticketLink, imageUrl } = event;
  const { startsAt, endsAt, timeZone } = event;
  const rule = repetitionOf(event);
  return {
    ...{ location, isVirtual, type, organizer, description, website, ticketLink, imageUrl },
    startsAt: startsAt.toISOString(),
    starts: formatEventTime(startsAt, timeZone),
    ends: endsAt && formatEventTime(endsAt, timeZone),
    repeats: rule && describeRepetition(rule, localTimeOf(startsAt, timeZone ?? "UTC")),
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
