import { data } from "react-router";
import { AccountSection } from "#features/accounts/exports/account-section.tsx";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { pageTitle } from "#platform/http/meta/page-title.ts";
import { Badge } from "#ui/badge.tsx";
import { Cover } from "#ui/cover.tsx";
import { Pager } from "#ui/pagination.tsx";
import { TableFailed } from "#ui/table-failed.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/own-events";
import { ownEventsList } from "./own-events-query.ts";
import { presentOwnEvent, type ShownOwnEvent } from "./present-own-event.ts";
import { listOwnEvents, ownEventOrder } from "./queries/list-own-events.server.ts";

export const meta = pageTitle("Your events", { robots: "noindex" });

const eventsPerPage = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: userId } = requirePerson(context, url);
  const list = await loadList(context, url, {
    list: ownEventsList,
    isCursor: ownEventOrder.isCursor,
    read: async (db, { after }) => {
      const { items, nextCursor } = await listOwnEvents(db, { userId, after, limit: eventsPerPage });
      return { items: items.map(presentOwnEvent), nextCursor };
    },
  });
  return data(list.data, list.init ?? {});
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, ownEventsList);

export default function OwnEvents({ loaderData: { query, found, failure } }: Route.ComponentProps) {
  return (
    <AccountSection
      id="events"
      title="Events"
      note="What you sent to the calendar. Change it, cancel it, or see where it stands."
    >
      {failure && <TableFailed {...failure} />}
      {found?.items.length === 0 && (
        <p>
          You have not sent an event yet. <TextLink to="/events/submit">Submit your first event</TextLink>
        </p>
      )}
      {found && found.items.length > 0 && (
        <>
          <ul className="border-line border-b">
            {found.items.map((event) => (
              <EventItem key={event.id} {...event} />
            ))}
          </ul>
          <Pager label="Pages of your events" {...ownEventsList.pages(query, found.nextCursor)} />
          <p className="mt-6">
            <TextLink to="/events/submit" className="hit py-2">
              Submit another event
            </TextLink>
          </p>
        </>
      )}
    </AccountSection>
  );
}

function EventItem(event: ShownOwnEvent) {
  const { id, name, picture, state, label, tone, sentence, reason, note } = event;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-line border-t py-4 first:border-t-0 first:pt-0">
      <Cover id={id} palette="clay" ratio={1} height={44} picture={picture} className="size-11" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="text-name [overflow-wrap:anywhere]">{name}</h3>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-1 text-small">{[event.starts, event.location].filter(Boolean).join(", ")}</p>
        {event.repeats && <p className="text-small">{event.repeats}</p>}
        <p className="mt-1 text-muted text-small">{sentence}</p>
        {(reason || note) && (
          <p className="mt-1 text-pretty [overflow-wrap:anywhere]">
            {reason && <b>{reason}</b>} {note && `“${note}”`}
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-5">
          <Links id={id} name={name} state={state} />
        </p>
      </div>
    </li>
  );
}

function Links({ id, name, state }: Pick<ShownOwnEvent, "id" | "name" | "state">) {
  const of = <span className="sr-only">: {name}</span>;
  if (state === "not-taken")
    return (
      <TextLink to={`/events/submit?from=${id}`} className="py-2">
        Send it again{of}
      </TextLink>
    );
  return (
    <>
      {state !== "canceled" && (
        <TextLink to={`/account/events/${id}`} className="py-2">
          Change or cancel{of}
        </TextLink>
      )}
      {state !== "waiting" && (
        <TextLink to={`/event/${id}`} className="py-2">
          View business{of}
        </TextLink>
      )}
    </>
  );
}
