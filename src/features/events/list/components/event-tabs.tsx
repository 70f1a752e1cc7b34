import { CalendarDays, List } from "lucide";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import { type EventsQuery, eventsList } from "../input.ts";

/** Tabs for upcoming and past, as a list or a month. They keep the filters. */
export function EventTabs({ query, thisMonth }: { query: EventsQuery; thisMonth: string }) {
  const to = (changes: Partial<EventsQuery>) => eventsList.href(eventsList.change(query, changes));
  // A past month has no upcoming events and a future one no past events: those tabs link to this month.
  const inMonth = query.view && query.month !== thisMonth ? { month: thisMonth, date: "" } : {};
  return (
    <div className="tab-row">
      <TabLinks label="Upcoming or past">
        <TabLink to={to({ tab: "", ...inMonth })} current={query.tab === ""} preventScrollReset>
          Upcoming Events
        </TabLink>
        <TabLink to={to({ tab: "past", ...inMonth })} current={query.tab === "past"} preventScrollReset>
          Past Events Archive
        </TabLink>
      </TabLinks>
      <nav aria-label="View" className="view-links">
        <Link
          to={to({ view: "", month: "" })}
          aria-current={query.view === "" ? "true" : undefined}
          preventScrollReset
        >
          <Icon of={List} />
          List
        </Link>
        <Link
          to={to({ view: "month", month: query.month })}
          aria-current={query.view === "month" ? "true" : undefined}
          preventScrollReset
        >
          <Icon of={CalendarDays} />
          Month
        </Link>
      </nav>
    </div>
  );
}
