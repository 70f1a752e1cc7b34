import { remember } from "#platform/cache/remember.server.ts";
import { countByCategory } from "../queries/count-by-category.server.ts";
import { readFeatured } from "../read-featured.server.ts";

export type { CategoryCount } from "../queries/count-by-category.server.ts";
export type { FeaturedBusiness } from "../read-featured.server.ts";

/** The number of businesses per category, cached for two seconds. */
export const countBusinessesByCategory = remember(countByCategory, { freshForMs: 2_000 });

/** The featured businesses, cached for two seconds. */
export const listFeaturedBusinesses = remember(readFeatured, { freshForMs: 2_000 });
