import { type RawBuilder, sql } from "kysely";
import type { Db } from "./open-database.server.ts";

type Column = {
  table: string;
  column: string;
  limit: number;
  /** Restricts the rows, to match a partial index. */
  where?: RawBuilder<boolean> | undefined;
};

/** The maximum number of entries in a menu. */
const maxChoices = 60;

/** The distinct values of a column as menu choices, in natural order. Needs an index that begins with the column. */
export async function listChoices(
  db: Db,
  table: string,
  column: string,
  where?: Column["where"],
): Promise<string[]> {
  const found = await listDistinct(db, { table, column, limit: maxChoices, where });
  return found.toSorted((one, other) => one.localeCompare(other, "en-US"));
}

/**
 * The distinct values of a column that an index begins with. Takes one index lookup per value, regardless of the
 * number of rows.
 */
export async function listDistinct(
  db: Db,
  { table, column, limit, where = sql<boolean>`true` }: Column,
): Promise<string[]> {
  const [from, name] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${name} as value from ${from} where ${name} is not null and ${where} order by ${name} limit 1)
      union all
      select (
        select ${name} from ${from} where ${name} > found.value and ${where} order by ${name} limit 1
      ) from found where found.value is not null
    )
    select value from found where value is not null limit ${limit}`.execute(db);
  return rows.map(({ value }) => value);
}
