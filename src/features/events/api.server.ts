import { OpenAPIHono } from "@hono/zod-openapi";
import { accountOf } from "#platform/auth/actor.ts";
import { readActor } from "#platform/auth/read-actor.server.ts";
import {
  type ApiEnvironment,
  apiDefaults,
  dataHeaders,
  refuseCall,
  refuseCursor,
  refuseSearch,
} from "#platform/http/api/api.ts";
import { runSearch } from "#platform/http/lists/run-search.server.ts";
import { getEventRoute, listEventsRoute, maxPerPage } from "./api-routes.ts";
import { findEventPage } from "./event/queries/find-event-page.server.ts";
import { listEventDates } from "./event/queries/list-event-dates.server.ts";
import { presentEvent as presentCard } from "./list/present-event.server.ts";
import { eventOrder, listDates } from "./list/queries/list-dates.server.ts";
import { narrowFilters } from "./list/queries/match-events.server.ts";
import { presentEvent, presentSummary } from "./present-api.ts";
import { listSavedIds } from "./saved/queries/list-saved-ids.server.ts";

const maxDates = 8;

/** The calendar for API clients; `is_saved` is the caller's own. */
export function eventsApi() {
  const api = new OpenAPIHono<ApiEnvironment>(apiDefaults);
  api.openapi(listEventsRoute, async (c) => {
    const { search, place, type, date, tab, after, limit } = c.req.valid("query");
    const { services, visit } = c.env;
    if (after && !eventOrder.isCursor({ after, sort: tab })) return refuseCursor(c.env, "tab");
    const filters = {
      ...(search && { search }),
      ...(place && { place }),
      ...(type && { type }),
      ...(date && { date }),
    };
    const read = async () =>
      listDates(services.db, {
        ...{ tab, now: new Date(), filters: await narrowFilters(services.db, filters) },
        ...(after && { after }),
        // The same for every caller, because each limit is planned separately.
        limit: maxPerPage + 1,
      });
    const result =
      search || place
        ? await runSearch(services, visit.ip, read)
        : { ok: true as const, found: await read() };
    if (!result.ok) return refuseSearch(c.env, result);
    const page = eventOrder.page(result.found, { sort: tab, limit });
    const personId = accountOf(await readActor(c.env, c.req.raw));
    const ids = page.items.map(({ id }) => id);
    const saved = personId ? await listSavedIds(services.db, personId, ids) : new Set<string>();
    const items = page.items.map((row) => presentSummary(presentCard(row), saved.has(row.id)));
    return c.json({ items, nextCursor: page.nextCursor }, 200, dataHeaders(c.env, cacheFor(personId)));
  });
  api.openapi(getEventRoute, async (c) => {
    const { db } = c.env.services;
    const id = c.req.valid("param").id.toLowerCase();
    const now = new Date();
    const row = await findEventPage(db, { id, now });
    if (!row) return refuseCall(c.env, unknownEvent);
    const dates = row.repeats ? await listEventDates(db, { id, from: now, limit: maxDates }) : [];
    const personId = accountOf(await readActor(c.env, c.req.raw));
    const saved = personId ? await listSavedIds(db, personId, [id]) : new Set<string>();
    const event = presentEvent(row, dates, saved.has(id));
    return c.json(event, 200, dataHeaders(c.env, cacheFor(personId)));
  });
  return api;
}

/** The response depends on the caller: shared caches must not store it, and no cache may store a member's. */
function cacheFor(personId: string | null) {
  return personId ? "no-store" : "private, no-cache";
}

const unknownEvent = { status: 404, title: "Not found", detail: "There is no such event." };
