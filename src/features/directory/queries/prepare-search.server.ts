import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { writeOnce } from "#platform/db/write-once.server.ts";
import type { Question, Step } from "../search-steps.ts";
import { gramsOf, hasTrigram, readTerm } from "../search-term.ts";

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
  "businesses" | "filtered" | "mostMatches" | "expected" | "isCounted" | "collect"
> & {
  term: string;
  build: number;
  categoryId: number | null;
  stateId: number | null;
};

type Gram = { gram: string; occurrences: number; is_listed: boolean };
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
  const wanted = gramsOf(term);
  const [facts] = await askForFacts(db, { category, state, wanted });
  if (!facts) throw new Error("The search tables have no build number.");
  const { grams, ...known } = facts;
  return { ...known, term, ...weigh(term, wanted, grams, facts.businesses) };
}

type Asked = { category: string | null; state: string | null; wanted: string[] };

const askForFacts = writeOnce(
  (_db, { category, state, wanted }: Asked) => sql<Facts>`
    with chosen as (
      select
        case when ${category}::text is not null then coalesce(
          (select id from categories where name = ${category} and is_known and name <> 'Other'), 0
        ) end as category_id,
        case when ${state}::text is not null then coalesce(
          (select id from search.states where name = ${state}), -1
        ) end as state_id
    )
    select build.number as build, category_id as "categoryId", state_id as "stateId", businesses, filtered,
      coalesce((select json_agg(grams) from search.grams where gram = any (${wanted}::text[])), '[]') as grams
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
function weigh(term: string, wanted: string[], grams: Gram[], businesses: number) {
  const mostMatches =
    grams.length < wanted.length ? 0 : Math.min(businesses, ...grams.map(({ occurrences }) => occurrences));
  const byOccurrences = grams.toSorted((a, b) => a.occurrences - b.occurrences);
  const ofWords = rarestOfWords(term, byOccurrences);
  const [one, other] = ofWords;
  const listed = byOccurrences.find(({ is_listed }) => is_listed);
  let collect: Exclude<Step, { read: "walk" }> | null = null;
  // The index reads the list of every run that it is asked for: two short ones of different words leave little to
  // look at, and all thirty of a whole name took fourteen times as long at five million businesses.
  if (hasTrigram(term)) collect = { read: "trigrams", asks: one && other ? [one.gram, other.gram] : [term] };
  else if (listed) collect = { read: "listed", gram: listed.gram };
  return {
    mostMatches,
    expected: other ? Math.min(mostMatches, expectTogether(ofWords, businesses)) : mostMatches,
    isCounted: wanted.includes(term),
    collect,
  };
}

/** Words that go together are found together so many times as often as chance would have it. */
const keepCompany = 3;

function expectTogether(ofWords: readonly Gram[], businesses: number): number {
  const share = ofWords.reduce((product, { occurrences }) => product * (occurrences / businesses), 1);
  return Math.ceil(keepCompany * share * businesses);
}

/** The rarest run of three in each word of a term that has one, the rarest of them first. */
function rarestOfWords(term: string, byOccurrences: readonly Gram[]): Gram[] {
  const runs = byOccurrences.filter(({ gram }) => /^[a-z0-9]{3}$/.test(gram));
  const ofWords = term.split(" ").flatMap((word) => runs.find(({ gram }) => word.includes(gram)) ?? []);
  return [...new Set(ofWords)].sort((a, b) => a.occurrences - b.occurrences);
}
