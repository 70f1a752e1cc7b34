import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listTestimonials } from "../queries/list-testimonials.server.ts";

export type { Testimonial } from "../queries/list-testimonials.server.ts";

/** The three newest testimonials, cached for two seconds. */
export const listNewestTestimonials = remember((db: Db) => listTestimonials(db, { limit: 3 }), {
  freshForMs: 2_000,
});
