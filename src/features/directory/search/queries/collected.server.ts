import { type RawBuilder, sql } from "kysely";
import type { Step } from "../search-steps.ts";
import type { PreparedSearch } from "./prepare-search.server.ts";

/**
 * The businesses whose name holds the term, from where the step finds them: tables of a statement, the last of which is
 * `collected`. Names are compared in a way that no index knows: it would be asked for every run of the term again.
 */
export function collected(step: Step, { term }: Pick<PreparedSearch, "term">): RawBuilder<unknown> {
  const holdsTerm = sql`strpos(name, ${term}) > 0`;
  if (step.read === "gathered") {
    return sql`
      collected as materialized (
        select * from search.documents where position = any (${step.positions}::integer[]) and ${holdsTerm}
      )`;
  }
  if (step.read === "listed") {
    return sql`
      collected as materialized (
        select documents.* from search.gram_positions join search.documents using (position)
        where gram = ${step.gram} and ${holdsTerm}
      )`;
  }
  if (step.read !== "trigrams") {
    return sql`
      collected as (
        select * from (select * from search.documents order by position limit ${step.rows}) as stretch
        where ${holdsTerm}
      )`;
  }
  const holds = (gram: string) => sql`search_key(name) like '%' || search_key(${gram}) || '%'`;
  const asked = sql.join(step.asks.map(holds), sql` and `);
  if (!step.most) {
    return sql`collected as materialized (select * from search.documents where ${asked} and ${holdsTerm})`;
  }
  // Bounded only from outside: a limit within would have the planner read the whole table instead of the index.
  return sql`
    indexed as materialized (select * from search.documents where ${asked}),
    candidates as materialized (select * from indexed limit ${step.most}),
    collected as materialized (select * from candidates where ${holdsTerm})`;
}
