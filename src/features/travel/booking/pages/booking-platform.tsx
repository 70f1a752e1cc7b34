import { listLoader, unlisted } from "#platform/http/lists/load-list.server.ts";
import { loadWithPlaceholders } from "#platform/http/lists/load-with-placeholders.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { ListSearch } from "#ui/list-page/list-search.tsx";
import { useArrival } from "#ui/list-page/use-arrival.ts";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { SearchSelect } from "#ui/search-box.tsx";
import { BookingCard } from "../components/booking-card.tsx";
import { describeBooking } from "../describe-booking.ts";
import { bookingList } from "../input.ts";
import { bookingOrder, listBookingCategories, listBookings } from "../queries/list-bookings.server.ts";
import type { Route } from "./+types/booking-platform";

export const loader = listLoader({
  list: bookingList,
  isCursor: bookingOrder.isCursor,
  findUnknown: unlisted("category", listBookingCategories),
  read: listBookings,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadWithPlaceholders(args, bookingList);
export const meta = (args: Route.MetaArgs) =>
  describeList(args, bookingList, { title: "Booking Platform", lead: settings.lead }, describeBooking);

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const loaded = useArrival(loaderData);
  const list = useListPage(bookingList, loaded, settings, BookingCard);
  return (
    <ListPage list={list}>
      <ListHead>
        <ListSearch>
          <SearchSelect
            label="Category"
            name="category"
            emptyLabel="All Categories"
            options={loaded.found?.categories ?? []}
            value={list.live.pending.category}
            onChange={() => list.live.onChoose()}
          />
        </ListSearch>
      </ListHead>
      <ListBody>
        <ListResults />
      </ListBody>
    </ListPage>
  );
}

const settings: ListSettings = {
  title: "Book it with family",
  parent: { to: "/travel", label: "Travel" },
  lead: "Rooms, rides and planners. You book with them, not with us.",
  search: { label: "Search by name or description", placeholder: "Name or description" },
  items: ["option", "options"],
  empty: "No booking options found matching your criteria.",
  failed: "Failed to load booking platform data. Please try again.",
  loading: "spinner",
  palette: "green",
  cloths: { ikat: 1, asooke: 2, adire: 0 },
};
