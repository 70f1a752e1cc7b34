import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Db } from "#platform/db/open-database.server.ts";

/** A checklist id, and the column and type it requires. */
export type ColumnSpec = [id: string, column: string, type: string];

/** One test per column: it has its type, and the app's role may read it. */
export function testColumns(open: () => Db, relation: string, columns: ColumnSpec[]) {
  it.each(columns)(`[%s] ${relation}.%s is %s`, async (_id, column, type) => {
    expect(await findType(open(), relation, column)).toBe(type);
    await sql`select ${sql.ref(column)} from ${sql.table(relation)} limit 0`.execute(open());
  });
}

async function findType(db: Db, relation: string, column: string) {
  const { rows } = await sql<{ type: string }>`
    select format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as type
    from pg_attribute
    where attrelid = to_regclass(${relation}) and attname = ${column} and attnum > 0 and not attisdropped
  `.execute(db);
  return rows[0]?.type;
}
