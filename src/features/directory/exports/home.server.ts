import { remember } from "#platform/cache/remember.server.ts";
import { countByCategory } from "../queries/count-by-category.server.ts";
import { readFeatured } from "../read-featured.server.ts";

export type { CategoryCount } from "../queries/count-by-category.server.ts";
export type { FeaturedBusiness } from "../read-featured.server.ts";

/** How many businesses each category has, at most two seconds old. */
export const countBusinessesByCategory = remember(countByCategory, { freshForMs: 2_000 });

/** The featured businesses, at most two seconds old. */
export const listFeaturedBusinesses = remember(readFeatured, { freshForMs: 2_000 });
