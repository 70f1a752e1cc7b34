import { type RawBuilder, sql } from "kysely";

/** The moment that many days ago, by the clock of the database. */
export function daysAgo(days: number): RawBuilder<Date> {
  return sql<Date>`now() - make_interval(days => ${days})`;
}
