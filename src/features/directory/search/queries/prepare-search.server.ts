import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import { chooseGrams, type Gram } from "../choose-grams.ts";
import { type Collect, maxCandidates, type Question } from "../search-steps.ts";
import { gramsOf, readTerm } from "../search-term.ts";

export type SearchFilters = {
  term?: string | undefined;
  /** A category by its name; one that is not known counts as `Other`. */
  category?: string | undefined;
  /** The last part of a location. */
  state?: string | undefined;
};

/** What is known before a search starts: numbers for names, and how many businesses it has to reckon with. */
export type PreparedSearch = Pick<
  Question,
  "businesses" | "filtered" | "maxMatches" | "expected" | "isCounted" | "collect"
> & {
  term: string;
  build: number;
  categoryId: number | null;
  stateId: number | null;
};

type Facts = {
  build: number;
  categoryId: number | null;
  stateId: number | null;
  businesses: number;
  filtered: number;
  grams: Gram[];
};

/** Looks up in one statement what the search tables say about a term and its filters. */
export async function prepareSearch(db: Db, filters: SearchFilters): Promise<PreparedSearch> {
  const term = readTerm(filters.term);
  const category = filters.category || null;
  const state = filters.state || null;
  const [facts] = await readFacts(db, { category, state, wanted: gramsOf(term) });
  if (!facts) throw new Error("The search tables have no build number.");
  const { grams, ...known } = facts;
  return { ...known, term, ...weigh(term, grams, facts) };
}

type Asked = { category: string | null; state: string | null; wanted: string[] };

const readFacts = prepareStatement(
  (_db, param: Param<Asked>) => sql<Facts>`
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
      coalesce((select json_agg(grams) from search.grams where gram = any (${param("wanted")}::text[])), '[]') as grams
    from search.build, chosen, lateral (
      select coalesce(sum(businesses), 0) as businesses,
        coalesce(sum(businesses) filter (
          where facets.category_id = coalesce(chosen.category_id, facets.category_id)
            and facets.state_id = coalesce(chosen.state_id, facets.state_id)
        ), 0) as filtered
      from search.facets
    ) as counted`,
);

/** How many names can match, and where they could be collected. */
function weigh(term: string, grams: readonly Gram[], { businesses }: Facts) {
  const wanted = new Set(gramsOf(term));
  const byOccurrences = grams
    .filter(({ gram }) => wanted.has(gram))
    .sort((a, b) => a.occurrences - b.occurrences);
  const maxMatches =
    byOccurrences.length < wanted.size
      ? 0
      : Math.min(businesses, byOccurrences[0]?.occurrences ?? businesses);
  const ofWords = rarestOfWords(term, byOccurrences);
  return {
    maxMatches,
    expected: ofWords.length > 1 ? Math.min(maxMatches, expectTogether(ofWords, businesses)) : maxMatches,
    isCounted: wanted.has(term),
    collect: chooseCollect(term, byOccurrences, maxMatches),
  };
}

function chooseCollect(term: string, byOccurrences: readonly Gram[], maxMatches: number): Collect | null {
  const asks = chooseGrams(
    term,
    byOccurrences.filter(({ gram }) => /^[a-z0-9 '.,!-]{3}$/.test(gram)),
  );
  const listed = byOccurrences.find(({ is_listed }) => is_listed);
  if (asks.length > 0)
    return { read: "trigrams", asks, most: maxMatches > maxCandidates ? maxCandidates : null };
  return listed ? { read: "listed", gram: listed.gram } : null;
}

/** Words that go together are found together so many times as often as chance would have it. */
const keepCompany = 3;

function expectTogether(ofWords: readonly Gram[], businesses: number): number {
  const share = ofWords.reduce((product, { occurrences }) => product * (occurrences / businesses), 1);
  return Math.ceil(keepCompany * share * businesses);
}

/** The rarest run of three in each word of a term that has one. */
function rarestOfWords(term: string, byOccurrences: readonly Gram[]): Gram[] {
  const runs = byOccurrences.filter(({ gram }) => /^[a-z0-9]{3}$/.test(gram));
  const ofWords = term.split(" ").flatMap((word) => runs.find(({ gram }) => word.includes(gram)) ?? []);
  return [...new Set(ofWords)];
}
