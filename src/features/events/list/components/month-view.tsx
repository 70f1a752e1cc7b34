import { Cover } from "#ui/cover.tsx";
import { Pager } from "#ui/pagination.tsx";
import { Row, Rows } from "#ui/row.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { useFocusOnNewPage } from "#ui/use-focus-on-new-page.ts";
import { eventPathOf } from "../../components/event-link.tsx";
import { EventRow } from "../../components/event-row.tsx";
import { formatEventTime } from "../../format-event-time.ts";
import { formatDay, nameMonth } from "../calendar.ts";
import { type EventsQuery, eventsList } from "../input.ts";
import type { EventsData, MonthData } from "../read-events.server.ts";
import { MonthGrid } from "./month-grid.tsx";

type MonthViewProps = {
  query: EventsQuery;
  found: EventsData;
  month: MonthData;
  heading: string;
  empty: string;
};

/** A month beside its events, or beside those of the selected day. */
export function MonthView({ query, found, month, heading, empty }: MonthViewProps) {
  const start = useFocusOnNewPage<HTMLHeadingElement>(query.after);
  const { items, featured, inMonth } = found;
  const saved = new Set(found.savedIds);
  const all = eventsList.href(eventsList.change(query, { date: "" }));
  return (
    <div className="month-view">
      <div>
        <MonthGrid query={query} month={month} today={found.today} />
        {featured.length > 0 && <FeaturedRows featured={featured} />}
      </div>
      <section aria-labelledby="results">
        <div className="month-head">
          <h2 id="results" ref={start} tabIndex={-1}>
            {query.date ? formatDay(query.date) : heading}
          </h2>
          {query.date ? (
            <TextLink to={all} preventScrollReset>
              All of {nameMonth(query.month)}
            </TextLink>
          ) : (
            <span className="kicker">{describeRest(inMonth, items.length, query.month)}</span>
          )}
        </div>
        {items.length === 0 && featured.length === 0 && <p>{empty}</p>}
        {items.length > 0 && (
          <div className="list-rows">
            {items.map((event) => (
              <EventRow
                key={`${event.id} ${event.startsAt}`}
                event={event}
                isSaved={saved.has(event.id)}
                isCompact
              />
            ))}
          </div>
        )}
        <Pager {...eventsList.pages(query, found.nextCursor)} />
      </section>
    </div>
  );
}

function FeaturedRows({ featured }: Pick<EventsData, "featured">) {
  return (
    <TitledSection titleId="featured" title="Featured Events" titleClassName="mb-4 text-h3" className="mt-11">
      <Rows isOneColumn>
        {featured.map((event) => (
          <Row
            key={event.id}
            to={eventPathOf(event.id) ?? "#"}
            title={event.name}
            note={
              <>
                {event.startsAt && formatEventTime(event.startsAt, event.timeZone)}
                <br />
                {event.isVirtual ? "Virtual Event" : event.location}
              </>
            }
            cloth={
              <Cover
                id={event.id}
                palette="clay"
                ratio={1}
                picture={event.imageUrl}
                className="aspect-square"
              />
            }
          />
        ))}
      </Rows>
    </TitledSection>
  );
}

/** Tells readers to open single days when the list does not show all events. */
function describeRest(inMonth: number, shown: number, month: string): string {
  if (inMonth > shown) return `The first ${shown} of ${nameMonth(month)}; choose a day for more`;
  return shown > 0 ? `${shown} in ${nameMonth(month)}` : "";
}
