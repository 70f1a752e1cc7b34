import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SitemapParts } from "#platform/http/routes.ts";
import { findEventRange, listEventStarts, readEventLines } from "./queries/read-event-sitemap.server.ts";

// The sitemap protocol's limit per file.
const maxEntries = 50_000;
const hour = 3_600_000;

/** Where each file begins, cached for an hour. New events go into the last file. */
const listStarts = remember((db: Db) => listEventStarts(db, maxEntries), {
  freshForMs: hour,
  staleForMs: 24 * hour,
});

/** The upcoming events in the sitemap. */
export const eventParts: SitemapParts = {
  count: async (db) => (await listStarts(db)).length,
  async find(db, number) {
    const starts = await listStarts(db);
    const from = starts[number - 1];
    if (!from) return null;
    const range = { from, before: starts[number] };
    const { events, changedAt } = await findEventRange(db, range);
    return {
      state: [range.from, range.before, events, changedAt.toISOString()].join(" "),
      changedAt,
      read: (pattern) => readEventLines(db, range, pattern),
    };
  },
};
