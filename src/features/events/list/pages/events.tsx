import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { EventCard } from "../../components/event-card.tsx";
import { EventRow } from "../../components/event-row.tsx";
import { dayOf, monthOf } from "../calendar.ts";
import { EventFilters } from "../components/event-filters.tsx";
import { EventTabs } from "../components/event-tabs.tsx";
import { EventsEmpty, emptyTexts, eventListSettings } from "../components/events-empty.tsx";
import { MonthStrip } from "../components/month-strip.tsx";
import { MonthView } from "../components/month-view.tsx";
import { NearMe } from "../components/near-me.tsx";
import { type EventsQuery, eventsList } from "../input.ts";
import { type EventsData, findUnknown, isEventCursor, readEventsFor } from "../read-events.server.ts";
import type { Route } from "./+types/events";

const settings: ListSettings = {
  ...eventListSettings,
  title: "Networking & Events",
  lead: "Pitch nights, markets, readings and long tables, run by people who live there.",
  search: { label: "Search events", placeholder: "Name or description" },
  cloths: { adire: 1, kente: 0, kuba: 2 },
};

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, eventsList);
export const meta = (args: Route.MetaArgs) => describeList(args, eventsList, settings);

// Visitors get cached pages, which are at most one and a half minutes old (ten while the database is down): that long,
// an event that has begun may still be listed as upcoming.
export function loader({ context, url }: Route.LoaderArgs) {
  const { person } = context.get(visitContext);
  return loadList(context, url, {
    ...{ list: eventsList, isCursor: isEventCursor, findUnknown },
    read: (db, query) => readEventsFor(db, query, person?.id ?? null),
  });
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  const heading = query.tab === "past" ? "Past Events Archive" : "All Upcoming Events";
  const saved = new Set(found?.savedIds);
  const items = found?.items ?? [];
  return (
    <ListPage
      list={useListPage(eventsList, loaderData, { ...settings, heading, notices: nearNotice(query, found) })}
    >
      <ListHead
        actions={
          <>
            <ButtonLink to="/events/submit">Submit Your Event</ButtonLink>
            <NearMe />
          </>
        }
      />
      {found && <MonthStrip months={found.months} query={query} />}
      <ListBody>
        <EventFilters query={query} types={found?.types ?? []} />
        <EventTabs query={query} thisMonth={monthOf(found?.today ?? dayOf(new Date()))} />
        {found && !found.month && <Featured found={found} saved={saved} />}
        <ListResults
          columns="rows"
          view={
            found?.month && (
              <MonthView
                query={query}
                found={found}
                heading={heading}
                month={found.month}
                empty={query.tab === "past" ? emptyTexts.past : emptyTexts.upcoming}
              />
            )
          }
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
        </ListResults>
      </ListBody>
    </ListPage>
  );
}

const isFiltered = (query: EventsQuery) =>
  eventsList.href(eventsList.change(query, { tab: "", view: "", month: "" })) !== eventsList.path;

/** Says which cities are near the visitor, with a link back to all events. */
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
    <TitledSection titleId="featured" title="Featured Events" titleClassName="mb-5">
      <div className="event-trio">
        {featured.map((event, index) => (
          <EventCard key={event.id} event={event} index={index} isSaved={saved.has(event.id)} />
        ))}
      </div>
    </TitledSection>
  );
}
