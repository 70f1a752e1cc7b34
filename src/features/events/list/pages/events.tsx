import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { useListForm } from "#ui/list-page/use-list-form.ts";
import { TextLink } from "#ui/text-link.tsx";
import { EventCard } from "../../components/event-card.tsx";
import { EventRow } from "../../components/event-row.tsx";
import { dayOf, monthOf } from "../calendar.ts";
import { EventFilters } from "../components/event-filters.tsx";
import { EventTabs } from "../components/event-tabs.tsx";
import { EventsEmpty, emptyTexts } from "../components/events-empty.tsx";
import { MonthStrip } from "../components/month-strip.tsx";
import { MonthView } from "../components/month-view.tsx";
import { NearMe } from "../components/near-me.tsx";
import { type EventsQuery, eventsList } from "../input.ts";
import { type EventsData, findUnknown, isEventCursor, readEventsFor } from "../read-events.server.ts";
import type { Route } from "./+types/events";

const words = {
  title: "Networking & Events",
  lead: "Pitch nights, markets, readings and long tables, run by people who live there.",
};
const cloths = [
  { id: "events-1", family: "adire", way: 1 },
  { id: "events-2", family: "kente", way: 0 },
  { id: "events-3", family: "kuba", way: 2 },
] as const;
const failed = {
  title: "Error fetching events",
  message: "Could not load events. Please try again later.",
};

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, eventsList);
export const meta = (args: Route.MetaArgs) => describeList(args, eventsList, words);

// Visitors get cached pages, which are at most one and a half minutes old (ten while the database is away): so long an
// event that has begun may still be among the upcoming ones.
export function loader({ context, url }: Route.LoaderArgs) {
  const { person } = context.get(visitContext);
  return loadList(context, url, {
    ...{ list: eventsList, isCursor: isEventCursor, findUnknown },
    read: (db, query) => readEventsFor(db, query, person?.id ?? null),
  });
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { query, found, ignored, failure } = loaderData;
  const live = useListForm(eventsList, query);
  const heading = query.tab === "past" ? "Past Events Archive" : "All Upcoming Events";
  const saved = new Set(found?.savedIds);
  const items = found?.items ?? [];
  return (
    <ListPage
      live={live}
      palette="clay"
      cloths={cloths}
      {...words}
      actions={
        <>
          <ButtonLink to="/events/submit">Submit Your Event</ButtonLink>
          <NearMe />
        </>
      }
      count={heading}
      after={query.after}
      pages={eventsList.pages(query, found?.nextCursor ?? null)}
      notices={[...ignored.map(({ words }) => words), ...nearNotice(query, found)]}
      search={{ label: "Search events" }}
      strip={found && <MonthStrip months={found.months} query={query} />}
      bar={<EventFilters live={live} query={query} types={found?.types ?? []} />}
      tabs={<EventTabs query={query} thisMonth={monthOf(found?.today ?? dayOf(new Date()))} />}
      above={found && !found.month && <Featured found={found} saved={saved} />}
      content={
        found?.month && (
          <MonthView
            {...{ query, found, heading }}
            month={found.month}
            empty={query.tab === "past" ? emptyTexts.past : emptyTexts.upcoming}
          />
        )
      }
      columns="rows"
      failure={failure}
      failed={failed}
      empty={
        found && found.featured.length > 0 ? (
          <p>These are all. More come in every week.</p>
        ) : (
          <EventsEmpty tab={query.tab} allTo={isFiltered(query) ? eventsList.path : undefined} />
        )
      }
    >
      {items.map((event) => (
        <EventRow key={`${event.id} ${event.startsAt}`} event={event} isSaved={saved.has(event.id)} />
      ))}
    </ListPage>
  );
}

const isFiltered = (query: EventsQuery) =>
  eventsList.href(eventsList.change(query, { tab: "", view: "", month: "" })) !== eventsList.path;

/** The cities around the visitor, and the way back to all of them. */
function nearNotice(query: EventsQuery, found: EventsData | null) {
  if (!query.near || !found) return [];
  const names = found.near.map(({ city, state }) => `${city}, ${state}`);
  return [
    <span key="near">
      {names.length > 0 ? `Near you: ${names.join("; ")}. ` : "Nothing is coming up near you yet. "}
      <TextLink to={eventsList.href(eventsList.change(query, { near: "" }))} preventScrollReset>
        Show events everywhere
      </TextLink>
    </span>,
  ];
}

function Featured({ found: { featured }, saved }: { found: EventsData; saved: ReadonlySet<string> }) {
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="mb-5">
        Featured Events
      </h2>
      <div className="event-trio">
        {featured.map((event, index) => (
          <EventCard key={event.id} event={event} index={index} isSaved={saved.has(event.id)} />
        ))}
      </div>
    </section>
  );
}
