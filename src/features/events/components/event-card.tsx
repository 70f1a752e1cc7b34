import { ListCard } from "#ui/list-page/list-card.tsx";
import { formatEventDay } from "../format-event-time.ts";
import type { EventCardData } from "./event-card-data.ts";
import { EventFacts } from "./event-facts.tsx";
import { EventLink } from "./event-link.tsx";
import { EventState } from "./event-row.tsx";

type EventCardProps = {
  event: EventCardData;
  /** The card's index in the list. */
  index: number;
  level?: 2 | 3 | 4;
  /** The viewer has saved it. */
  isSaved?: boolean;
};

/** An event below its picture, or below its cloth: the stock image of a record, chosen by its id. */
export function EventCard({ event, index, level = 3, isSaved = false }: EventCardProps) {
  const { id, name, type, summary, imageUrl, startsAt, timeZone } = event;
  return (
    <ListCard
      id={id}
      index={index}
      palette="clay"
      level={level}
      name={name}
      picture={imageUrl}
      when={
        // The year depends on the clock, and may change between server and browser.
        <span suppressHydrationWarning>{startsAt ? formatEventDay(startsAt, timeZone) : "Date TBD"}</span>
      }
      category={type ?? "Event"}
      checkLabel={isSaved && "Saved"}
      tag={event.isCanceled || event.isMoved ? <EventState event={event} /> : null}
      text={summary}
      actions={<EventLink event={event} />}
    >
      <EventFacts event={event} />
    </ListCard>
  );
}
