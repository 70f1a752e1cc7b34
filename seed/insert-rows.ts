import type { Client } from "pg";

export type Row = Record<string, unknown>;

/** Inserts rows in batches of a thousand as JSON, which PostgreSQL casts to the column types. */
export async function insertRows(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((name) => client.escapeIdentifier(name))
    .join(", ");
  for (let start = 0; start < rows.length; start += 1000) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(start, start + 1000))],
    );
  }
}
