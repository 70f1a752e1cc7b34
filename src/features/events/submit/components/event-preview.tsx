import { momentOf } from "#platform/calendar/local-time.ts";
import { EventCard } from "../../components/event-card.tsx";
import type { EventCardData } from "../../components/event-card-data.ts";
import { describeValues } from "./repeat-fields.tsx";

type Values = Partial<Record<string, string>>;
type EventPreviewProps = { values: Values; picture: string | null };

/** The card of the event as it will be listed. It repeats the form and has no links. */
export function EventPreview({ values, picture }: EventPreviewProps) {
  return (
    <aside
      className="bg-sunk p-5 lg:sticky lg:top-5 [&_.card-actions]:hidden"
      aria-labelledby="preview"
      data-testid="preview"
    >
      <h2 id="preview" className="text-[1.125rem] tracking-normal">
        How it will look
      </h2>
      <p className="mt-1 mb-4 text-muted text-small">Changes as you type.</p>
      <div inert>
        <EventCard event={toCard(values, picture)} index={0} />
      </div>
    </aside>
  );
}

const summaryLength = 400;

function toCard(values: Values, picture: string | null): EventCardData {
  const timeZone = values.time_zone || "America/New_York";
  const at = (local = "") => momentOf(local, timeZone)?.toISOString() ?? null;
  return {
    id: "preview",
    name: values.name?.trim() || "The name of your event",
    summary: values.description?.trim().slice(0, summaryLength) || "What it is about.",
    type: values.event_type?.trim() || "Event",
    ...{ startsAt: at(values.start_datetime), endsAt: at(values.end_datetime), timeZone },
    ...{ location: values.location?.trim() || null, isVirtual: Boolean(values.is_virtual) },
    organizer: values.organizer_name?.trim() || null,
    ...{ imageUrl: picture, ticketLink: null, repeats: describeValues(values), isMoved: false },
    isCanceled: false,
  };
}
