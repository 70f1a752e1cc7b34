import { sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Param, prepareStatement } from "#platform/db/prepare-statement.server.ts";
import { nameOfState } from "#platform/geo/us-states.ts";
import { cityLexeme, stateLexeme } from "#platform/search/lexemes.ts";
import { spellingsOf, stateCodeOf } from "../../us-states.ts";
import { foldText } from "../fold-text.ts";
import { hasCurrentFormat } from "../queries/has-current-format.server.ts";

/** Where to search. A point means: nearest first. */
export type TextPlace =
  | { kind: "city"; city: string; state: string; latitude: number; longitude: number }
  | { kind: "state"; state: string }
  | { kind: "point"; latitude: number; longitude: number };

export type TextRequest = {
  /** Folded. */
  words: readonly string[];
  /** A category by its name. */
  category: string | null;
  place: TextPlace | null;
  /** Only what fits the whole request, or only what fits a part of it. */
  fits?: "whole" | "part" | undefined;
};

/** A lexeme and in about how many businesses it occurs. */
export type Frequency = { lexeme: string; documents: number };

/** A request with the lexemes of its words and filters, and what is known about their frequency. */
export type PreparedText = {
  term: string;
  businesses: number;
  categoryId: number | null;
  /** The state in the search tables, if it has one spelling only. */
  stateId: number | null;
  words: readonly Frequency[];
  category: Frequency | null;
  /** The city or state. */
  place: Frequency | null;
  /** Of the category in the state, which is counted in advance; null with a city. */
  filtered: number | null;
};

/** A lexeme that is not counted occurs in fewer businesses than this. */
const rareDocuments = 500;

/** Whether the tables in use have texts: those that an older version built answer by name alone. */
export const hasTexts = remember(hasCurrentFormat, { freshForMs: 10_000 });

/** Looks up the lexemes of a request and their frequencies in one statement. */
export async function prepareText(db: Db, { words, category, place }: TextRequest): Promise<PreparedText> {
  const placeLexeme = lexemeOf(place);
  const state = place && place.kind !== "point" ? place.state : null;
  const asked: Params = {
    words: words.join(" "),
    category,
    place: placeLexeme,
    states: state === null ? [] : [...new Set([state, ...spellingsOf(stateCodeOf(state) ?? "")])],
  };
  const [found] = await (asked.words === "" ? rememberFrequencies : readFrequencies)(db, asked);
  if (!found) throw new Error("The search tables have no build.");
  const { businesses, stateIds } = found;
  return {
    term: words.join(" "),
    businesses,
    categoryId: found.categoryId,
    stateId: place?.kind === "state" && stateIds.length === 1 ? (stateIds[0] ?? null) : null,
    words: found.words.map(({ lexeme, documents }) => ({ lexeme, documents: documents ?? rareDocuments })),
    category:
      found.categoryId === null ? null : { lexeme: `c:${found.categoryId}`, documents: found.inCategory },
    place: placeLexeme === null ? null : { lexeme: placeLexeme, documents: found.inPlace ?? rareDocuments },
    filtered: place?.kind === "city" ? null : found.filtered,
  };
}

function lexemeOf(place: TextPlace | null): string | null {
  if (!place || place.kind === "point") return null;
  const state = foldText(nameOfState(place.state));
  return place.kind === "state" ? stateLexeme(state) : cityLexeme({ city: foldText(place.city), state });
}

/** Of categories and places alone there are few. */
const rememberFrequencies = remember((db: Db, asked: Params) => readFrequencies(db, asked), {
  freshForMs: 10_000,
  maxEntries: 5_000,
});

type Params = { words: string; category: string | null; place: string | null; states: string[] };
type Row = {
  businesses: number;
  categoryId: number | null;
  inCategory: number;
  stateIds: number[];
  filtered: number;
  inPlace: number | null;
  words: { lexeme: string; documents: number | null }[];
};

const readFrequencies = prepareStatement(
  (_db, param: Param<Params>) => sql<Row>`
    with chosen as materialized (
      select
        case when ${param("category")}::text is not null then coalesce(
          (select id from categories where name = ${param("category")} and is_known and name <> 'Other'), 0
        ) end as category_id,
        array(select id from search.states where name = any (${param("states")}::text[])) as state_ids
    )
    select
      businesses, category_id as "categoryId", in_category as "inCategory", state_ids as "stateIds", filtered,
      (select documents from search.lexemes where lexeme = ${param("place")}::text) as "inPlace",
      coalesce((
        select json_agg(json_build_object('lexeme', stem, 'documents', lexemes.documents))
        from unnest(tsvector_to_array(to_tsvector('english', ${param("words")}::text))) as stem
        left join search.lexemes on lexemes.lexeme = stem collate "C"
      ), '[]') as words
    from chosen, lateral (
      select coalesce(sum(businesses), 0)::integer as businesses,
        coalesce(sum(businesses) filter (where facets.category_id = chosen.category_id), 0)::integer as in_category,
        coalesce(sum(businesses) filter (
          where facets.category_id = coalesce(chosen.category_id, facets.category_id)
            and (${param("states")}::text[] = '{}' or facets.state_id = any (state_ids))
        ), 0)::integer as filtered
      from search.facets
    ) as counted`,
);
