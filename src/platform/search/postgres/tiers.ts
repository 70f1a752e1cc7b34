import { type RawBuilder, sql } from "kysely";

/**
 * The best 1% of a large kind, the rest of the best 10%, and everything else. The first two have partial indexes, so common
 * words are found among the best documents without reading the others. All of a small kind is in the last tier.
 */
export const tiers = [1, 2, 3] as const;

export const inTier = (tier: (typeof tiers)[number]): RawBuilder<unknown> => sql`tier = ${sql.lit(tier)}`;
