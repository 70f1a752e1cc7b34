import { type RawBuilder, sql } from "kysely";
import type { Writer } from "./world.ts";

/** A row of this statement, chosen by the writer's random numbers. */
export async function pickRow<Row>(
  { db, random }: Writer,
  statement: RawBuilder<Row>,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`${statement} limit 60`.execute(db);
  return rows.length > 0 ? random.pick(rows) : undefined;
}
