import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SitemapParts } from "#platform/http/routes.ts";
import { findPartState } from "../queries/find-part-state.server.ts";
import { listSitemapParts } from "../queries/list-sitemap-parts.server.ts";
import { readSitemapPart } from "../queries/read-sitemap-part.server.ts";

// The sitemap protocol's limit per file.
const maxEntries = 50_000;
const hour = 3_600_000;

/** Where each file begins, cached for an hour. New businesses go into the last file. */
const listStarts = remember((db: Db) => listSitemapParts(db, { size: maxEntries }), {
  freshForMs: hour,
  staleForMs: 24 * hour,
});

/** The businesses in the sitemap. */
export const businessParts: SitemapParts = {
  count: async (db) => (await listStarts(db)).length,
  async find(db, number) {
    const starts = await listStarts(db);
    const from = starts[number - 1];
    if (!from) return null;
    const part = { from, before: starts[number], maxEntries };
    const { businesses, changedAt } = await findPartState(db, part);
    return {
      state: [part.from, part.before, businesses, changedAt.toISOString()].join(" "),
      changedAt,
      read: (pattern) => readSitemapPart(db, part, pattern),
    };
  },
};
