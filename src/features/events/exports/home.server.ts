import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listNextEvents } from "../queries/list-next-events.server.ts";

export type { NextEvent } from "../queries/list-next-events.server.ts";

/** The three events that start next, at most two seconds old. */
export const listComingEvents = remember((db: Db) => listNextEvents(db, { from: new Date(), limit: 3 }), {
  freshForMs: 2_000,
});
