import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ChoiceLinks } from "#ui/list-page/choice-links.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { VenueCard } from "../components/venue-card.tsx";
import { venueChoices, venueList } from "../input.ts";
import { venueOrder } from "../queries/list-venues.server.ts";
import { readVenues } from "../read-venues.server.ts";
import type { Route } from "./+types/venues";

export const loader = listLoader({
  list: venueList,
  isCursor: venueOrder.isCursor,
  read: (db, query) => readVenues(db, query),
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, venueList);
export const meta = (args: Route.MetaArgs) => describeList(args, venueList, settings);

export default function VenuesPage({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  return (
    <ListPage list={useListPage(venueList, loaderData, settings, VenueCard)}>
      <ListHead />
      <ListBody>
        <ChoiceLinks
          label="Which venues"
          choices={venueChoices}
          chosen={query.filter}
          toChoice={(filter) => venueList.href(venueList.change(query, { filter }))}
        />
        <ListResults />
      </ListBody>
    </ListPage>
  );
}

const settings: ListSettings = {
  title: "Venues",
  lead: "Rooms with a stage, a story and somebody at the door who remembers you.",
  items: ["venue", "venues"],
  empty: "No room here. Yet.",
  palette: "indigo",
  cloths: { kente: 1, adire: 0, asooke: 2 },
};
