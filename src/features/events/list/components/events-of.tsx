import type { LoadedList } from "#platform/http/lists/load-list.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { useListPage } from "#ui/list-page/use-list-page.tsx";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import type { EventCardData } from "../../components/event-card-data.ts";
import { EventRow } from "../../components/event-row.tsx";
import { defineEventsOf, type EventsOfQuery } from "../input.ts";
import { EventsEmpty, eventListSettings } from "./events-empty.tsx";

type EventList = { items: EventCardData[]; nextCursor: string | null; name: string };
type EventsOfProps = {
  loaded: LoadedList<EventsOfQuery, EventList>;
  path: string;
  titleOf: (name: string) => string;
  lead: string;
  /** The page of the city, with everything else there. */
  city?: { to: string; label: string };
};

/** The events of a city or an organizer, upcoming or past. */
export function EventsOf({ loaded, path, titleOf, lead, city }: EventsOfProps) {
  const { query, found } = loaded;
  const list = defineEventsOf(path);
  const tabs = [
    { tab: "", label: "Upcoming Events" },
    { tab: "past", label: "Past Events Archive" },
  ] as const;
  return (
    <ListPage
      list={useListPage(list, loaded, {
        ...eventListSettings,
        title: found ? titleOf(found.name) : "Events",
        lead,
        parent: { to: "/events", label: "All events" },
        heading: query.tab === "past" ? "Past Events Archive" : "All Upcoming Events",
        cloths: [1, 2, 3].map((bolt) => ({ id: `${path}-${bolt}` })),
      })}
    >
      <ListHead
        actions={
          <>
            <ButtonLink to="/events/submit">Submit Your Event</ButtonLink>
            <ButtonLink variant="secondary" to={`${path}.ics`} reloadDocument>
              Subscribe in your calendar
            </ButtonLink>
            <ButtonLink variant="secondary" to={`${path}.rss`} reloadDocument>
              RSS
            </ButtonLink>
            {city && (
              <ButtonLink variant="secondary" to={city.to}>
                {city.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <ListBody>
        <div className="tab-row">
          <TabLinks label="Upcoming or past">
            {tabs.map(({ tab, label }) => (
              <TabLink
                key={tab}
                to={list.href(list.change(query, { tab }))}
                current={query.tab === tab}
                preventScrollReset
              >
                {label}
              </TabLink>
            ))}
          </TabLinks>
        </div>
        <ListResults columns="rows" empty={<EventsEmpty tab={query.tab} allTo="/events" />}>
          {(found?.items ?? []).map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ListResults>
      </ListBody>
    </ListPage>
  );
}
