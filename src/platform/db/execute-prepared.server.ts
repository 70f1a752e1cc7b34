import type { RawBuilder } from "kysely";
import type { Db } from "./open-database.server.ts";
import { nameStatement } from "./statement-names.server.ts";

/**
 * Runs a statement whose SQL has few variants as a prepared statement: each connection plans each variant once. For
 * statements built from conditions; `prepareStatement` is for those with fixed SQL. Not for a statement whose best
 * plan depends on its values, such as a search for a term.
 * PostgreSQL plans every call if the values promise a cheaper plan, such as limits as parameters and arrays shorter
 * than ten. Write limits with `sql.lit`.
 */
export async function executePrepared<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  const compiled = statement.compile(db);
  nameStatement(compiled.sql);
  const { rows } = await db.executeQuery(compiled);
  return rows;
}
