import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Projection, ProjectionCheck } from "./projection.ts";

type Options = { sliceSize?: number };

/** Compares a projection with its view in both directions, slice by slice, and repairs what differs. */
export async function checkProjection(
  db: Db,
  projection: Projection,
  { sliceSize = 500 }: Options = {},
): Promise<ProjectionCheck> {
  const { name, sources } = projection;
  if (projection.check) return projection.check(db);
  const check = { name, rowsChecked: 0, differences: 0, remaining: 0 };
  if (sources.length === 0) {
    check.differences = await countDifferences(db, projection);
    if (check.differences > 0) {
      await sql`select ${sql.ref(`repair_${name}`)}()`.execute(db);
      check.remaining = await countDifferences(db, projection);
    }
    return check;
  }
  for (const source of sources) {
    let after: string | null = null;
    do {
      const ids = await listIds(db, source, { after, limit: sliceSize });
      after = ids.length === sliceSize ? (ids.at(-1) ?? null) : null;
      const drifted = await listDrifted(db, projection, ids);
      check.rowsChecked += ids.length;
      check.differences += drifted.length;
      if (drifted.length === 0) continue;
      await sql`select ${sql.ref(`repair_${name}`)}(${drifted}::uuid[])`.execute(db);
      check.remaining += (await listDrifted(db, projection, drifted)).length;
    } while (after !== null);
  }
  return check;
}

async function listIds(
  db: Db,
  { table, id }: Projection["sources"][number],
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const column = sql.ref(id);
  const { rows } = await sql<{ id: string }>`
    select ${column}::text as id from ${sql.table(table)}
    where ${after}::uuid is null or ${column} > ${after}::uuid order by ${column} limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

async function listDrifted(db: Db, projection: Projection, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct row_id::text as id from ${differences(projection, ids)}`.execute(db);
  return rows.map((row) => row.id);
}

async function countDifferences(db: Db, projection: Projection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${differences(projection, null)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Rows that only one side has. One statement compares both sides in the same snapshot. */
function differences({ name }: Projection, ids: readonly string[] | null) {
  const side = (view: string) => {
    if (ids === null) return sql`select * from ${sql.table(view)}`;
    return sql`select * from ${sql.table(view)} where row_id = any (${ids}::uuid[])`;
  };
  const [expected, actual] = [side(`${name}_expected`), side(`${name}_actual`)];
  return sql`((${expected} except all ${actual}) union all (${actual} except all ${expected})) as differing`;
}
