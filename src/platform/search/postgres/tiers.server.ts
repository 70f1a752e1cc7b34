import { type RawBuilder, sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/**
 * The best 1% of a large kind, the rest of the best 10%, and everything else. The first two have partial indexes, so common
 * words are found among the best documents without reading the others.
 */
export const tiers = [1, 2, 3] as const;

export const inTier = (tier: (typeof tiers)[number]): RawBuilder<unknown> => sql`tier = ${sql.lit(tier)}`;

/** Kinds with tiers, which have more than 5,000 documents. The others are small enough to read all matches. */
export const listLargeKinds = remember(
  async (db: Db) => {
    const rows = await db.selectFrom("search_tiers").select("kind").execute();
    return new Set<string>(rows.map(({ kind }) => kind));
  },
  // Tiers change only at night.
  { freshForMs: 60_000, staleForMs: 60_000 },
);
