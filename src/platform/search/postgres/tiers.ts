import { type RawBuilder, sql } from "kysely";

/**
 * The best hundredth of a large kind, the rest of its best tenth, and everything else. The first two have partial indexes,
 * so a frequent word is found among the best documents without reading all the others. Small kinds are all in the last.
 */
export const tiers = [1, 2, 3] as const;

export const inTier = (tier: (typeof tiers)[number]): RawBuilder<unknown> => sql`tier = ${sql.lit(tier)}`;
