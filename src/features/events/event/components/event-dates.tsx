import { Badge } from "#ui/badge.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { formatEventDay, formatEventHours } from "../../format-event-time.ts";
import type { EventView } from "../present-event-page.ts";

type EventDatesProps = Pick<EventView, "dates" | "timeZone" | "repeats">;

/** The next dates of a series. Canceled and moved ones say so. */
export function EventDates({ dates, timeZone, repeats }: EventDatesProps) {
  if (dates.length === 0) return null;
  return (
    <TitledSection titleId="dates" title="Next dates" titleClassName="mb-1">
      <p className="mb-4 text-muted">{repeats}</p>
      <ul className="max-w-[64ch] border-ink border-t-2">
        {dates.map((date) => (
          <EventDateItem key={date.was ?? date.startsAt} {...{ date, timeZone }} />
        ))}
      </ul>
    </TitledSection>
  );
}

type ItemProps = { date: EventView["dates"][number]; timeZone: string };

function EventDateItem({ date: { startsAt, endsAt, was, isCanceled, isShown, note }, timeZone }: ItemProps) {
  const moment = (start: string, end: string | null) =>
    `${formatEventDay(start, timeZone)}, ${formatEventHours(start, end, timeZone)}`;
  return (
    <li className="border-line border-b py-3" aria-current={isShown ? "date" : undefined}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1" suppressHydrationWarning>
        {isCanceled ? (
          <s className="text-muted">{moment(startsAt, endsAt)}</s>
        ) : (
          <time
            dateTime={startsAt}
            className={isShown ? "font-semibold" : undefined}
            suppressHydrationWarning
          >
            {moment(startsAt, endsAt)}
          </time>
        )}
        {isCanceled && <Badge tone="bad">Canceled</Badge>}
        {was && <Badge tone="waiting">New time</Badge>}
      </p>
      {was && (
        <p className="mt-1 text-muted text-small" suppressHydrationWarning>
          Before: <s>{moment(was, null)}</s>
        </p>
      )}
      {note && <p className="wrap-anywhere mt-1 text-muted text-small">{note}</p>}
    </li>
  );
}
