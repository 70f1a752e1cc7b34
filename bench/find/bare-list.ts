import type { Pool } from "pg";
import type { Question } from "./draw-questions.ts";

/** Long enough to see that it is no match. A statement that is stopped counts with this. */
const maxMs = 1_000;
const stopped = "57014";

/** Stops what takes too long on every new connection of the pool. */
export function limitBare(pool: Pool): void {
  pool.on("connect", (client) => void client.query(`set statement_timeout = ${maxMs}`));
}

/** The list of businesses alone, as somebody who knows PostgreSQL would write it for these tables. */
export async function askBare(pool: Pool, question: Question): Promise<void> {
  await pool.query(statementOf(question)).catch((error: { code?: string }) => {
    if (error.code !== stopped) throw error;
  });
}

function statementOf({ reading, point }: Question) {
  const { words, place, category } = reading;
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    ...(category ? [`d.category_id = (select id from categories where name = ${value(category)})`] : []),
    ...(place?.kind === "state"
      ? [`d.state_id = (select id from search.states where name = ${value(place.state)})`]
      : []),
    ...(place?.kind === "city"
      ? [`b.location_city = ${value(place.city)} and b.location_state = ${value(place.state)}`]
      : []),
  ];
  const joined = "search.texts t join search.documents d using (position) join businesses b on b.id = d.id";
  const filter = conditions.map((condition) => `and ${condition}`).join(" ");
  const query = words.length > 0 ? `websearch_to_tsquery('english', ${value(words.join(" "))})` : null;
  const matches = query ? `t.tsv @@ ${query}` : "true";
  const rank = query ? `ts_rank(tsv, ${query}) desc,` : "";
  const order = point ? `order by point <-> point(${value(point.longitude)}, ${value(point.latitude)})` : "";
  const text = `
    select id, name from (
      select b.id, b.name, t.tsv, t.position from ${joined} where ${matches} ${filter} ${order} limit 400
    ) as best order by ${rank} position limit 24`;
  return { text, values };
}
