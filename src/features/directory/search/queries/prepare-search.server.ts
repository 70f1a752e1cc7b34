import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import { chooseGrams, type Gram } from "../choose-grams.ts";
import type { Collect, PlanInput } from "../search-steps.ts";
import { gramsOf, readTerm } from "../search-term.ts";

export type SearchFilters = {
  term?: string | undefined;
  /** A category by name; an unknown one counts as `Other`. */
  category?: string | undefined;
  /** The last part of a location. */
  state?: string | undefined;
};

/** A search with its filters as ids, and the statistics to plan it. */
export type PreparedSearch = Pick<
  PlanInput,
  "businesses" | "filtered" | "maxMatches" | "expected" | "isCounted" | "collect" | "bounds"
> & {
  term: string;
  build: number;
  categoryId: number | null;
  stateId: number | null;
};

type SearchStats = {
  build: number;
  categoryId: number | null;
  stateId: number | null;
  businesses: number;
  filtered: number;
  grams: Gram[];
};

/** Looks up the ids of the filters and the statistics of the term in one statement. */
export async function prepareSearch(db: Db, filters: SearchFilters): Promise<PreparedSearch> {
  const term = readTerm(filters.term);
  const category = filters.category || null;
  const state = filters.state || null;
  const [stats] = await readStats(db, { category, state, grams: gramsOf(term) });
  if (!stats) throw new Error("The search tables have no build number.");
  const { grams, ...rest } = stats;
  return { ...rest, term, ...estimateMatches(term, grams, stats) };
}

type StatsParams = { category: string | null; state: string | null; grams: string[] };

const readStats = prepareStatement(
  (_db, param: Param<StatsParams>) => sql<SearchStats>`
    with chosen as (
      select
        case when ${param("category")}::text is not null then coalesce(
          (select id from categories where name = ${param("category")} and is_known and name <> 'Other'), 0
        ) end as category_id,
        case when ${param("state")}::text is not null then coalesce(
          (select id from search.states where name = ${param("state")}), -1
        ) end as state_id
    )
    select build.number as build, category_id as "categoryId", state_id as "stateId", businesses, filtered,
      coalesce((select json_agg(grams) from search.grams where gram = any (${param("grams")}::text[])), '[]') as grams
    from search.build, chosen, lateral (
      select coalesce(sum(businesses), 0) as businesses,
        coalesce(sum(businesses) filter (
          where facets.category_id = coalesce(chosen.category_id, facets.category_id)
            and facets.state_id = coalesce(chosen.state_id, facets.state_id)
        ), 0) as filtered
      from search.facets
    ) as counted`,
);

/** How many names can match, and how to collect them. */
function estimateMatches(term: string, grams: readonly Gram[], { businesses }: SearchStats) {
  const wanted = new Set(gramsOf(term));
  const byOccurrences = grams
    .filter(({ gram }) => wanted.has(gram))
    .sort((a, b) => a.occurrences - b.occurrences);
  const maxMatches =
    byOccurrences.length < wanted.size
      ? 0
      : Math.min(businesses, byOccurrences[0]?.occurrences ?? businesses);
  const rarest = findRarestPerWord(term, byOccurrences);
  return {
    maxMatches,
    expected: rarest.length > 1 ? Math.min(maxMatches, estimateTogether(rarest, businesses)) : maxMatches,
    isCounted: wanted.has(term),
    collect: chooseCollect(term, byOccurrences),
  };
}

function chooseCollect(term: string, byOccurrences: readonly Gram[]): Collect | null {
  const grams = chooseGrams(
    term,
    byOccurrences.filter(({ gram }) => /^[a-z0-9 '.,!-]{3}$/.test(gram)),
  );
  const listed = byOccurrences.find(({ is_listed }) => is_listed);
  if (grams.length > 0) return { read: "trigrams", grams };
  return listed ? { read: "listed", gram: listed.gram } : null;
}

/** Words of one search occur together more often than by chance. */
const cooccurrenceFactor = 3;

function estimateTogether(rarest: readonly Gram[], businesses: number): number {
  const share = rarest.reduce((product, { occurrences }) => product * (occurrences / businesses), 1);
  return Math.ceil(cooccurrenceFactor * share * businesses);
}

/** The rarest trigram of each word that has one. */
function findRarestPerWord(term: string, byOccurrences: readonly Gram[]): Gram[] {
  const trigrams = byOccurrences.filter(({ gram }) => /^[a-z0-9]{3}$/.test(gram));
  const rarest = term.split(" ").flatMap((word) => trigrams.find(({ gram }) => word.includes(gram)) ?? []);
  return [...new Set(rarest)];
}
