import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { type Place, type SearchSort, sortColumns } from "../search-sort.ts";
import { chooseSteps, type Step, tryInTurn } from "../search-steps.ts";
import { containing } from "../search-term.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

type Wish = { sort: SearchSort; after: Place | null; most: number };
export type Match = Place & { id: string };

/** The first so many businesses that match, in the order asked for. */
export async function matchDocuments(db: Db, search: PreparedSearch, wish: Wish): Promise<Match[]> {
  const read = async (step: Step) => {
    const { rows } = await sql<Match>`
      with page as materialized (${select(step, search, wish)})
      select page.position, page.key, documents.id
      from page join search.documents on documents.position = page.position
      order by page.key, page.position`.execute(db);
    return rows;
  };
  return (await tryInTurn(stepsFor(search, wish.most), read, (found) => found.length === wish.most)) ?? [];
}

/** How many businesses match, counted up to `most`. */
export async function countDocuments(db: Db, search: PreparedSearch, most: number): Promise<number> {
  const read = async (step: Step) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (${select(step, search, { sort: "best", after: null, most })}) as matches`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  return (await tryInTurn(stepsFor(search, most), read, (count) => count === most)) ?? 0;
}

function stepsFor(search: PreparedSearch, wanted: number): Step[] {
  if (!search.term) return search.filtered > 0 ? [{ read: "walk", rows: null }] : [];
  return chooseSteps({ ...search, wanted });
}

function select(step: Step, search: PreparedSearch, { sort, after, most }: Wish): RawBuilder<unknown> {
  const column = sql.ref(sortColumns[sort]);
  const order = sort === "best" ? sql`position` : sql`${column}, position`;
  if (step.read !== "walk") {
    // Collected before anything else is asked: a filter's own index would add work instead of saving it.
    return sql`
      with matches as materialized (
        select position, category_id, state_id, ${column} as key from ${collected(step, search.term)}
      )
      select position, key from matches
      where true ${passing(search)} ${comesAfter(sort, sql`key`, after)} order by key, position limit ${most}`;
  }
  const where = sql`where true ${passing(search)} ${comesAfter(sort, column, after)}`;
  if (step.rows === null) {
    // No index knows this way to look for a term, and the planner takes it for frequent: the walk stays a walk.
    const holdsTerm = search.term ? sql`and strpos(name, ${search.term}) > 0` : sql``;
    return sql`select position, ${column} as key from search.documents ${where} ${holdsTerm} order by ${order} limit ${most}`;
  }
  return sql`
    select position, key from (
      select position, name, ${column} as key from search.documents ${where} order by ${order} limit ${step.rows}
    ) as stretch
    where name like ${containing(search.term)} order by key, position limit ${most}`;
}

/** The businesses whose name holds the term, from where the step finds them, as the rest of a statement. */
export function collected(step: Step, term: string): RawBuilder<unknown> {
  const holdsTerm = sql`name like ${containing(term)}`;
  if (step.read === "trigrams") {
    const asked = step.asks.map((part) => sql`and name like ${containing(part)}`);
    // Compared in a way that the index does not know: it would be asked for every run of the term again.
    return sql`search.documents where strpos(name, ${term}) > 0 ${sql.join(asked, sql` `)}`;
  }
  if (step.read === "walk") {
    return sql`(select * from search.documents order by position limit ${step.rows}) as stretch where ${holdsTerm}`;
  }
  // Compared in a way that no index knows: the list is shorter than what it would offer.
  return sql`
    search.gram_positions join search.documents using (position)
    where gram = ${step.gram} and strpos(name, ${term}) > 0`;
}

/** The filters, as further conditions of a statement. */
export function passing({
  categoryId,
  stateId,
}: Pick<PreparedSearch, "categoryId" | "stateId">): RawBuilder<unknown> {
  return sql`
    ${categoryId === null ? sql`` : sql`and category_id = ${categoryId}`}
    ${stateId === null ? sql`` : sql`and state_id = ${stateId}`}`;
}

function comesAfter(sort: SearchSort, key: RawBuilder<unknown>, after: Place | null): RawBuilder<unknown> {
  if (!after) return sql``;
  if (sort === "best") return sql`and position > ${after.position}`;
  return sql`and (${key}, position) > (${after.key}, ${after.position})`;
}
