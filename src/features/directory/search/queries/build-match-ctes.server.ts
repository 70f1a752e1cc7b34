import { type RawBuilder, sql } from "kysely";
import type { Step } from "../search-steps.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

/**
 * CTEs with the businesses whose name contains the term, as the step finds them; the last one is `collected`.
 * Names are compared with `strpos`, because `like` would make PostgreSQL look up every trigram of the term again.
 */
export function buildMatchCtes(step: Step, { term }: Pick<PreparedSearch, "term">): RawBuilder<unknown> {
  const containsTerm = sql`strpos(name, ${term}) > 0`;
  if (step.read === "positions") {
    return sql`
      collected as materialized (
        select * from search.documents where position = any (${step.positions}::integer[]) and ${containsTerm}
      )`;
  }
  if (step.read === "listed") {
    return sql`
      collected as materialized (
        select documents.* from search.gram_positions join search.documents using (position)
        where gram = ${step.gram} and ${containsTerm}
      )`;
  }
  if (step.read !== "trigrams") {
    return sql`
      collected as (
        select * from (select * from search.documents order by position limit ${step.rows}) as scanned
        where ${containsTerm}
      )`;
  }
  const containsGram = (gram: string) => sql`search_key(name) like '%' || search_key(${gram}) || '%'`;
  const containsGrams = sql.join(step.grams.map(containsGram), sql` and `);
  if (!step.maxCompared) {
    return sql`collected as materialized (select * from search.documents where ${containsGrams} and ${containsTerm})`;
  }
  // The limit is in a CTE of its own: next to the condition, it would make the planner scan the table.
  return sql`
    indexed as materialized (select * from search.documents where ${containsGrams}),
    candidates as materialized (select * from indexed limit ${step.maxCompared}),
    collected as materialized (select * from candidates where ${containsTerm})`;
}
