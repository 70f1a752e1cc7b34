import { describeList } from "#platform/http/describe-list.ts";
import { listHeaders, loadOrKeepFilters } from "#platform/http/list-route.ts";
import { loadList } from "#platform/http/load-list.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ChoiceLinks } from "#ui/list-page/choice-links.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { useListPage } from "#ui/list-page/use-list-page.ts";
import { VenueCard } from "../components/venue-card.tsx";
import { venueChoices, venueList } from "../input.ts";
import { listVenues, venueOrder } from "../queries/list-venues.server.ts";
import type { Route } from "./+types/venues";

const words = {
  title: "Venues",
  description: "Rooms with a stage, a story and somebody at the door who remembers you.",
};
const failed = { title: "Error", message: "Failed to load venues. Please try again." };
const cloths = [
  { id: "venues-1", family: "kente", way: 1 },
  { id: "venues-2", family: "adire", way: 0 },
  { id: "venues-3", family: "asooke", way: 2 },
] as const;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadList(context, url, {
    list: venueList,
    isCursor: ({ after }) => venueOrder.isCursor(after, "name"),
    read: listVenues,
  });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, venueList);
export const headers = listHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return describeList(venueList, loaderData.query, root, words);
}

export default function VenuesPage({ loaderData }: Route.ComponentProps) {
  const { props, items } = useListPage(venueList, loaderData, ["venue", "venues"]);
  return (
    <ListPage
      {...props}
      palette="indigo"
      cloths={cloths}
      columns="roomy"
      title={words.title}
      lead={words.description}
      choices={
        <ChoiceLinks
          label="Which venues"
          choices={venueChoices}
          chosen={loaderData.query.filter}
          toChoice={(filter) => venueList.href(venueList.change(loaderData.query, { filter }))}
        />
      }
      failed={failed}
      empty={
        <EmptyState
          title="No room here. Yet."
          cloth={<Cloth id="venues-empty" palette="indigo" ratio={0.93} height={420} />}
          actions={<ButtonLink to="/venues">All Venues</ButtonLink>}
        />
      }
    >
      {items.map((venue, index) => (
        <VenueCard key={venue.id} venue={venue} index={index} />
      ))}
    </ListPage>
  );
}
