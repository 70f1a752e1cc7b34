import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { EventsOf } from "../components/events-of.tsx";
import { describeEventsOf } from "../events-of-meta.ts";
import { defineEventsOf } from "../input.ts";
import { loadEventsOf } from "../load-events-of.server.ts";
import { findOrganizer } from "../queries/find-places.server.ts";
import type { Route } from "./+types/organizer-events";

const folder = "/events/by/";
const titleOf = (name: string) => `Events by ${name}`;

export const meta = (args: Route.MetaArgs) => describeEventsOf(args, folder + args.params.organizer, titleOf);
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadOrKeepFilters(args, defineEventsOf(folder + args.params.organizer));

export function loader({ context, url, params: { organizer: slug } }: Route.LoaderArgs) {
  return loadEventsOf(context, url, {
    folder,
    slug,
    findName: findOrganizer,
    filter: { organizerSlug: slug },
  });
}

export default function OrganizerEventsPage({
  loaderData,
  params: { organizer: slug },
}: Route.ComponentProps) {
  return (
    <EventsOf
      loaded={loaderData}
      path={folder + slug}
      titleOf={titleOf}
      lead="Everything they have on the calendar, and what they did before."
    />
  );
}
