import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SitemapParts } from "#platform/http/routes.ts";
import {
  findProductRange,
  listProductStarts,
  readProductLines,
} from "./queries/read-product-sitemap.server.ts";

// The sitemap protocol's limit per file.
const maxEntries = 50_000;
const hour = 3_600_000;

/** Where each file begins, cached for an hour. New products go into the last file. */
const listStarts = remember((db: Db) => listProductStarts(db, maxEntries), {
  freshForMs: hour,
  staleForMs: 24 * hour,
});

/** The products in the sitemap. */
export const productParts: SitemapParts = {
  count: async (db) => (await listStarts(db)).length,
  async find(db, number) {
    const starts = await listStarts(db);
    const from = starts[number - 1];
    if (!from) return null;
    const range = { from, before: starts[number] };
    const { products, changedAt } = await findProductRange(db, range);
    return {
      state: [range.from, range.before, products, changedAt.toISOString()].join(" "),
      changedAt,
      read: (pattern) => readProductLines(db, range, pattern),
    };
  },
};
