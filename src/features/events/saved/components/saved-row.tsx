import { Badge } from "#ui/badge.tsx";
import { Cover } from "#ui/cover.tsx";
import { DateBox } from "#ui/date-box.tsx";
import { Link } from "#ui/link.tsx";
import { EventFacts } from "../../components/event-facts.tsx";
import { EventState } from "../../components/event-row.tsx";
import { dayInZone, formatEventTime } from "../../format-event-time.ts";
import type { ShownSaved } from "../present-saved.server.ts";
import { SaveButton } from "./save-button.tsx";

type SavedRowProps = { event: ShownSaved; returnTo: string };

/** A saved event as a ticket, with its changes and a button that removes it. */
export function SavedRow({ event: { card, movedFrom, canceledDate, note }, returnTo }: SavedRowProps) {
  const { id, name, type, startsAt, timeZone, isCanceled } = card;
  const struck = (moment: string) => <s>{formatEventTime(moment, timeZone)}</s>;
  return (
    <li>
      <article className="ticket">
        <DateBox palette="clay" date={startsAt && dayInZone(startsAt, timeZone)} />
        <Cover id={id} palette="clay" ratio={1} picture={card.imageUrl} className="ticket-cover" />
        <div className="ticket-copy">
          <p className="kicker">
            {type ?? "Event"}
            <EventState event={card} />
            {canceledDate && <Badge tone="bad">A date is canceled</Badge>}
          </p>
          <h3>
            <Link to={`/event/${id}`} prefetch="intent">
              {name}
            </Link>
          </h3>
          <EventFacts event={card} />
          <div className="mt-1 grid gap-1 text-muted text-small empty:hidden" suppressHydrationWarning>
            {isCanceled && startsAt && <p>It was to be on {struck(startsAt)}</p>}
            {canceledDate && <p>Not on {struck(canceledDate)}</p>}
            {!isCanceled && movedFrom && <p>Before: {struck(movedFrom)}</p>}
            {note && <p className="wrap-anywhere">“{note}”</p>}
          </div>
        </div>
        <div className="ticket-action">
          <SaveButton event={{ id, name }} isSaved returnTo={returnTo} variant="secondary" size="small" />
        </div>
      </article>
    </li>
  );
}
