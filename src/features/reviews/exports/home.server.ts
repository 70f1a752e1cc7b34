import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listHomeQuotes } from "../queries/list-home-quotes.server.ts";

export type { Testimonial } from "../queries/list-testimonials.server.ts";

/** The three newest quotes for the home page, cached for two seconds. */
export const listNewestQuotes = remember((db: Db) => listHomeQuotes(db, { limit: 3 }), {
  freshForMs: 2_000,
});
