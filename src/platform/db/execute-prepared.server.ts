import type { RawBuilder } from "kysely";
import type { Db } from "./open-database.server.ts";
import { nameStatement } from "./statement-names.server.ts";

/**
 * Runs a statement whose text takes few forms as a prepared statement: each connection plans each form once. For
 * statements that are put together from conditions; `prepareStatement` is for those with one text. Not for a statement
 * whose best plan depends on its values, such as a search for a term.
 *
 * PostgreSQL plans anew at each call where the values promise a cheaper plan: limits as parameters and arrays shorter
 * than ten do. Write limits with `sql.lit`, and hide other such values with `hideFromPlanner`.
 */
export async function executePrepared<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  const compiled = statement.compile(db);
  nameStatement(compiled.sql);
  const { rows } = await db.executeQuery(compiled);
  return rows;
}
