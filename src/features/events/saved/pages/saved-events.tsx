import { Outlet } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FailedState } from "#ui/failed-state.tsx";
import { Fold } from "#ui/fold.tsx";
import { Pager } from "#ui/pagination.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink, TextLink } from "#ui/text-link.tsx";
import { SavedRow } from "../components/saved-row.tsx";
import { presentSaved, type ShownSaved } from "../present-saved.server.ts";
import { listSavedEvents } from "../queries/list-saved-events.server.ts";
import { savedList } from "../saved-query.ts";
import type { Route } from "./+types/saved-events";

/** The number below the upcoming ones; the rest has its own pages. */
const foldedPast = 5;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requirePerson(context, url);
  const { log, requestId } = context.get(visitContext);
  const { db } = context.get(servicesContext);
  const query = savedList.read(url.searchParams);
  const now = new Date();
  const view = query.saved;
  try {
    const [page, past] = await Promise.all([
      listSavedEvents(db, id, { view, after: query.after, limit: savedList.perPage, now }),
      view === "past" ? null : listSavedEvents(db, id, { view: "past", limit: foldedPast, now }),
    ]);
    return {
      query,
      found: {
        events: page.items.map(presentSaved),
        nextCursor: page.nextCursor,
        past: past?.items.map(presentSaved) ?? [],
        hasMorePast: past?.nextCursor != null,
      },
      errorId: null,
    };
  } catch (error) {
    log.error({ error }, "saved events could not be read");
    return { query, found: null, errorId: requestId };
  }
}

/** The section of the dashboard with saved events; other sections are nested in it. */
export default function SavedEvents({ loaderData: { query, found, errorId } }: Route.ComponentProps) {
  const isPast = query.saved === "past";
  const returnTo = savedList.href(query);
  return (
    <>
      <section className="wrap pt-(--section)" aria-labelledby="saved">
        <SectionHead id="saved" title={isPast ? "Past events you saved" : "Saved events"}>
          {isPast ? (
            <GoLink to={`${savedList.path}#saved`}>What comes next</GoLink>
          ) : (
            <GoLink to="/events">Find events</GoLink>
          )}
        </SectionHead>
        {!found && (
          <FailedState level={3} message={`We could not read your events just now. Error id: ${errorId}`} />
        )}
        {found && <SavedRows events={found.events} returnTo={returnTo} />}
        {found && !isPast && found.events.length === 0 && <NothingSaved hasPast={found.past.length > 0} />}
        {found && isPast && found.events.length === 0 && <p>None of your saved events is over.</p>}
        {found && !isPast && found.events.length > 0 && (
          <p className="mt-4">
            <TextLink to="/account/letters" className="hit py-2">
              Add to my calendar
            </TextLink>
          </p>
        )}
        {found && (
          <Pager label="Pages of saved events" {...savedList.pages(query, found.nextCursor, "#saved")} />
        )}
        {found && found.past.length > 0 && (
          <div className="folds mt-8">
            <Fold title="Past events">
              <SavedRows events={found.past} returnTo={returnTo} />
              {found.hasMorePast && (
                <p className="mt-4">
                  <TextLink to={`${savedList.href({ saved: "past" })}#saved`} className="hit py-2">
                    All past events you saved
                  </TextLink>
                </p>
              )}
            </Fold>
          </div>
        )}
      </section>
      <Outlet />
    </>
  );
}

function SavedRows({ events, returnTo }: { events: readonly ShownSaved[]; returnTo: string }) {
  if (events.length === 0) return null;
  return (
    <ul className="ticket-list">
      {events.map((event) => (
        <SavedRow key={event.card.id} event={event} returnTo={returnTo} />
      ))}
    </ul>
  );
}

function NothingSaved({ hasPast }: { hasPast: boolean }) {
  return (
    <EmptyState
      level={3}
      title={hasPast ? "Nothing ahead. Yet." : "Nothing saved. Yet."}
      cloth={<Cloth id="saved-empty" palette="clay" ratio={0.93} height={420} />}
      actions={<ButtonLink to="/events">Find events</ButtonLink>}
    >
      Save an event by its bookmark, and it waits for you here. We tell you when it moves or is canceled.
    </EmptyState>
  );
}
