import { sql } from "kysely";

/** The number of days of a guide: the first, and others with a breakfast. */
export function countDays() {
  return sql<number>`1 + num_nonnulls(nullif(btrim(day2_breakfast_name), ''), nullif(btrim(day3_breakfast_name), ''))`;
}
