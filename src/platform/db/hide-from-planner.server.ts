import { type RawBuilder, sql } from "kysely";

/**
 * A value that the planner does not look at: it plans as for any other, so a prepared statement is planned once. For a
 * search of words through their index: the planner knows how frequent a word is in the whole table, but neither which
 * words occur together nor that a word of events is rare among artists, and then reads the table in another order until
 * it has enough, which may be never.
 */
export function hideFromPlanner<Value>(value: RawBuilder<Value>): RawBuilder<Value> {
  return sql<Value>`(select ${value})`;
}

/** A row for each of these texts. */
export function unnestHidden(texts: readonly string[]): RawBuilder<unknown> {
  return sql`unnest(${hideFromPlanner(sql`${texts}::text[]`)})`;
}

/** Whether a column begins with a text, by the order of code points, so that an index in that order finds it. */
export function startsWithHidden(column: string, text: string): RawBuilder<boolean> {
  const bound = (value: string) => hideFromPlanner(sql`${value}::text`);
  return sql<boolean>`${sql.ref(column)} >= ${bound(text)} and ${sql.ref(column)} < ${bound(`${text}\u{10ffff}`)}`;
}
