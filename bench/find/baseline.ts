import type { Pool } from "pg";
import { runLimited } from "../search/measure.ts";
import type { BenchQuery } from "./sample-queries.ts";

/** Runs the SQL that an experienced PostgreSQL developer would write for businesses. */
export async function runBaseline(pool: Pool, query: BenchQuery): Promise<void> {
  await runLimited(pool, statementOf(query));
}

function statementOf({ parsed, point }: BenchQuery) {
  const { words, place, category } = parsed;
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    ...(category ? [`category = ${value(category)}`] : []),
    ...(place?.kind === "state" ? [`state = ${value(place.state)}`] : []),
    ...(place?.kind === "city" ? [`city = ${value(place.city)} and state = ${value(place.state)}`] : []),
  ];
  const filter = conditions.map((condition) => `and ${condition}`).join(" ");
  const query = words.length > 0 ? `websearch_to_tsquery('english', ${value(words.join(" "))})` : null;
  const matches = query ? `tsv @@ ${query}` : "true";
  const rank = query ? `ts_rank(tsv, ${query}) desc,` : "";
  const order = point ? `order by point <-> point(${value(point.longitude)}, ${value(point.latitude)})` : "";
  const text = `
    select id, title from (
      select id, title, tsv, quality from search_documents
      where kind = 'business' and ${matches} ${filter} ${order} limit 400
    ) as best order by ${rank} quality desc limit 24`;
  return { text, values };
}
