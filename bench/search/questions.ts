import { type RawBuilder, sql } from "kysely";
import type { SearchSort } from "#features/directory/search/search-sort.ts";
import { sortColumns } from "#features/directory/search/search-sort.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** One request: what the address says, and the same question as plain SQL. */
export type Question = { params: URLSearchParams; list: string; count: string };
export type Kind = { name: string; questions: Question[] };

type Asked = { term: string; category?: string; state?: string; sort?: SearchSort };
type Drawn = Record<"term" | "category" | "state", string> & { category_id: number; state_id: number };

const perPage = 24;

/** Requests of each kind. No two of a kind are the same, and none is asked twice. */
export async function drawQuestions(db: Db, each: number): Promise<Kind[]> {
  const [common, medium, parts, names, pairs] = await Promise.all([
    draw(db, commonParts, each),
    draw(db, mediumWords, each),
    draw(db, tenLetters, each),
    draw(db, sql`select name as term from (${spread}) as spread`, each),
    draw(db, twoWords, each),
  ]);
  const kind = (name: string, drawn: readonly Drawn[], pick: (one: Drawn) => Asked): Kind => ({
    name,
    questions: drawn.map((one) => ask(pick(one), one)),
  });
  return [
    kind("common word", common, ({ term }) => ({ term })),
    kind("common word, a state", common, ({ term, state }) => ({ term, state })),
    kind("common word, a state, by name", common, ({ term, state }) => ({ term, state, sort: "name" })),
    kind("common word, a category, by rating", common, ({ term, category }) => ({
      ...{ term, category },
      sort: "rating",
    })),
    kind("common word, both", common, ({ term, state, category }) => ({ term, state, category })),
    kind("medium word", medium, ({ term }) => ({ term })),
    kind("medium word, a state, newest", medium, ({ term, state }) => ({ term, state, sort: "newest" })),
    kind("ten letters", parts, ({ term }) => ({ term })),
    kind("a whole name", names, ({ term }) => ({ term })),
    kind("two words", pairs, ({ term }) => ({ term })),
    kind("two words, a category", pairs, ({ term, category }) => ({ term, category })),
  ];
}

/** What somebody who knows the tables would write by hand, without the plan that our code chooses. */
function ask({ term, category, state, sort = "best" }: Asked, { category_id, state_id }: Drawn): Question {
  const where = [
    `name like '%${term.replaceAll(/[\\%_]/g, "\\$&").replaceAll("'", "''")}%'`,
    ...(category ? [`category_id = ${category_id}`] : []),
    ...(state ? [`state_id = ${state_id}`] : []),
  ].join(" and ");
  const order = [...new Set([sortColumns[sort], "position"])].join(", ");
  return {
    params: new URLSearchParams({
      search: term,
      ...(category && { category }),
      ...(state && { state }),
      ...(sort !== "best" && { sort }),
    }),
    list: `
      with page as (select * from search.documents where ${where} order by ${order} limit ${perPage + 1})
      select directory.* from page join directory on directory.id = page.id order by ${order}`,
    count: `select count(*) from (select from search.documents where ${where} limit 1001) as matching`,
  };
}

/** Evenly spread over the ranking. */
const spread = sql`
  select name, category_id, state_id
  from (select max(position) as last from search.documents) as ranking,
    generate_series(1, last, greatest(1, last / 20000)) as position
  join search.documents using (position)`;

const businesses = sql`(select sum(businesses) from search.facets)`;

/** Four to nine letters out of words that at least one name in two hundred has. */
const commonParts = sql`
  select distinct substr(word, first, letters) as term
  from search.words, generate_series(1, length(word) - 3) as first, generate_series(4, 9) as letters
  where occurrences > ${businesses} / 200 and first + letters - 1 <= length(word)`;
/** Words of one name in 200 to one in 10,000. */
const mediumWords = sql`
  select word as term from search.words
  where occurrences between ${businesses} / 10000 and ${businesses} / 200 and length(word) >= 4`;
const tenLetters = sql`
  select substr(name, 1 + abs(hashtext(name)) % (length(name) - 9), 10) as term
  from (${spread}) as spread where length(name) > 12`;
const twoWords = sql`
  select split_part(name, ' ', 1) || ' ' || split_part(name, ' ', 2) as term
  from (${spread}) as spread where name ~ '^[a-z]{3,} [a-z]{3,}'`;

/** Different terms in a shuffled but stable order, each with the filters of some business. */
async function draw(db: Db, terms: RawBuilder<unknown>, each: number): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    with terms as (
      select term, row_number() over (order by md5(term)) as number
      from (select distinct term from (${terms}) as drawn where term = btrim(term)) as terms
      order by number limit ${each}
    ),
    filters as (
      select categories.name as category, states.name as state, category_id, state_id,
        row_number() over (order by md5(spread.name)) as number
      from (${spread}) as spread
      join categories on categories.id = category_id
      join search.states on states.id = state_id
      order by number limit ${each}
    )
    select term, category, state, category_id, state_id from terms join filters using (number) order by number`.execute(
    db,
  );
  if (rows.length < each) throw new Error(`Only ${rows.length} different terms of ${each}.`);
  return rows;
}
