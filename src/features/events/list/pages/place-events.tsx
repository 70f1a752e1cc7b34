import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { EventsOf } from "../components/events-of.tsx";
import { describeEventsOf } from "../events-of-meta.ts";
import { defineEventsOf } from "../input.ts";
import { loadEventsOf } from "../load-events-of.server.ts";
import { findPlaceName } from "../queries/find-places.server.ts";
import type { Route } from "./+types/place-events";

const folder = "/events/in/";
const titleOf = (name: string) => `Events in ${name}`;

export const meta = (args: Route.MetaArgs) => describeEventsOf(args, folder + args.params.place, titleOf);
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadOrKeepFilters(args, defineEventsOf(folder + args.params.place));

export function loader({ context, url, params: { place: slug } }: Route.LoaderArgs) {
  return loadEventsOf(context, url, { folder, slug, findName: findPlaceName, filter: { placeSlug: slug } });
}

export default function PlaceEventsPage({ loaderData, params: { place: slug } }: Route.ComponentProps) {
  return (
    <EventsOf
      loaded={loaderData}
      path={folder + slug}
      titleOf={titleOf}
      lead="What is on around town, put up by the people who run it."
      city={{ to: `/cities/${slug}`, label: "More in this city" }}
    />
  );
}
