import { data, isRouteErrorResponse } from "react-router";
import { findCityPoint } from "#features/directory/exports/find-city-point.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { isDay } from "../../list/calendar.ts";
import { listSavedIds } from "../../saved/queries/list-saved-ids.server.ts";
import { EventAbout } from "../components/event-about.tsx";
import { EventDates } from "../components/event-dates.tsx";
import { EventMissing, EventUnreadable } from "../components/event-failed.tsx";
import { EventHead } from "../components/event-head.tsx";
import { EventNotice } from "../components/event-notice.tsx";
import { EventPanel } from "../components/event-panel.tsx";
import { RelatedEvents } from "../components/related-events.tsx";
import { eventMeta } from "../event-meta.ts";
import { presentEventPage } from "../present-event-page.ts";
import { findEventPage } from "../queries/find-event-page.server.ts";
import { listEventDates } from "../queries/list-event-dates.server.ts";
import { type RelatedEvents as Related, readRelated } from "../read-related.server.ts";
import type { Route } from "./+types/event";

const maxDates = 8;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { requestId, log, person } = context.get(visitContext);
  const { db, env } = context.get(servicesContext);
  const id = isUuid(params.id) ? params.id.toLowerCase() : null;
  const now = new Date();
  const found =
    id &&
    (await readEvent(id).catch((error) => {
      log.error({ error }, "event could not be read");
      throw data({ message: unreadable, errorId: requestId }, { status: 503 });
    }));
  if (!found) throw data(null, { status: 404 });
  const { row, dates, isSaved } = found;
  // The rest is optional: the page works without it.
  const [related, point] = await Promise.all([
    readRelated(db, row, now).catch(giveUp<Related>("related events", nothingRelated)),
    row.city && row.state
      ? findCityPoint(db, `${row.city}, ${row.state}`).catch(giveUp("the place", null))
      : null,
  ]);
  return { event: presentEventPage(row, dates, env.APP_ORIGIN), isSaved, point, ...related };

  async function readEvent(eventId: string) {
    const requested = url.searchParams.get("date") ?? "";
    const event = await findEventPage(db, { id: eventId, now, day: isDay(requested) ? requested : null });
    if (!event) return null;
    const [upcoming, saved] = await Promise.all([
      event.repeats ? listEventDates(db, { id: eventId, from: now, limit: maxDates }) : [],
      person ? listSavedIds(db, person.id, [eventId]) : null,
    ]);
    return { row: event, dates: upcoming, isSaved: saved?.has(eventId) ?? false };
  }

  function giveUp<Value>(what: string, instead: Value) {
    return (error: unknown) => {
      log.warn({ error }, `${what} could not be read`);
      return instead;
    };
  }
}

const nothingRelated: Related = { byOrganizer: [], alike: [], isSamePlace: false };
const unreadable = "We could not read this event just now. Please try again in a moment.";

export function meta({ loaderData, error, matches: [root] }: Route.MetaArgs) {
  const name = siteNameOf(root);
  if (loaderData && root.loaderData)
    return eventMeta(loaderData.event, { origin: root.loaderData.origin, name });
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? "Event Not Found" : "Something went wrong";
  return [{ title: `${title} · ${name}` }, { name: "robots", content: "noindex" }];
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, isSaved, point, byOrganizer, alike, isSamePlace } = loaderData;
  const { news, timeZone, repeats, organizerPath, placePath, city } = event;
  const all = { to: "/events", label: "All events" };
  return (
    <>
      {news && <EventNotice {...{ news, timeZone }} isSeries={repeats !== null} />}
      <EventHead event={event} isSaved={isSaved} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2.5rem,6vw,5.5rem)] gap-y-10 pt-[clamp(2.5rem,5vw,4.5rem)] pb-(--section) lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-[clamp(2.5rem,5vw,3.5rem)] max-lg:order-1">
          <EventAbout paragraphs={event.paragraphs} />
          <EventDates {...{ dates: event.dates, timeZone, repeats }} />
        </div>
        <div>
          <EventPanel event={event} point={point} />
        </div>
      </div>
      {byOrganizer.length + alike.length > 0 && (
        <div className="grid gap-(--section) bg-sunk py-(--section)">
          <RelatedEvents
            id="by-organizer"
            title={`More by ${event.organizer}`}
            all={organizerPath ? { to: organizerPath, label: "All of theirs" } : all}
            events={byOrganizer}
          />
          <RelatedEvents
            id="alike"
            title={isSamePlace && city ? `Also in ${city}` : "More like this"}
            all={isSamePlace && placePath ? { to: placePath, label: `All in ${city}` } : all}
            events={alike}
          />
        </div>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <EventUnreadable message={undefined} errorId={undefined} />;
  if (error.status === 404) return <EventMissing />;
  return <EventUnreadable message={error.data?.message} errorId={error.data?.errorId} />;
}
